import { describe, expect, test, vi } from 'vitest';
import { RunningGame } from './running-game';
import type { Pair, PriorityMode } from '../seats';
import { chooses, idle, option, ScriptedSession, window, type Step } from '../testing/scripted-session';

const SMOOTH: Pair<PriorityMode> = ['smooth', 'smooth'];
const SUMMON = { index: 0, do: 'normalSummon', card: '0:hand:0' } as const;
const ACTIVATE = { index: 1, do: 'activate', card: '0:monster:0', effect: 0 } as const;

const summon: readonly Step[] = [
  { decision: idle(0, SUMMON) },
  { decision: window(1, 'summonNegation'), events: [{ verb: 'summon', player: 0 }] },
  { decision: window(0, 'summonSuccess', ACTIVATE) },
  { decision: window(1, 'summonSuccess') },
  { decision: idle(0, { index: 0, do: 'enter', to: 'battle' }, { ...ACTIVATE, index: 1 }) },
  { decision: window(1, 'announcedEnd') },
  { decision: idle(0) },
];

function duelOf(steps: readonly Step[], modes = SMOOTH): { duel: RunningGame; session: ScriptedSession } {
  const session = new ScriptedSession(() => steps);
  return { duel: new RunningGame(session, modes), session };
}

describe('smooth mode', () => {
  test('lets windows pass tacitly and remembers them', () => {
    const { duel, session } = duelOf(summon);
    duel.answer(0, option(0));
    expect(session.answerCount).toBe(4);
    expect(duel.windowsOf(1).map(({ answers, window }) => [answers, window])).toEqual([
      [1, 'summonNegation'],
      [3, 'summonSuccess'],
    ]);
    expect(duel.windowsOf(0).map(({ answers }) => answers)).toEqual([2]);
  });

  test('asks the answer to a Chain Link all the same', () => {
    const { duel, session } = duelOf([
      { decision: idle(0, ACTIVATE) },
      { decision: window(1, 'chainLink') },
      { decision: idle(0) },
    ]);
    duel.answer(0, option(1));
    expect(session.view('public').decision?.window).toBe('chainLink');
    expect(duel.windowsOf(1)).toEqual([]);
  });

  test('is a matter of each seat: strict asks every window', () => {
    const { duel, session } = duelOf(summon, ['smooth', 'strict']);
    duel.answer(0, option(0));
    expect(session.answerCount).toBe(1);
    duel.pass(1);
    expect(session.view('public').decision).toMatchObject({ player: 1, window: 'summonSuccess' });
  });

  test('an activation as the next act counts as made with priority kept', () => {
    const { duel, session } = duelOf([...summon.slice(0, 5), { decision: window(1, 'chainLink') }]);
    duel.answer(0, option(0));
    duel.answer(0, option(1));
    expect(duel.line.slice(0, 3).map((given) => given.how)).toEqual(['hand', 'tacit', 'hand']);
    expect(session.answers[2]).toEqual({ player: 0, answer: option(1) });
  });

  test('an answer by hand closes the windows before it', () => {
    const { duel } = duelOf(summon);
    duel.answer(0, option(0));
    duel.answer(0, option(0));
    expect(duel.windowsOf(0)).toEqual([]);
    expect(duel.windowsOf(1)).toHaveLength(3);
  });
});

describe('Respond', () => {
  test('goes back to the window and asks it', () => {
    const { duel } = duelOf(summon);
    duel.answer(0, option(0));
    duel.respond(duel.windowsOf(1)[0]!);
    expect(duel.session.answerCount).toBe(1);
    expect(duel.isReopened).toBe(true);
    expect(duel.session.view('public').decision).toMatchObject({ player: 1, window: 'summonNegation' });
  });

  test('No response after all brings the old line of play back exactly', () => {
    const { duel, session } = duelOf(summon);
    duel.answer(0, option(0));
    duel.answer(0, option(0));
    const before = [...session.answers];
    duel.respond(duel.windowsOf(1)[1]!);
    duel.pass(1);
    expect(session.answers).toEqual(before);
    expect(duel.isReopened).toBe(false);
    expect(duel.windowsOf(1).map(({ window }) => window)).toEqual(['announcedEnd']);
  });

  test('an act drops the old line', () => {
    const { duel } = duelOf([
      ...summon.slice(0, 3),
      { decision: window(1, 'summonSuccess', { index: 1, do: 'activate', card: '1:spellTrap:0' }) },
      { decision: window(0, 'chainLink') },
    ]);
    duel.answer(0, option(0));
    duel.respond(duel.windowsOf(1)[1]!);
    duel.answer(1, option(1));
    expect(duel.line.map((given) => given.how)).toEqual(['hand', 'tacit', 'tacit', 'hand']);
  });
});

describe('a draft', () => {
  const tribute: readonly Step[] = [
    { decision: idle(0, SUMMON) },
    { decision: chooses(0, 'tribute') },
    { decision: chooses(0, 'target') },
    { decision: window(1, 'summonNegation') },
    { decision: idle(0) },
  ];

  test('is taken back step by step, to where the act began', () => {
    const { duel, session } = duelOf(tribute);
    duel.answer(0, option(0));
    duel.answer(0, { kind: 'cards', places: ['0:monster:0'] });
    expect(duel.draft).toMatchObject({ act: SUMMON, chosen: [{ prompt: 'tribute' }] });
    duel.back();
    expect(session.view('public').decision).toMatchObject({ prompt: 'tribute' });
    expect(duel.draft).toMatchObject({ act: SUMMON, chosen: [] });
    duel.back();
    expect(session.answerCount).toBe(0);
    expect(duel.line).toEqual([]);
    expect(duel.draft).toBeNull();
  });

  test('is not shown to an audience before it is announced', () => {
    const { duel } = duelOf(tribute);
    duel.answer(0, option(0));
    duel.answer(0, { kind: 'cards', places: ['0:monster:0'] });
    expect(duel.announced).toMatchObject({ answers: 0, view: { decision: { kind: 'idle' } } });
    duel.answer(0, { kind: 'cards', places: ['1:monster:0'] });
    expect(duel.announced.answers).toBeGreaterThan(2);
    expect(duel.announced.view).toEqual(duel.session.view('public'));
  });

  test('knows its last selection before it is given, and looking changes nothing', () => {
    const { duel, session } = duelOf(tribute);
    duel.answer(0, option(0));
    const tributes = { kind: 'cards', places: ['0:monster:0'] } as const;
    expect(duel.announces(0, tributes)).toBe(false);
    duel.answer(0, tributes);
    const before = [...session.answers];
    const touches = [vi.spyOn(session, 'answer'), vi.spyOn(session, 'rewindTo')];
    expect(duel.announces(0, { kind: 'cards', places: ['1:monster:0'] })).toBe(true);
    expect(session.answers).toEqual(before);
    for (const touch of touches) expect(touch).not.toHaveBeenCalled();
    expect(duel.draft?.chosen).toHaveLength(1);
  });

  test('is announced with its last selection', () => {
    const { duel, session } = duelOf(tribute);
    duel.answer(0, option(0));
    duel.answer(0, { kind: 'cards', places: ['0:monster:0'] });
    duel.answer(0, { kind: 'cards', places: ['1:monster:0'] });
    expect(duel.draft).toBeNull();
    duel.back();
    expect(session.answerCount).toBe(4);
  });

  test('ends when something was drawn', () => {
    const { duel } = duelOf([
      { decision: idle(0, ACTIVATE) },
      { decision: chooses(0, 'discard'), events: [{ verb: 'draw', player: 0 }] },
    ]);
    duel.answer(0, option(1));
    expect(duel.draft).toBeNull();
  });

  test('a selection after the other seat was asked is no draft any more', () => {
    const { duel } = duelOf([
      { decision: idle(0, ACTIVATE) },
      { decision: window(1, 'chainLink') },
      { decision: chooses(0, 'discard') },
    ]);
    duel.answer(0, option(1));
    duel.pass(1);
    expect(duel.draft).toBeNull();
  });
});
