import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CliGame } from './cli-game';
import { UsageError } from './terminal';

/** A scenario file and the rule numbers that it carries. */
export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly game: string;
  /** The rule set that it is played by. */
  readonly profile: string;
}

/** A test and a rule number that it names. */
interface NamedTest {
  readonly id: string;
  readonly name: string;
}

const TESTS = ['src', 'e2e'];

const NUMBER = /\b(?:R\d{3}|P\d{1,2}|V\d{2}b?)\b/g;
/** The title of a test or of a group of tests, with the table before it if there is one. */
const TITLE =
  /\b(?:test|it|describe)(?:\.(?!each|for)\w+)*(?:\.(?:each|for)\(([\s\S]*?)\)\s*(?=\(\s*['"`]))?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;
/** The rules that a scenario inside a test carries. */
const CARRIED = /\brules: \[([^\]]*)\]/g;

/**
 * The scenarios of a game: the statements of its rules, the lessons, and the examples of the format. `usual`: the game of a file
 * that names none.
 */
export function scenarioFiles({ id, profiles, scenarios }: CliGame, usual: string): readonly ScenarioFile[] {
  const missing = scenarios.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new UsageError(`There is no ${missing} here: the rules are checked in the project's folder.`);
  return scenarios
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => scenarioFile(join(folder, name), usual, profiles[0])),
    )
    .filter(({ game }) => game === id);
}

function scenarioFile(file: string, usual: string, usualProfile: string): ScenarioFile {
  const text = readFileSync(file, 'utf8');
  const { game = usual, rules = [], profile = usualProfile } = JSON.parse(text) as Partial<ScenarioFile>;
  // A scenario about a rule of the duel's digest is named after it.
  const ofDigest = /^e(\d+[a-z]?)-/.exec(basename(file))?.[1];
  return { file, text, game, profile, rules: ofDigest === undefined ? rules : [...rules, `E${ofDigest}`] };
}

/** Every test of the project that names a rule number. */
export function testsByRule(): ReadonlyMap<string, readonly string[]> {
  return collected((file) => testsNaming(file, readFileSync(file, 'utf8')));
}

/** Every test of the project that speaks of a rule of the register by its key. */
export function testsByKey(keys: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return collected((file) => testsSpeakingOf(keys, file, readFileSync(file, 'utf8')));
}

/** The tests whose title names an option of a rule set. */
export const testsNamingOption = (option: string): readonly string[] =>
  testFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(({ 3: title }) =>
      title!.split(/[^A-Za-z0-9]+/).includes(option) ? [`${file}: ${title!}`] : [],
    ),
  );

function collected(namedIn: (file: string) => readonly NamedTest[]): ReadonlyMap<string, readonly string[]> {
  const byRule = new Map<string, string[]>();
  for (const file of testFiles()) {
    for (const { id, name } of namedIn(file)) {
      const names = byRule.get(id) ?? [];
      if (!names.includes(name)) byRule.set(id, [...names, name]);
    }
  }
  return byRule;
}

const testFiles = (): string[] =>
  TESTS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .sort();

/** A key of the register as a text of its own; one of a single word only where it is said to be a rule. */
const KEY = /(?:\brule: '([^']+)'|'([a-z0-9]+(?:-[a-z0-9]+)+)')/g;

/** The tests of one file that speak of a rule by its key. */
function testsSpeakingOf(keys: readonly string[], file: string, text: string): readonly NamedTest[] {
  const titles = [...text.matchAll(TITLE)];
  return [...text.matchAll(KEY)].flatMap((match) => {
    const title = titles.filter(({ index }) => index < match.index).at(-1);
    const key = match[1] ?? match[2]!;
    return title === undefined || !keys.includes(key) ? [] : [{ id: key, name: `${file}: ${title[3]!}` }];
  });
}

/**
 * The tests of one file that name a rule number: in the title, its table, a scenario that they play, or in the name of the file.
 */
export function testsNaming(file: string, text: string): readonly NamedTest[] {
  const titles = [...text.matchAll(TITLE)].map((match) => ({
    at: match.index,
    says: `${match[1] ?? ''} ${match[3]!}`,
    name: `${file}: ${match[3]!}`,
  }));
  const ofFile = numbersIn(basename(file).toUpperCase()).map((id) => ({ id, name: file }));
  const ofTitles = titles.flatMap(({ says, name }) => numbersIn(says).map((id) => ({ id, name })));
  const ofScenarios = [...text.matchAll(CARRIED)].flatMap((match) => {
    const title = titles.filter(({ at }) => at < match.index).at(-1);
    return title === undefined ? [] : numbersIn(match[1]!).map((id) => ({ id, name: title.name }));
  });
  return [...ofFile, ...ofTitles, ...ofScenarios];
}

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];
