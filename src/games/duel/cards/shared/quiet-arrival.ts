import { forbids, monster, type CardId, type Scope } from '../../../../engine/duel/api';

const hasJustBeenNormalSummoned = (q: Scope): boolean => q.summonedJustNow(undefined, ['summon']).includes(q.self);
const barsTrap = (q: Scope, { card }: { readonly card: CardId | null }): boolean =>
  card !== null && q.isTrap(card) && hasJustBeenNormalSummoned(q);

/** Monsters whose Normal Summon, by an effect too, no Trap answers once it has succeeded: nor what is chained in that window. */
export const quietArrival = (passcode: number) =>
  monster(passcode, {
    continuous: [forbids('activateCard', 'traps-barred-at-its-summon', barsTrap)],
  });
