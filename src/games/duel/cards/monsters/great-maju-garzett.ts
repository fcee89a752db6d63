import { itself, monster, stats, wasTributeSummoned, type Scope } from '../../../../engine/duel/api';
import { printedAtkAsMonster } from '../shared/tribute-values';

const twice = (q: Scope): number => 2 * printedAtkAsMonster(q, q.card(q.self).madeOf![0]!.card);

/** Tribute Summoned, its ATK is twice the original ATK of its tribute. */
export default monster(47942531, {
  notes: [{ on: 'summon', when: wasTributeSummoned, remembers: (q) => ({ amount: twice(q) }) }],
  continuous: [stats(itself, { atk: (q) => q.data.amount ?? 0, isTheValue: true })],
});
