import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import type { Answer } from '../../engine/duel';
import { isLook, readScenario, walk, type WalkMoment, type Scenario } from '../../games/duel/scenario/taught';
import { comparable } from '../../scenario/comparable';
import { tableLine } from '../../games/duel/scenario/table-line';
import { desk, useTable } from '../desk/table-store';
import { clearLessonsAway, layLessonsOut, publicFolder } from '../testing/lessons-beside-the-page';
import { useLessons, type ShownLesson } from './lessons';
import { nextWay } from './next-way';
import { duelTable } from '../../games/duel/testing/on-table';

const names = ['Ren', 'Aya'] as const;

beforeEach(layLessonsOut);
afterEach(clearLessonsAway);

const lesson = () => useLessons.getState().lesson!;
const viewNow = () => duelTable().view;

describe('a lesson on the table', () => {
  test('is gone through with Next and Back, and both hands are open', async () => {
    await useLessons.getState().open('summon-succeeds', names);
    expect(lesson()).toMatchObject({ at: 0, stop: { kind: 'intro' }, title: { en: 'Responding to a Summon' } });
    expect(viewNow().seats[0].zones.hand.cards[0]?.passcode).toBe(14898066);
    useLessons.getState().next();
    expect(lesson().stop.text?.en).toContain('Ren Summons');
    useLessons.getState().next();
    expect(lesson().stop).toMatchObject({
      step: { looks: 'illegal', verb: 'activate', player: 1 },
      reasons: [{ rule: 'summon-success-only' }],
    });
    useLessons.getState().back();
    expect(lesson().stop.text?.en).toContain('Ren Summons');
    for (let i = 0; i < 20; i += 1) useLessons.getState().next();
    expect(lesson()).toMatchObject({ stop: { kind: 'outro' }, at: lesson().count - 1 });
    expect(viewNow().seats[0].zones.graveyard.cards).toHaveLength(2);
  });

  test('is opened at the moment that a link names; one that it has not is a problem that says how many there are', async () => {
    await useLessons.getState().open('summon-succeeds', names, 2);
    expect(lesson()).toMatchObject({ at: 2, stop: { step: { verb: 'activate', player: 1 } } });
    const { count } = lesson();
    await useLessons.getState().open('summon-succeeds', names, count);
    expect(useLessons.getState()).toMatchObject({
      lesson: null,
      problem: { why: 'noMoment', id: 'summon-succeeds', at: count, count },
    });
  });

  test('goes on when the learner does the step on the table', async () => {
    await useLessons.getState().open('direct-attack', names);
    useLessons.getState().next();
    useLessons.getState().tryIt();
    expect(lesson().isTrying).toBe(true);
    const battle = viewNow().decision!.options!.find((option) => option.do === 'enter' && option.to === 'battle')!;
    useTable.getState().answer({ kind: 'option', index: battle.index });
    expect(lesson()).toMatchObject({ isOff: false, isTrying: false, stop: { step: { verb: 'attack' } } });
    expect(viewNow().phase).toBe('battle');
  });

  test('says when something else was done, and comes back to the stop', async () => {
    await useLessons.getState().open('direct-attack', names);
    useLessons.getState().next();
    const end = viewNow().decision!.options!.find((option) => option.do === 'enter' && option.to === 'end')!;
    useTable.getState().answer({ kind: 'option', index: end.index });
    expect(lesson()).toMatchObject({ isOff: true, at: 1 });
    useLessons.getState().layAgain();
    expect(lesson()).toMatchObject({ isOff: false, at: 1 });
    expect(viewNow().phase).toBe('main1');
  });

  test('a rule scenario stops before each of its steps', async () => {
    await useLessons.getState().open('rules/r245-three-links', names);
    expect(lesson()).toMatchObject({
      at: 0,
      count: 6,
      stop: { text: null, step: { verb: 'activate', player: 0, card: 53129443 } },
    });
  });

  test('an example in which the opening hand wins shows its end', async () => {
    await useLessons.getState().open('rules/r030-five-pieces-dealt', names);
    for (let i = 0; i < 3; i += 1) useLessons.getState().next();
    expect(lesson().stop.kind).toBe('outro');
    expect(viewNow().result).toMatchObject({ winner: 0 });
  });

  test('is never kept as the running duel, which comes back when it is left', async () => {
    const seat = (name: string) => ({ name, deck: 'bench-a' });
    useTable
      .getState()
      .start({ seats: [seat('Kei'), seat('Mio')], modes: ['smooth', 'smooth'], lifePoints: 4000, seed: '7', first: 0 });
    // What is kept, whenever it was written down.
    const keptNow = (): unknown => ({ ...JSON.parse(localStorage.getItem('kusari.duel')!), kept: null });
    const kept = keptNow();
    await useLessons.getState().open('direct-attack', names);
    useLessons.getState().next();
    useLessons.getState().next();
    expect(keptNow()).toEqual(kept);
    useLessons.getState().leave();
    expect(useTable.getState().table?.seats[0].name).toBe('Kei');
    expect(keptNow()).toEqual(kept);
  });

  test('is over when the table is cleared or another duel is laid on it', async () => {
    await useLessons.getState().open('direct-attack', names);
    useTable.getState().leave();
    expect(useLessons.getState().lesson).toBeNull();
    expect(useTable.getState().table).toBeNull();
  });

  test('one that does not exist, or is no lesson at all, is a problem that says so and changes nothing', async () => {
    await useLessons.getState().open('no-such-lesson', names);
    expect(useLessons.getState().problem).toEqual({ why: 'unknown', id: 'no-such-lesson' });
    await useLessons.getState().open('../package', names);
    expect(useLessons.getState().problem).toEqual({ why: 'unknown', id: '../package' });
    vi.stubGlobal(
      'fetch',
      async () => new Response('{"format":"duel-scenario/1"}', { headers: { 'content-type': 'application/json' } }),
    );
    await useLessons.getState().open('half', names);
    expect(useLessons.getState().problem).toMatchObject({
      why: 'broken',
      id: 'half',
      detail: expect.stringContaining('$.id') as string,
    });
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    await useLessons.getState().open('half', names);
    expect(useLessons.getState().problem).toMatchObject({ why: 'notFetched', what: 'half', detail: 'offline' });
    expect(useTable.getState().table).toBeNull();
  });

  test('the list is in order, and one that cannot be fetched takes no lesson away', async () => {
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(
          JSON.stringify([
            { id: 'b', folder: 'lessons', en: 'B', ja: 'び', rules: [], chapter: 'turn', order: 20 },
            { id: 'a', folder: 'lessons', en: 'A', ja: 'え', rules: [], chapter: 'turn', order: 10 },
            { id: 'r001', folder: 'scenarios/rules', en: 'R', ja: 'あ', rules: [] },
          ]),
        ),
    );
    await useLessons.getState().fetchList();
    expect(useLessons.getState().list?.map(({ id }) => id)).toEqual(['a', 'b']);
    vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
    await useLessons.getState().fetchList();
    expect(useLessons.getState()).toMatchObject({ listProblem: { why: 'notFetched', detail: '500' }, problem: null });
    expect(useLessons.getState().list).toHaveLength(2);
  });

  test('the one that was asked for last is opened, whichever file comes first', async () => {
    const slow = useLessons.getState().open('direct-attack', names);
    await useLessons.getState().open('mirror-force', names);
    await slow;
    expect(lesson().id).toBe('mirror-force');
  });

  test('one that was left before its file came is not laid on the table: the duel goes on as it stands', async () => {
    const seat = (name: string) => ({ name, deck: 'bench-a' });
    useTable
      .getState()
      .start({ seats: [seat('Kei'), seat('Mio')], modes: ['smooth', 'smooth'], lifePoints: 4000, seed: '7', first: 0 });
    const { table } = useTable.getState();
    const slow = useLessons.getState().open('direct-attack', names);
    useLessons.getState().leave();
    await slow;
    expect(useLessons.getState()).toMatchObject({ lesson: null, problem: null, isOpening: false });
    expect(useTable.getState().table).toBe(table);
  });
});

function scenarioOf(file: string): Scenario {
  const read = readScenario(JSON.parse(readFileSync(new URL(`lessons/${file}`, publicFolder), 'utf8')));
  if (!read.ok) throw new Error(file);
  return read.scenario;
}

/** What the learner has to give for the script's next answer: the first that is not there yet. */
function scripted(moment: WalkMoment, after: WalkMoment): ReturnType<typeof tableLine>[number] | undefined {
  const at = after.given.findIndex((answer, i) => answer !== moment.given[i]);
  return at < 0 ? undefined : tableLine(duelGame, after.recording, [])[at];
}

/** The step is an act with a card, and in a game to be played the learner's own: its way is shown. */
const isTold = ({ stop: { step }, learner }: ShownLesson): boolean =>
  step?.card !== undefined && (learner === null || step.player === learner);

describe('every step of every lesson of the duel can be done by the learner', () => {
  test.each(readdirSync(new URL('lessons/', publicFolder)).filter((file) => !file.startsWith('vision-')))('%s', async (file) => {
    const scenario = scenarioOf(file);
    const walked = walk(duelGame, scenario);
    if (!walked.ok) throw new Error('it does not play');
    await useLessons.getState().open(scenario.id, names);
    for (let stops = 0; lesson().stop.kind !== 'outro'; stops += 1) {
      expect(stops).toBeLessThan(60);
      const { stop, at } = lesson();
      const step = scenario.steps[stop.moment];
      if (stop.kind === 'intro' || !step || isLook(step)) {
        useLessons.getState().next();
        continue;
      }
      expect(nextWay(lesson(), useTable.getState().table!) !== null, `the way of ${step.do} at stop ${at}`).toBe(
        isTold(lesson()),
      );
      const moment = walked.moments[stop.moment]!;
      const after = walked.moments[stop.moment + 1]!;
      if (step.do === 'object') {
        const { player, answers } = after.reopened!;
        useTable.getState().respond(useTable.getState().table!.windows[player].find((window) => window.answers === answers)!);
      } else {
        for (let picks = 0; lesson().at === at && picks < 8; picks += 1) {
          const done = desk.open!.running.session.save().answers.length;
          const next = picks === 0 ? scripted(moment, after) : tableLine(duelGame, after.recording, [])[done];
          expect(next, `${step.do} at stop ${at}`).toBeDefined();
          expect(useTable.getState().answer(next!.answer)).toEqual({ ok: true });
        }
      }
      expect(lesson().at, `${step.do} at stop ${at}`).toBeGreaterThan(at);
      expect(lesson().isOff).toBe(false);
    }
  });
});

test('a lesson may be tried with any of equal cards', () => {
  const read = readScenario({
    format: 'duel-scenario/1',
    id: 'equal',
    players: [{ hand: ['Sangan', 'Sangan'] }, {}],
    steps: [{ player: 0, do: 'setMonster', card: 'Sangan' }],
  });
  const walked = read.ok ? walk(duelGame, read.scenario) : undefined;
  if (!walked?.ok) throw new Error('it does not play');
  const [start, end] = walked.moments as [WalkMoment, WalkMoment];
  const loaded = duelGame.load(start.recording);
  if (!loaded.ok) throw new Error('it cannot be loaded');
  const { run } = loaded;
  const sets =
    run.decision!.kind === 'idle'
      ? (run.decision as { options: () => readonly Answer[] }).options().filter(({ do: verb }) => verb === 'setMonster')
      : [];
  expect(sets).toHaveLength(2);
  run.answer(sets[1]!);
  expect(comparable(run.save())[0]).toBe(end.given[0]);
});
