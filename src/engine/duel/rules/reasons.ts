import type { CardId } from '../model/vocabulary';
import type { RuleId } from './register';

/** One reason why something may not be done, with the rule that says so. */
export interface Reason {
  readonly rule: RuleId;
  readonly card?: CardId;
  readonly amount?: number;
}

/**
 * Collects the reasons against something. Legality has one home: asked quickly (`Reasons | undefined` left out) it stops at the
 * first reason; asked fully it finds them all.
 */
export type Reasons = Reason[];

/**
 * States a reason. @returns true when the asker wants no more than a no: then stop.
 * Use: `if (bad && against(why, 'rule')) return false;` and at the end `return why === undefined || why.length === 0`.
 */
export function against(why: Reasons | undefined, rule: RuleId, card?: CardId, amount?: number): boolean {
  if (why === undefined) return true;
  why.push({ rule, card, amount });
  return false;
}

export const noneAgainst = (why: Reasons | undefined): boolean => why === undefined || why.length === 0;
