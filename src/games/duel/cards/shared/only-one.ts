import { perishesWhile, type CardId, type CodeSpec, type ContinuousPart, type Scope } from '../../../../engine/duel/api';

const others = (q: Scope, name: number): CardId[] =>
  q.faceUpMonstersOf(q.player).filter((id) => id !== q.self && q.isNamed(id, name));

/** It is not Summoned to a side on which one of that name lies face-up. */
export const notBeside = (name: number): NonNullable<CodeSpec['summoning']> => ({
  needs: { of: 'any', rule: 'only-one-of-it', can: (q) => others(q, name).length === 0 },
});
/**
 * Where there are two all the same, the one that has not been face-up there as long is destroyed; one that an attack has turned
 * up after damage calculation.
 */
export const perishesBeside = (name: number): ContinuousPart =>
  perishesWhile((q) => others(q, name).some((id) => q.card(id).faceUpSince < q.card(q.self).faceUpSince));
