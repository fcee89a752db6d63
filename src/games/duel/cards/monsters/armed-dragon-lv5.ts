import { destroy, ignition, monster, sendFromHand, target, type CardId, type Scope } from '../../../../engine/duel/api';
import { becomes } from '../shared/levels';
import { paidCard } from '../shared/paid';
import { notesVictims } from '../shared/victims';

const ARMED_DRAGON_LV7 = 73879377;

const preyOf = (q: Scope, sent: CardId): CardId[] =>
  q.faceUpMonstersOf(q.opponent).filter((id) => q.atk(id) <= q.printedAtk(sent));

/**
 * For a monster sent from the hand to the Graveyard it destroys an opposing one with no more ATK, as often as wanted. In the
 * End Phase of a turn in which it destroyed a monster by battle it may bring its next level.
 */
export default monster(46384672, {
  notes: [notesVictims],
  effects: [
    ignition({
      costs: [sendFromHand(1, (q, id) => q.isMonster(id) && preyOf(q, id).length > 0)],
      targets: target((q) => {
        const paid = paidCard(q);
        return paid === undefined ? q.faceUpMonstersOf(q.opponent) : preyOf(q, paid);
      }),
      *resolve(e) {
        const prey = preyOf(e, e.paid[0]!);
        yield* destroy(
          e,
          e.targets.filter((id) => prey.includes(id)),
        );
      },
    }),
    becomes(ARMED_DRAGON_LV7, { phase: 'end', whose: 'each', condition: (q) => q.data.turn === q.turn }),
  ],
});
