import type { Clause } from '../../../../engine/duel';
import clauseLines from './clause-lines.json';

/**
 * Which lines of a card's words stand for which of its doings: what is asked, waits on the chain or may be activated is told by
 * them, the first one first. None: it only stands on the field from then on, which its other lines say.
 */
export const linesOf = (passcode: number, clause: Clause): readonly number[] => linesByClause(passcode)[clause] ?? NONE;

/** All of a card's doings with their lines. */
export const linesByClause = (passcode: number): Readonly<Partial<Record<string, readonly number[]>>> =>
  (clauseLines as Readonly<Record<string, Readonly<Partial<Record<string, readonly number[]>>>>>)[String(passcode)] ?? {};

const NONE: readonly number[] = [];
