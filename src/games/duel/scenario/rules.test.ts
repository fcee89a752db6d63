import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { plays, type TestScenario } from './testing';

const folder = new URL('../../../../public/scenarios/rules/', import.meta.url);
const files = readdirSync(folder).sort();

describe('the statements of the rules, as played scenarios', () => {
  test.each(files)('%s', (file) => {
    const { format, ...scenario } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { format: string } & TestScenario;
    if (format !== 'duel-scenario/1') throw new Error(`${file} is in the format ${format}`);
    plays(scenario);
  });
});
