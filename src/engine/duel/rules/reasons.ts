import * as kernel from '../../kernel/reasons';
import type { RuleId } from '../register/index';
import type { CardId } from '../model/vocabulary';

/** One reason why something may not be done, with the rule that says so. */
export interface Reason extends kernel.AnyReason {
  readonly rule: RuleId;
  readonly card?: CardId | undefined;
}

/** Collects the reasons against something: see `against` of the kernel. */
export type Reasons = Reason[];

/** States a reason. @returns true when the asker wants no more than a no: then stop. */
export const against: (why: Reasons | undefined, rule: RuleId, card?: CardId, amount?: number) => boolean = kernel.against;

export const { noneAgainst, areRulesTried } = kernel;
