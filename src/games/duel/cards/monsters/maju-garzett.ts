import { itself, monster, stats, wasTributeSummoned, type Scope } from '../../../../engine/duel/api';
import { printedAtkAsMonster } from '../shared/tribute-values';

const together = (q: Scope): number =>
  (q.card(q.self).madeOf ?? []).reduce((sum, { card }) => sum + printedAtkAsMonster(q, card), 0);

/** Tribute Summoned, its ATK is the original ATK of its tributes together; by no other way has it any. */
export default monster(8794435, {
  notes: [{ on: 'summon', when: wasTributeSummoned, remembers: (q) => ({ amount: together(q) }) }],
  continuous: [stats(itself, { atk: (q) => q.data.amount ?? 0, isTheValue: true })],
});
