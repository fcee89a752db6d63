import { CAME, itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const withoutTributes = (q: Scope): boolean => {
  const { came, madeOf } = q.card(q.self);
  return madeOf === undefined && (came & CAME.byLevel) === 0;
};
const halved = (half: number) => (q: Scope) => (q.data.amount === undefined ? undefined : half);

/** May be Normal Summoned or Set without a tribute: its original ATK and DEF are then halved, until it is turned face-down. */
export default monster(51632798, {
  summoning: { alsoWith: { tributes: 0, set: true } },
  notes: (['summon', 'set'] as const).map((on) => ({ on, when: withoutTributes, remembers: () => ({ amount: 0 }) })),
  continuous: [stats(itself, { originalAtk: halved(1400), originalDef: halved(1000) })],
});
