import { tryRules } from '../engine/kernel';
import type { CliGame, RuleOptions } from './cli-game';
import { chosenGame, gameOf } from './chosen-game';
import { readOptions } from './options';
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
  const { profile } = chosen;
  const game = gameOf(games, chosen);
  const files = scenarioFiles(game, games[0].id);
  const ofProfile = files.filter((one) => one.profile === profile);
  if (options.mutate !== true) return showStatements(game, profile, ofProfile, wanted, terminal);
  const own = options.profile === undefined ? undefined : game.ruleOptions?.(profile);
  return own === undefined
    ? showMissed(game, profile, files, wanted, terminal)
    : showMissedOptions(game, own, ofProfile, wanted, terminal);
};

const someOf = (all: readonly string[], wanted: readonly string[]): readonly string[] => {
  const unknown = wanted.find((one) => !all.includes(one));
  if (unknown !== undefined) throw new UsageError(`There is no rule "${unknown}".`);
  return wanted.length === 0 ? all : wanted;
};

type Files = readonly ScenarioFile[];

function showStatements(game: CliGame, profile: string, files: Files, wanted: readonly string[], terminal: Terminal): number {
  const { statements, isShownBy } = game.ruleBook(profile);
  const ids = someOf(statements, wanted);
  const tests = testsByRule();
  const outcomes = new Map<string, boolean>();
  const holds = ({ file, text }: ScenarioFile): boolean => {
    const known = outcomes.get(file);
    if (known !== undefined) return known;
    const { ok, failures } = game.playsFile(JSON.parse(text), {});
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

function showMissed(game: CliGame, profile: string, files: Files, wanted: readonly string[], terminal: Terminal): number {
  const { register, ofTheTable, isOfGame } = game.ruleBook(profile);
  const keys = someOf(Object.keys(register), wanted);
  const stating = scenariosStating(game, files);
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
    const by = stated.find((one) => !holdsWithout(game, rule, one))?.file ?? null;
    if (by === null && !(ofTheTable.includes(rule) && named.length > 0)) code = 1;
    printJson(terminal, { rule, missed: by !== null, by, stated: stated.length, tests: named });
  }
  return code;
}

/** Each option of the rule set, set as the usual rules have it: a scenario of the rule set must notice, or a test name it. */
function showMissedOptions(game: CliGame, own: RuleOptions, files: Files, wanted: readonly string[], terminal: Terminal): number {
  let code = 0;
  for (const option of someOf(own.names, wanted)) {
    const value = own.value(option);
    const by = own.without(option, () => files.find((one) => !stillHolds(game, one)))?.file ?? null;
    const named = testsNamingOption(option);
    if (by === null && named.length === 0) code = 1;
    printJson(terminal, { option, value, missed: by !== null, by, tests: named });
  }
  return code;
}

const holds = (game: CliGame, text: string): boolean => game.playsFile(JSON.parse(text), {}).ok;

function stillHolds(game: CliGame, { text }: ScenarioFile): boolean {
  try {
    return holds(game, text);
  } catch {
    return false;
  }
}

/** Which scenarios come upon each rule at all: switching it off changes nothing in the others. */
function scenariosStating(game: CliGame, files: Files): ReadonlyMap<string, readonly ScenarioFile[]> {
  const stating = new Map<string, ScenarioFile[]>();
  for (const one of files) {
    const stated = new Set<string>();
    const held = tryRules(
      (rule) => !stated.add(rule),
      () => holds(game, one.text),
    );
    if (held) for (const rule of stated) stating.set(rule, [...(stating.get(rule) ?? []), one]);
  }
  return stating;
}

function holdsWithout(game: CliGame, rule: string, { text }: ScenarioFile): boolean {
  let count = 0;
  const isOff = (stated: string): boolean => {
    if (++count > MOST_REASONS) throw new Error(`Without ${rule} the game goes on for ever.`);
    return stated === rule;
  };
  try {
    return tryRules(isOff, () => holds(game, text));
  } catch {
    return false;
  }
}
