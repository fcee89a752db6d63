import { beforeEach, describe, expect, test } from 'vitest';
import { desk, useTable } from '../desk/table-store';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { openRecordedText, publicText, runningRecording, textWithHands } from './opening';
import { usePlayback } from './playback';
import { readSavedGame } from '../recordings/recorded-file';
import { DUEL_ALONE } from '../../games/testing/games';

const { goTo, step, turn, watchAs, playOn, stop } = usePlayback.getState();
const watched = () => usePlayback.getState().watched!;
const textOf = (seed: string, most: number): string => JSON.stringify(savedOf(randomDuel(seed, most)));
const PLAN = {
  seats: [
    { name: 'Mika', deck: 'bench-a' },
    { name: 'Jun', deck: 'bench-b' },
  ],
  modes: ['smooth', 'smooth'],
  lifePoints: 8000,
  seed: '1',
  first: 0,
} as const;

const unfinished = textOf('watched', 80);
const surrendered = (): string => {
  const run = randomDuel('watched', 30);
  run.surrender(1);
  return JSON.stringify(savedOf(run));
};

beforeEach(() => {
  stop();
  useTable.getState().leave();
});

describe('a recording that is watched', () => {
  test('shows in every position what was to be seen there, forwards, backwards and after a jump', () => {
    useTable.getState().start(PLAN);
    expect(openRecordedText(unfinished)).toBe('watched');
    const last = watched().played.positions - 1;
    goTo(0);
    const seen = [JSON.stringify(watched().view)];
    for (let at = 1; at <= last; at += 1) {
      step(1);
      seen.push(JSON.stringify(watched().view));
    }
    expect(new Set(seen).size).toBeGreaterThan(50);
    for (const at of [last, 3, last - 1, 0, 20]) {
      goTo(at);
      expect(JSON.stringify(watched().view)).toBe(seen[at]);
    }
    for (let at = 19; at >= 15; at -= 1) {
      step(-1);
      expect(JSON.stringify(watched().view)).toBe(seen[at]);
    }
  });

  test('counts what was leapt over, going on: a step is none, and neither is going back', () => {
    useTable.getState().start(PLAN);
    openRecordedText(unfinished);
    goTo(0);
    const leaps = (): number => watched().leaps;
    const before = leaps();
    step(1);
    step(1);
    step(-1);
    expect(leaps()).toBe(before);
    goTo(20);
    expect(leaps()).toBe(before + 1);
    goTo(3);
    expect(leaps()).toBe(before + 1);
  });

  test('goes turn by turn to the first decision of each turn', () => {
    useTable.getState().start(PLAN);
    openRecordedText(unfinished);
    goTo(0);
    turn(1);
    expect(watched().view.turn).toBe(2);
    step(1);
    turn(-1);
    expect(watched().view.turn).toBe(2);
    turn(-1);
    expect(watched().view.turn).toBe(1);
  });

  test('shows no hand of a duel that is not over before that is agreed, and all of one that is', () => {
    useTable.getState().start(PLAN);
    openRecordedText(unfinished);
    const hands = () => watched().view.seats.flatMap((seat) => seat.zones.hand!.cards.map((card) => card?.known));
    expect(watched().watcher).toBe('public');
    expect(watchAs(0)).toBe(false);
    expect(hands()).not.toContain(true);
    expect(watchAs('both', true)).toBe(true);
    expect(hands()).not.toContain(false);
    expect(watchAs(0)).toBe(true);
    expect(hands()).toContain(false);
    openRecordedText(surrendered());
    expect(watched().watcher).toBe('both');
    goTo(Infinity);
    expect(watched().view.result).toEqual({ winner: 0, reason: 'surrender' });
    step(-1);
    expect(watched().view.result).toBeNull();
  });

  test('leaves the running duel as it was, under its curtain', () => {
    useTable.getState().start(PLAN);
    useTable.getState().openCurtain();
    expect(useTable.getState().table).toMatchObject({ viewer: 0 });
    const before = JSON.stringify(desk.open!.running.session.save());
    openRecordedText(unfinished);
    expect(useTable.getState().table).toMatchObject({ viewer: 'public', curtain: 0 });
    step(-1);
    stop();
    expect(JSON.stringify(desk.open!.running.session.save())).toBe(before);
    expect(useTable.getState().table!.seats[0].name).toBe('Mika');
  });

  test('is played on from any decision as a new duel, and stays what it was', () => {
    expect(openRecordedText(surrendered())).toBe('watched');
    const { played } = watched();
    goTo(12);
    const { view } = watched();
    expect(playOn()).toBe(true);
    expect(usePlayback.getState().watched).toBeNull();
    const table = useTable.getState().table!;
    expect(table.view.turn).toBe(view.turn);
    expect(table.view.result).toBeNull();
    expect(desk.open!.running.session.answerCount).toBe(12);
    expect(played.view(played.positions - 1, 'public').result).not.toBeNull();
  });
});

describe('the file of a duel', () => {
  test('that is not over goes on at once where no duel is running', () => {
    expect(openRecordedText(unfinished)).toBe('onTable');
    expect(useTable.getState().table!.view.turn).toBeGreaterThan(2);
  });

  test('with hands is the whole duel; the public one can be watched by everybody alike and not be played on', () => {
    openRecordedText(unfinished);
    const running = runningRecording()!;
    expect(JSON.parse(textWithHands(running)!).recording.answers).toEqual(JSON.parse(unfinished).recording.answers);
    expect(openRecordedText(publicText(running))).toBe('watched');
    expect(watched().played.isPublic).toBe(true);
    expect(watchAs('both', true)).toBe(false);
    expect(playOn()).toBe(false);
    expect(useTable.getState().table).not.toBeNull();
  });

  test('of other rules shows its last position', () => {
    const saved = JSON.parse(unfinished);
    saved.recording.prints[5] = 'idle0:99';
    const read = readSavedGame(DUEL_ALONE, saved);
    if (!read.ok) throw new Error(read.problem.detail);
    expect(read.file.lost).toContain('$.answers[5]');
    expect(read.file.played.positions).toBe(1);
    expect(read.file.played.view(0, 'public').turn).toBeGreaterThan(2);
  });
});
