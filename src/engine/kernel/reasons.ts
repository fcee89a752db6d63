/** One reason why something may not be done, with the rule that says so. */
export interface AnyReason {
  readonly rule: string;
  readonly card?: number | undefined;
  readonly amount?: number | undefined;
}

/** Told every reason that is about to be stated. @returns true when it must not be: its rule is switched off. */
type RuleTrial = (rule: string) => boolean;

/** Only while rules are tried out (`tryRules`). */
let trial: RuleTrial | undefined;

/**
 * States a reason. Legality has one home: asked quickly (`why` undefined) it stops at the first reason; asked fully it finds them
 * all.
 * @returns true when the asker wants no more than a no: then stop.
 * Use: `if (bad && against(why, 'rule')) return false;` and at the end `return noneAgainst(why)`.
 */
export function against(why: AnyReason[] | undefined, rule: string, card?: number, amount?: number): boolean {
  if (trial !== undefined && trial(rule)) return false;
  if (why === undefined) return true;
  why.push({ rule, card, amount });
  return false;
}

/** Rules are tried out now: what else would be passed over, for one of them says no anyway, must be asked. */
export const areRulesTried = (): boolean => trial !== undefined;

export const noneAgainst = (why: readonly AnyReason[] | undefined): boolean => why === undefined || why.length === 0;

/** Plays with the rules watched, or one switched off, to see whether anything misses it. */
export function tryRules<T>(watch: RuleTrial, play: () => T): T {
  const before = trial;
  trial = watch;
  try {
    return play();
  } finally {
    trial = before;
  }
}
