import { gives, isChosen, linger, spell, target } from '../../../../engine/duel/api';

/** An own face-up monster with 1000 ATK or less may attack the player directly this turn. */
export default spell(77876207, {
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => q.atk(id) <= 1000)),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'pass', { cards: e.targets });
    },
  },
  lingering: { pass: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksDirectly', isChosen)] } },
});
