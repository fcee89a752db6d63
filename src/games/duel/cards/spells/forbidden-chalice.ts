import { isChosen, linger, negates, spell, stats, target } from '../../../../engine/duel/api';

/**
 * Until the turn ends a face-up monster has 400 ATK more and no effects; what makes a Trap a monster is none of these. Also in
 * the Damage Step, up to damage calculation.
 */
export default spell(25789292, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'chalice', { cards: e.targets });
    },
  },
  lingering: {
    chalice: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [stats(isChosen, { atk: 400 }), negates((q, card) => isChosen(q, card) && !q.isTrap(card))],
    },
  },
});
