import { chooseCard, itself, linger, monster, perishesWhile, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const GRADIUS = 10992251;
const free = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, GRADIUS));
/** The one that it was summoned for. */
const chosen = (q: Scope): CardId | undefined => {
  const { moment } = q.lastingOfSelf('bound').at(-1) ?? {};
  return q.monsters().find((id) => q.card(id).arrival === moment);
};
const valueOf =
  (value: 'atk' | 'def') =>
  (q: Scope): number | undefined => {
    const id = chosen(q);
    return id === undefined || q.isFaceDown(id) ? undefined : q[value](id);
  };

/** Comes for an own face-up Gradius, has its ATK and DEF at every moment, and goes when that leaves the field. */
export default monster(14291024, {
  summoning: {
    specialOnly: true,
    onlyBy: 'procedure',
    procedure: {
      from: 'hand',
      rule: 'needs-another-card',
      can: (q) => free(q).length > 0,
      *perform(e) {
        const ship = yield* chooseCard(e, { from: free(e), prompt: 'choose' });
        yield* linger(e, 'bound', { data: { moment: e.card(ship!).arrival } });
      },
    },
  },
  lingering: { bound: { until: 'forever' } },
  continuous: [
    stats(itself, { originalAtk: valueOf('atk'), originalDef: valueOf('def') }),
    perishesWhile((q) => q.lastingOfSelf('bound').length > 0 && chosen(q) === undefined),
  ],
});
