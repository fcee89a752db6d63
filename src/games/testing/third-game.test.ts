import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ran } from '../../cli/testing';
import { scenarioTests } from '../../scenario/testing';
import { laidOnCli } from '../laid/cli';
import { laidScenarios } from '../laid/scenario';
import { stonesOnCli } from './stones/cli';
import { stonesGame } from './stones/game';
import { DECK, WORDS } from './stones/words';

const home = fileURLToPath(new URL('stones/', import.meta.url));
const source = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kusari-third-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modulesIn = (where: string): readonly string[] =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

const stones = (...args: readonly string[]) => ran(args, '', [stonesOnCli]);

describe('a third game in one folder', () => {
  test('has at most 400 lines', () => {
    const lines = modulesIn(home).reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
    expect(lines).toBeGreaterThan(100);
    expect(lines).toBeLessThanOrEqual(400);
  });

  test('is named by no module that users get', () => {
    const naming = modulesIn(source).filter((file) => /['"/]stones['"/]/.test(readFileSync(file, 'utf8')));
    const isOfTests = (file: string): boolean => /[/\\]testing[/\\]|\.test\.tsx?$/.test(file);
    expect(naming.filter(isOfTests)).not.toEqual([]);
    expect(naming.filter((file) => !isOfTests(file))).toEqual([]);
  });
});

describe('a third game on the command line', () => {
  test('bench: the same seed plays the same games to their end', async () => {
    const args = ['bench', '--duels', '5', '--seed', 'x', '--warm-up', '0'];
    const [one, other] = [await stones(...args), await stones(...args)];
    expect(one).toMatchObject({ code: 0, lines: [{ duels: 5 }] });
    expect(other.lines[0]!.decisions).toEqual(one.lines[0]!.decisions);
    expect(Object.keys(one.lines[0]!.ends as object).filter((end) => end !== 'score' && end !== 'bag')).toEqual([]);
  });

  test.each(['end', 'every'])('fuzz finds nothing, --reload %s', async (reload) => {
    const { code, lines, notes } = await stones('fuzz', '--duels', '8', '--seed', 'few', '--reload', reload, '--out', folder);
    expect([code, notes]).toEqual([0, []]);
    expect(lines).toEqual([{ duels: 8, decisions: expect.any(Number) as number, violations: 0 }]);
  });

  test('fuzz finds a view that tells of a hidden stone', async () => {
    const fromState: typeof stonesGame.fromState = (state, keeping) => {
      const run = stonesGame.fromState(state, keeping);
      const view = run.view.bind(run);
      const top = (): number => run.play.state.cards[run.play.state.sides[1].zones.bag.at(-1)!]?.passcode ?? 0;
      return Object.assign(run, { view: (viewer: 0 | 1 | 'public') => ({ ...view(viewer), turn: top() }) });
    };
    const peeking = laidOnCli({ ...stonesGame, fromState }, WORDS, { bag: DECK.main }, []);
    const { code, notes } = await ran(['fuzz', '--duels', '3', '--seed', 'peek', '--out', folder], '', [peeking]);
    expect(code).toBe(1);
    expect(notes.join()).toMatch(/hidden cards change what viewer (0|public) sees/);
  });

  test('play: its scenarios, as files of its own game', async () => {
    const files = readdirSync(join(home, 'scenarios')).map((file) => join(home, 'scenarios', file));
    const { code, lines } = await stones('play', ...files);
    expect([code, lines.map(({ ok }) => ok)]).toEqual([0, files.map(() => true)]);
  });
});

describe('a scenario of a third game', () => {
  const scenarios = laidScenarios(stonesGame, WORDS, { bag: DECK.main });
  const { plays, failsWith } = scenarioTests(scenarios, scenarios, { game: 'stones' });

  test.each(readdirSync(join(home, 'scenarios')))('%s is played straight, and loaded at every decision', (file) => {
    plays(JSON.parse(readFileSync(join(home, 'scenarios', file), 'utf8')) as object);
  });

  test('says what is otherwise than expected, and what is no scenario', () => {
    failsWith({ phase: 'day', expect: { players: [{ score: 5 }, {}] } }, /players\[0\]\.score: expected 5, got 0/);
    failsWith({ phase: 'day', steps: [{ do: 'take', player: 0 }] }, /step 1 \(take\): not a legal answer/);
    expect(() => plays({ phase: 'night' })).toThrow(/\$\.phase/);
  });
});
