import type { ProfileId, RuleOptions } from '../model/profile';
import { EXPERT } from './expert';
import { MODERN } from './modern';

/** What each rule set decides, without the rules that carry it out: a page can read it before it fetches those. */
export const RULE_OPTIONS: Readonly<Record<ProfileId, RuleOptions>> = { expert: EXPERT, modern: MODERN };
