import { ownOptions, PROFILES, withoutOption, type ProfileId } from '../engine/duel';
import { tryRules } from '../engine/kernel';
import { playText, type Games } from './games';
import { chosenGame, type Chosen } from './chosen-game';
import { readOptions } from './options';
import { ruleBookOf } from './rule-book';
import { scenarioFiles, testsByKey, testsByRule, testsNamingOption, type ScenarioFile } from './rule-evidence';
import { printJson, UsageError, type Command, type Terminal } from './terminal';

/**
 * `rules [R123…] [--game G] [--profile P] [--mutate [KEY…]]`: which scenarios and tests show each numbered statement of a rule
 * set; with --mutate, which rules of the game's register its scenarios would miss; rules that only explain are listed with what
 * shows them. With --mutate and --profile, which options of that rule set its scenarios would miss. One JSON line each. 0 when
 * all are shown or missed, else 1.
 */
export const rules: Command = (args, terminal, games) => {
  const { options, files: wanted } = readOptions(args, { mutate: 'flag', game: 'text', profile: 'text' });
  const chosen = chosenGame(games, options);
  if (options.mutate !== true) return showStatements(games, chosen, wanted, terminal);
  // VISION is played by one rule set, which has no options.
  return options.profile === undefined || chosen.game !== 'duel'
    ? showMissed(games, chosen, wanted, terminal)
    : showMissedOptions(games, chosen.profile, wanted, terminal);
};

const someOf = (all: readonly string[], wanted: readonly string[]): readonly string[] => {
  const unknown = wanted.find((one) => !all.includes(one));
  if (unknown !== undefined) throw new UsageError(`There is no rule "${unknown}".`);
  return wanted.length === 0 ? all : wanted;
};

function showStatements(games: Games, chosen: Chosen, wanted: readonly string[], terminal: Terminal): number {
  const { statements, isShownBy } = ruleBookOf(chosen);
  const { profile } = chosen;
  const ids = someOf(statements, wanted);
  const files = scenarioFiles(chosen.game).filter((one) => one.profile === profile);
  const tests = testsByRule();
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
  for (const id of statements.filter((one) => ids.includes(one))) {
    const scenarios = files.filter((one) => one.rules.includes(id));
    const named = (tests.get(id) ?? []).filter(isShownBy);
    const allHold = scenarios.map(holds).every(Boolean);
    const ok = allHold && scenarios.length + named.length > 0;
    if (!ok) code = 1;
    printJson(terminal, { id, profile, scenarios: scenarios.map(({ file }) => file), tests: named, ok });
  }
  return code;
}

/** Far more reasons than any scenario asks for: without a rule a game may go round in circles. */
const MOST_REASONS = 200_000;

function showMissed(games: Games, chosen: Chosen, wanted: readonly string[], terminal: Terminal): number {
  const { register, ofTheTable, isOfGame } = ruleBookOf(chosen);
  const keys = someOf(Object.keys(register), wanted);
  const files = scenarioFiles(chosen.game);
  const stating = scenariosStating(games, files);
  const tests = testsByKey(keys);
  const testsOfStatements = testsByRule();
  let code = 0;
  for (const rule of keys) {
    const { cites, explains = false } = register[rule]!;
    const named = [
      ...new Set([...(tests.get(rule) ?? []).filter(isOfGame), ...cites.flatMap((cite) => testsOfStatements.get(cite) ?? [])]),
    ];
    const stated = stating.get(rule) ?? [];
    if (explains) {
      const shownBy = files.filter((one) => one.rules.some((id) => id === rule || cites.includes(id))).map(({ file }) => file);
      if (shownBy.length + named.length === 0 || stated.length > 0) code = 1;
      printJson(terminal, { rule, explains, shownBy, tests: named, stated: stated.length });
      continue;
    }
    const by = stated.find((one) => !holdsWithout(games, rule, one))?.file ?? null;
    if (by === null && !(ofTheTable.includes(rule) && named.length > 0)) code = 1;
    printJson(terminal, { rule, missed: by !== null, by, stated: stated.length, tests: named });
  }
  return code;
}

/** Each option of the rule set, set as the usual rules have it: a scenario of the rule set must notice, or a test name it. */
function showMissedOptions(games: Games, ruleSet: ProfileId, wanted: readonly string[], terminal: Terminal): number {
  const options = someOf(ownOptions(ruleSet), wanted) as ReturnType<typeof ownOptions>;
  const files = scenarioFiles('duel').filter(({ profile }) => profile === ruleSet);
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
function scenariosStating(games: Games, files: readonly ScenarioFile[]): ReadonlyMap<string, readonly ScenarioFile[]> {
  const stating = new Map<string, ScenarioFile[]>();
  for (const one of files) {
    const stated = new Set<string>();
    const { ok } = tryRules(
      (rule) => !stated.add(rule),
      () => playText(games, one.text),
    );
    if (ok) for (const rule of stated) stating.set(rule, [...(stating.get(rule) ?? []), one]);
  }
  return stating;
}

function holdsWithout(games: Games, rule: string, { text }: ScenarioFile): boolean {
  let count = 0;
  const isOff = (stated: string): boolean => {
    if (++count > MOST_REASONS) throw new Error(`Without ${rule} the game goes on for ever.`);
    return stated === rule;
  };
  try {
    return tryRules(isOff, () => playText(games, text).ok);
  } catch {
    return false;
  }
}
