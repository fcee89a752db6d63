import {
  banishSelfFromGraveyard,
  isChosen,
  isEffectMonster,
  linger,
  negates,
  quick,
  target,
  trap,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

/** Negates the effects of one face-up Effect Monster of the opponent until the turn ends. */
const breaksThrough = {
  targets: target((q: Scope) => q.faceUpMonstersOf(q.opponent).filter((id) => isEffectMonster(q, id))),
  *resolve(e: Effect) {
    if (e.target !== null) yield* linger(e, 'broken', { cards: e.targets });
  },
};

/** From the Graveyard once more, in the own turn and not the one in which it came there, removed from play. */
export default trap(78474168, {
  activate: breaksThrough,
  effects: [
    quick(['graveyard'], {
      ...breaksThrough,
      condition: (q) => q.isMyTurn && q.card(q.self).turnArrived < q.turn,
      rule: 'own-later-turn',
      costs: [banishSelfFromGraveyard],
    }),
  ],
  lingering: { broken: { until: 'endOfTurn', about: 'cards', parts: [negates(isChosen)] } },
});
