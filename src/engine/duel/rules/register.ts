/** Placeholder type until the register is filled in. */
export type RuleId = string;
