import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const withoutTributes = (q: Scope): boolean => q.card(q.self).madeOf === undefined;
const halved = (half: number) => (q: Scope) => (q.data.amount === undefined ? undefined : half);

/** May be Normal Summoned or Set without a tribute: its original ATK and DEF are then halved, until it is turned face-down. */
export default monster(51632798, {
  summoning: { alsoWith: { tributes: 0, set: true } },
  notes: (['summon', 'set'] as const).map((on) => ({ on, when: withoutTributes, remembers: () => ({ amount: 0 }) })),
  continuous: [stats(itself, { originalAtk: halved(1400), originalDef: halved(1000) })],
});
