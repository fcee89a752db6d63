import { destroy, isChosen, linger, spell, stats } from '../../../../engine/duel/api';

/** The ATK of all own face-up Machines is doubled; in the End Phase they are destroyed. */
export default spell(23171610, {
  activate: {
    damageStep: 'untilCalculation',
    actsOn: (q) => q.faceUpMonstersOf(q.player).filter((id) => q.race(id) === 'Machine'),
    *resolve(e) {
      yield* linger(e, 'unlimited', { cards: e.actedOn });
    },
  },
  lingering: {
    unlimited: {
      until: 'endPhase',
      about: 'cards',
      parts: [stats(isChosen, { atkTimes: 2 })],
      *atEnd(e) {
        const machines = e.lingering!.cards.filter(({ card, arrival }) => e.card(card).arrival === arrival);
        yield* destroy(
          e,
          machines.map(({ card }) => card),
        );
      },
    },
  },
});
