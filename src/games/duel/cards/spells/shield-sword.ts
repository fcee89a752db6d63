import { isChosen, linger, spell, stats } from '../../../../engine/duel/api';

/** Original ATK and DEF of all monsters that are face-up when it resolves change places until the turn ends. */
export default spell(52097679, {
  activate: {
    actsOn: (q) => q.faceUpMonsters(),
    *resolve(e) {
      yield* linger(e, 'swapped', { cards: e.actedOn });
    },
  },
  lingering: {
    swapped: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [stats(isChosen, { originalAtk: (q, id) => q.originalDef(id), originalDef: (q, id) => q.originalAtk(id) })],
    },
  },
});
