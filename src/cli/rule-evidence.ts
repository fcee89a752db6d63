import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UsageError } from './terminal';

/** A scenario file and the rule numbers that it carries. */
export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** A test and a rule number that it names. */
interface NamedTest {
  readonly id: string;
  readonly name: string;
}

const SCENARIOS = ['public/scenarios/rules', 'public/lessons', 'src/scenario/examples'];
const TESTS = ['src', 'e2e'];

const NUMBER = /\bR\d{3}\b/g;
/** The title of a test or of a group of tests, with the table before it if there is one. */
const TITLE = /\b(?:test|it|describe)(?:\.(?!each|for)\w+)*(?:\.(?:each|for)\(([\s\S]*?)\)\s*(?=\(\s*['"`]))?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;
/** The rules that a scenario inside a test carries. */
const CARRIED = /\brules: \[([^\]]*)\]/g;

/** The scenarios of the project: the statements of the rules, the lessons, and the examples of the format. */
export function scenarioFiles(): readonly ScenarioFile[] {
  const missing = SCENARIOS.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new UsageError(`There is no ${missing} here: the rules are checked in the project's folder.`);
  return SCENARIOS.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.json')).sort().map((name) => scenarioFile(join(folder, name))));
}

function scenarioFile(file: string): ScenarioFile {
  const text = readFileSync(file, 'utf8');
  const { rules = [] } = JSON.parse(text) as { rules?: readonly string[] };
  return { file, text, rules };
}

/** Every test of the project that names a rule number. */
export function testsByRule(): ReadonlyMap<string, readonly string[]> {
  const byRule = new Map<string, string[]>();
  const files = TESTS.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  for (const file of files.filter((name) => /\.(test|spec)\.tsx?$/.test(name)).sort()) {
    for (const { id, name } of testsNaming(file, readFileSync(file, 'utf8'))) {
      const names = byRule.get(id) ?? [];
      if (!names.includes(name)) byRule.set(id, [...names, name]);
    }
  }
  return byRule;
}

/** The tests of one file that name a rule number: in the title, its table, a scenario that they play, or in the name of the file. */
export function testsNaming(file: string, text: string): readonly NamedTest[] {
  const titles = [...text.matchAll(TITLE)].map((match) => ({ at: match.index, says: `${match[1] ?? ''} ${match[3]!}`, name: `${file}: ${match[3]!}` }));
  const ofFile = numbersIn(basename(file).toUpperCase()).map((id) => ({ id, name: file }));
  const ofTitles = titles.flatMap(({ says, name }) => numbersIn(says).map((id) => ({ id, name })));
  const ofScenarios = [...text.matchAll(CARRIED)].flatMap((match) => {
    const title = titles.filter(({ at }) => at < match.index).at(-1);
    return title === undefined ? [] : numbersIn(match[1]!).map((id) => ({ id, name: title.name }));
  });
  return [...ofFile, ...ofTitles, ...ofScenarios];
}

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];
