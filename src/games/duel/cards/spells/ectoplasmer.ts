import {
  chooseCard,
  damage,
  halfDamage,
  isWithinReach,
  mayBeTributed,
  nothing,
  opponentOf,
  phaseTrigger,
  spell,
  tribute,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const offered = (q: Scope): CardId[] => q.faceUpMonstersOf(q.turnPlayer).filter((id) => mayBeTributed(q, id));

/** In each End Phase the turn player must tribute a face-up monster; the other player takes half its original ATK. */
export default spell(97342942, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['spellTrap'],
      condition: (q) => offered(q).length > 0,
      hurts: (q) => [opponentOf(q.turnPlayer)],
      *resolve(e) {
        const from = offered(e).filter((id) => isWithinReach(e, id));
        const soul = yield* chooseCard(e, { player: e.turnPlayer, from, prompt: 'tribute' });
        if (soul === undefined) return;
        yield* tribute(e, [soul], 'effect');
        yield* damage(e, opponentOf(e.turnPlayer), halfDamage(e.facts(soul).atk ?? 0));
      },
    }),
  ],
});
