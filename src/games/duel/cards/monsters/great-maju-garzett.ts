import { itself, monster, stats, wasTributeSummoned, type Scope } from '../../../../engine/duel/api';

const twice = (q: Scope): number => 2 * (q.facts(q.card(q.self).madeOf![0]!.card).atk ?? 0);

/** Tribute Summoned, its ATK is twice the original ATK of its tribute. */
export default monster(47942531, {
  notes: [{ on: 'summon', when: wasTributeSummoned, remembers: (q) => ({ amount: twice(q) }) }],
  continuous: [stats(itself, { atk: (q) => q.data.amount ?? 0, isItsValue: true })],
});
