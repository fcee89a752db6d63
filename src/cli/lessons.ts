import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexText, lessonIndex, readScenario, sayProblem, type Scenario } from '../scenario';
import { noFiles, readOptions } from './options';
import { UsageError, type Terminal } from './terminal';

const FOLDER = 'public/lessons';

/** `lessons`: the list of lessons as the page reads it; what stands in `public/lessons.json`. */
export function lessons(args: readonly string[], terminal: Terminal): number {
  noFiles(readOptions(args, {}).files);
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json')).map((name) => join(FOLDER, name));
  terminal.out(indexText(lessonIndex(files.map(scenarioOf))).trimEnd());
  return 0;
}

function scenarioOf(file: string): Scenario {
  const read = readScenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new UsageError(`${file} is no scenario: ${read.problems.map(sayProblem).join('; ')}`);
  return read.scenario;
}
