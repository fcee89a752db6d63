import { ownOptions, PROFILE_IDS, PROFILES, RULES, withoutOption, type ProfileId, type RuleId } from '../../../engine/duel';
import type { RuleBook, RuleOptions } from '../../../cli/cli-game';
import statements from '../scenario/data/rules-index.json';

/** A test of another game says so in its path. */
const isOfAnother = (test: string): boolean => /^[^:]*vision/.test(test);

export const ruleBook = (profile: ProfileId): RuleBook => ({
  register: RULES,
  statements: statements.filter((one) => one.profile === profile).map(({ id }) => id),
  // About an empty place, or to drop a card on a zone.
  ofTheTable: ['nothing-there', 'not-a-pendulum-monster'] satisfies RuleId[],
  // A test of another rule set than the usual says so.
  isShownBy: (test) => profile === PROFILE_IDS[0] || test.includes(profile),
  isOfGame: (test) => !isOfAnother(test),
});

export function ruleOptions(profile: ProfileId): RuleOptions {
  const names = ownOptions(profile);
  const named = (option: string): (typeof names)[number] => names.find((one) => one === option)!;
  return {
    names,
    value: (option) => PROFILES[profile][named(option)],
    without: (option, play) => withoutOption(profile, named(option), play),
  };
}
