import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playsFilesOf, playText } from '../../scenario';
import { duelGame } from '../../games/duel/cards';
import { duelProving } from '../../games/duel/mind';
import { duelScenarios, type ScenarioInput } from '../../games/duel/scenario';
import { withoutOneCard, type Players } from '../../games/duel/cli/composing/positions';
import { FewestActs, provable } from '..';
import { firstsIn, positionFrom, proofOf } from './testing';

type Puzzle = ScenarioInput &
  Required<Pick<ScenarioInput, 'puzzle' | 'players'>> & { readonly title: Readonly<Record<'en' | 'ja', string>> };

const FOLDER = 'public/puzzles/';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const puzzles = names.map((name) => [name, JSON.parse(readFileSync(FOLDER + name, 'utf8')) as Puzzle] as const);
const files = new Map([['duel', playsFilesOf(duelScenarios(duelGame))]]);

const at = (players: Players) => positionFrom({ players });
const winsAt = (players: Players): boolean => proofOf(at(players)).found === 'wins';
const actsOf = ({ puzzle }: Puzzle): number =>
  puzzle.solution.filter(
    (step) => 'player' in step && step.player === 0 && !['pass', 'choose', 'answer', 'order'].includes(step.do),
  ).length;

test('there are forty at least, in five grades, each with a name of its own', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(puzzles.map(([, { puzzle }]) => puzzle.grade))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const [name, { id }] of puzzles) expect(name).toBe(`${id}.json`);
  for (const language of ['en', 'ja'] as const)
    expect(new Set(puzzles.map(([, { title }]) => title[language])).size).toBe(puzzles.length);
});

test('the other side defends in the middle of a row of passes, by what resists longest', () => {
  const [, { players }] = puzzles.find(([name]) => name === 'two-swords.json')!;
  const run = at(players);
  const wanted = ['normalSummon', 'enter', 'attack'];
  while (run.decision?.form === 'act' && (run.decision.player === 0 || run.decision.options().length === 1)) {
    const options = run.decision.options();
    const act = options.find((one) => one.do === wanted[0]);
    if (act) wanted.shift();
    run.answer(act ?? options[0]!);
  }
  const told = provable(duelProving, () => run).prove({ recording: null, solver: 0, nodes: 30_000 });
  expect(told).toMatchObject({ found: 'wins', defence: { do: 'activate' } });
});

describe.each(puzzles)('%s', (_name, one) => {
  test('is won by one first act only, and no shorter way wins', () => {
    const run = at(one.players);
    const proof = proofOf(run);
    expect(proof.found).toBe('wins');
    expect(firstsIn(run, proof, 'wins')).toHaveLength(1);
    expect(firstsIn(run, proof, 'open')).toEqual([]);
    expect(firstsIn(run, proof, 'refutedAmong')).toEqual([]);
    for (const { answer, found } of proof.firsts()) if (found === 'refuted') expect(proof.refutationOf(answer)).not.toEqual([]);
    expect(new FewestActs(duelProving, run, 0, 100_000).within(12)).toBe(actsOf(one));
  });

  test('is won as its solution says', () => {
    const {
      puzzle: { solution },
      title: _,
      ...position
    } = one;
    const { failures } = playText(
      files,
      JSON.stringify({ ...position, puzzle: undefined, steps: solution, expect: { result: { winner: 0 }, turn: 3 } }),
    );
    expect(failures).toEqual([]);
  });

  test('needs every card of the solver', () => {
    for (const { card, whose, players } of withoutOneCard(one.players))
      if (whose === 0) expect([card, winsAt(players)]).toEqual([card, false]);
  });
});
