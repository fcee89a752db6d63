import { onlyExplains, ownOptions, PROFILES, RULES, tryRules, withoutOption, type ProfileId, type RuleId } from '../engine/duel';
import { playText, type Games } from '../scenario';
import rulesIndex from '../scenario/data/rules-index.json';
import { profileOf, readOptions } from './options';
import { scenarioFiles, testsByKey, testsByRule, testsNamingOption, type ScenarioFile } from './rule-evidence';
import { printJson, UsageError, type Command, type Terminal } from './terminal';

/**
 * `rules [R123…] [--profile P] [--mutate [KEY…]]`: which scenarios and tests show each numbered statement of a rule set; with
 * --mutate, which rules of the register the scenarios would miss; rules that only explain are listed with what shows them. With
 * both, which options of that rule set its scenarios would miss. One JSON line each. 0 when all are shown or missed, else 1.
 */
export const rules: Command = (args, terminal, games) => {
  const { options, files: wanted } = readOptions(args, { mutate: 'flag', profile: 'text' });
  const profile = profileOf(games.duel, options.profile);
  if (options.mutate !== true) return showStatements(games, profile, wanted, terminal);
  return options.profile === undefined
    ? showMissed(games, wanted, terminal)
    : showMissedOptions(games, profile, wanted, terminal);
};

const someOf = (all: readonly string[], wanted: readonly string[]): readonly string[] => {
  const unknown = wanted.find((one) => !all.includes(one));
  if (unknown !== undefined) throw new UsageError(`There is no rule "${unknown}".`);
  return wanted.length === 0 ? all : wanted;
};

function showStatements(games: Games, ruleSet: ProfileId, wanted: readonly string[], terminal: Terminal): number {
  const statements = rulesIndex.filter(({ profile }) => profile === ruleSet);
  const ids = someOf(
    statements.map(({ id }) => id),
    wanted,
  );
  const files = scenarioFiles().filter(({ profile }) => profile === ruleSet);
  const tests = testsByRule();
  // A number may stand in two rule sets: a test of another one than the usual says so.
  const isOfRuleSet = (test: string): boolean => ruleSet === games.duel.profiles[0] || test.includes(ruleSet);
  const outcomes = new Map<string, boolean>();
  const holds = ({ file, text }: ScenarioFile): boolean => {
    const known = outcomes.get(file);
    if (known !== undefined) return known;
    const { ok, failures } = playText(games, text);
    outcomes.set(file, ok);
    if (!ok) terminal.note(`${file} fails: ${failures.join('; ')}`);
    return ok;
  };
  let code = 0;
  for (const { id, profile } of statements.filter((one) => ids.includes(one.id))) {
    const scenarios = files.filter((one) => one.rules.includes(id));
    const named = (tests.get(id) ?? []).filter(isOfRuleSet);
    const allHold = scenarios.map(holds).every(Boolean);
    const ok = allHold && scenarios.length + named.length > 0;
    if (!ok) code = 1;
    printJson(terminal, { id, profile, scenarios: scenarios.map(({ file }) => file), tests: named, ok });
  }
  return code;
}

/** Given to wishes that only the table can express: about an empty place, or to drop a card on a zone. No scenario meets them. */
const OF_THE_TABLE: readonly RuleId[] = ['nothing-there', 'not-a-pendulum-monster'];

/** Far more reasons than any scenario asks for: without a rule a duel may go round in circles. */
const MOST_REASONS = 200_000;

function showMissed(games: Games, wanted: readonly string[], terminal: Terminal): number {
  const keys = someOf(Object.keys(RULES), wanted) as readonly RuleId[];
  const stating = scenariosStating(games);
  const tests = testsByKey(keys);
  const testsOfStatements = testsByRule();
  let code = 0;
  for (const rule of keys) {
    const named = [
      ...new Set([...(tests.get(rule) ?? []), ...RULES[rule].cites.flatMap((cite) => testsOfStatements.get(cite) ?? [])]),
    ];
    const stated = stating.get(rule) ?? [];
    if (onlyExplains(rule)) {
      const shownBy = scenarioFiles()
        .filter(({ rules }) => rules.some((id) => RULES[rule].cites.some((cite) => cite === id)))
        .map(({ file }) => file);
      if (shownBy.length + named.length === 0 || stated.length > 0) code = 1;
      printJson(terminal, { rule, explains: true, shownBy, tests: named, stated: stated.length });
      continue;
    }
    const by = stated.find((one) => !holdsWithout(games, rule, one))?.file ?? null;
    if (by === null && !(OF_THE_TABLE.includes(rule) && named.length > 0)) code = 1;
    printJson(terminal, { rule, missed: by !== null, by, stated: stated.length, tests: named });
  }
  return code;
}

/** Each option of the rule set, set as the usual rules have it: a scenario of the rule set must notice, or a test name it. */
function showMissedOptions(games: Games, ruleSet: ProfileId, wanted: readonly string[], terminal: Terminal): number {
  const options = someOf(ownOptions(ruleSet), wanted) as ReturnType<typeof ownOptions>;
  const files = scenarioFiles().filter(({ profile }) => profile === ruleSet);
  let code = 0;
  for (const option of options) {
    const { [option]: value } = PROFILES[ruleSet];
    const by = withoutOption(ruleSet, option, () => files.find((one) => !stillHolds(games, one)))?.file ?? null;
    const named = testsNamingOption(option);
    if (by === null && named.length === 0) code = 1;
    printJson(terminal, { option, value, missed: by !== null, by, tests: named });
  }
  return code;
}

function stillHolds(games: Games, { text }: ScenarioFile): boolean {
  try {
    return playText(games, text).ok;
  } catch {
    return false;
  }
}

/** Which scenarios come upon each rule at all: switching it off changes nothing in the others. */
function scenariosStating(games: Games): ReadonlyMap<RuleId, readonly ScenarioFile[]> {
  const stating = new Map<RuleId, ScenarioFile[]>();
  for (const one of scenarioFiles()) {
    const stated = new Set<RuleId>();
    const { ok } = tryRules(
      (rule) => !stated.add(rule),
      () => playText(games, one.text),
    );
    if (ok) for (const rule of stated) stating.set(rule, [...(stating.get(rule) ?? []), one]);
  }
  return stating;
}

function holdsWithout(games: Games, rule: RuleId, { text }: ScenarioFile): boolean {
  let count = 0;
  const isOff = (stated: RuleId): boolean => {
    if (++count > MOST_REASONS) throw new Error(`Without ${rule} the duel goes on for ever.`);
    return stated === rule;
  };
  try {
    return tryRules(isOff, () => playText(games, text).ok);
  } catch {
    return false;
  }
}
