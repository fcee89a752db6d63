import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAPTERS, lineIn, PROFILES, RULES } from '../../../engine/duel';
import { isOfModernAlone } from './printed';

const here = (folder: string): URL => new URL(`${folder}/`, import.meta.url);
const sourcesIn = (folder: URL): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const cards = ['monsters', 'spells', 'traps'].flatMap((folder) => sourcesIn(here(folder)));
const passcodeOf = (source: string): number => Number(/default \w+\((\d+)/.exec(source)?.[1]);
/** What families of cards name, and what the engine gives by itself. */
const ofMany = [
  sourcesIn(here('shared')),
  ...['api', 'flow', 'rules'].map((part) => sourcesIn(here(`../../../engine/duel/${part}`))),
].flat();

const names = (source: string, rule: string): boolean => source.includes(`'${rule}'`);
test('the Expert rule book has no rule that only cards of the later rules say', () => {
  const saidByLaterCards = Object.keys(RULES).filter((rule) => {
    const saying = cards.filter((source) => names(source, rule));
    return (
      saying.length > 0 &&
      saying.every((source) => isOfModernAlone(passcodeOf(source))) &&
      !ofMany.some((one) => names(one, rule))
    );
  });
  expect(saidByLaterCards.length).toBeGreaterThan(4);
  // Those of the chapter about Pendulum monsters are left out with it.
  const said = saidByLaterCards.filter((rule) => !(rule in CHAPTERS.pendulum));
  expect(said.filter((rule) => lineIn(rule, PROFILES.expert) !== null)).toEqual([]);
});
