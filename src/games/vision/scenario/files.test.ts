import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plays, type TestScenario } from './testing';

/** Every scenario of VISION, straight, and loaded again at every decision. */
const FOLDERS = ['examples/', '../../../../public/scenarios/vision/'];

describe.each(FOLDERS)('%s', (name) => {
  const folder = new URL(name, import.meta.url);
  test.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s', (file) => {
    const scenario = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as TestScenario;
    expect(scenario.id).toBe(file.replace(/\.json$/, ''));
    plays(scenario);
  });
});
