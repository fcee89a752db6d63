import { describe, expect, test } from 'vitest';
import { NOTHING_PAST } from '../running/past';
import { RunningGame } from '../running/running-game';
import type { Pair, PriorityMode } from '../seats';
import { chooses, idle, option, ScriptedSession, window, type Step } from '../testing/scripted-session';

const SMOOTH: Pair<PriorityMode> = ['smooth', 'smooth'];
const SUMMON = { index: 0, do: 'normalSummon', card: '0:hand:0' } as const;
const TRAP = { index: 1, do: 'activate', card: '1:spellTrap:0', effect: 0 } as const;

/** A summon with all its windows; then a Set with its own, and open play. */
const plays: readonly Step[] = [
  { decision: idle(0, SUMMON) },
  { decision: window(1, 'summonNegation', TRAP), events: [{ verb: 'summon', player: 0 }] },
  { decision: window(0, 'summonSuccess') },
  { decision: window(1, 'summonSuccess', TRAP) },
  { decision: idle(0, { index: 0, do: 'setSpellTrap', card: '0:hand:0' }) },
  { decision: window(0, 'set'), events: [{ verb: 'set', player: 0 }] },
  { decision: window(1, 'set', TRAP) },
  { decision: idle(0, { index: 0, do: 'enter', to: 'battle' }) },
];

/**
 * The same duel when player 1 answers the negation window with its trap: its cost, a chain link, and the same window once more.
 */
const answered: readonly Step[] = [
  ...plays.slice(0, 2),
  { decision: chooses(1, 'discardCost') },
  { decision: window(0, 'chainLink') },
  { decision: window(1, 'summonNegation', TRAP) },
  { decision: window(0, 'summonSuccess') },
  { decision: idle(0, SUMMON) },
];

const session = (): ScriptedSession =>
  new ScriptedSession((answers) => (answers[1]?.kind === 'option' && answers[1].index === TRAP.index ? answered : plays));
const duelOf = (modes = SMOOTH): RunningGame => new RunningGame(session(), modes);

/** A summon and a Set, both rushed. */
function rushed(): RunningGame {
  const duel = duelOf();
  duel.answer(0, option(0));
  duel.answer(0, option(0));
  return duel;
}
const asked = (duel: RunningGame) => {
  const { player, window, kind } = duel.session.moment!;
  return [player, window ?? kind];
};

describe('windows before the last answer by hand', () => {
  test('may be asked for', () => {
    const duel = rushed();
    expect(duel.windowsOf(0).map(({ answers }) => answers)).toEqual([5]);
    expect(duel.olderWindowsOf(0).answered.map(({ answers }) => answers)).toEqual([2]);
    expect(duel.olderWindowsOf(1)).toEqual({ answered: [], objected: [] });
  });

  test('are closed where an objection has been made: one for each window', () => {
    const duel = rushed();
    duel.respond(duel.windowsOf(1)[1]!);
    duel.pass(1);
    expect(duel.windowsOf(1).map(({ answers }) => answers)).toEqual([6]);
    expect(duel.olderWindowsOf(1)).toMatchObject({
      answered: [{ answers: 1, window: 'summonNegation' }],
      objected: [{ answers: 3, window: 'summonSuccess' }],
    });
  });
});

describe('an objection', () => {
  test('that is withdrawn puts the duel back that it left, and the record keeps both', () => {
    const duel = rushed();
    const before = duel.session;
    duel.respond(duel.windowsOf(1)[0]!);
    expect(duel.session).not.toBe(before);
    expect(asked(duel)).toEqual([1, 'summonNegation']);
    expect(duel.wentBack).toMatchObject({ kind: 'objected', by: 1, to: { answers: 1, taken: 6, window: 'summonNegation' } });
    duel.pass(1);
    expect(duel.session).toBe(before);
    expect(duel.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['objected', 1],
      ['withdrew', 1],
    ]);
    expect(duel.branches).toEqual([]);
    expect(duel.wentBack).toBeNull();
  });

  test('that is acted on keeps the line that was taken back as a branch', () => {
    const duel = rushed();
    duel.respond(duel.windowsOf(1)[0]!);
    duel.answer(1, option(1));
    expect(duel.branches).toEqual([]);
    duel.answer(1, { kind: 'cards', places: ['1:hand:0'] });
    expect(duel.branches).toMatchObject([{ at: 1, by: 1, why: 'objected' }]);
    expect(duel.branches[0]!.line.map((given) => given.how)).toEqual(['tacit', 'tacit', 'tacit', 'hand', 'tacit', 'tacit']);
    expect(duel.branches[0]!.moments[3]).toMatchObject({ kind: 'idle', player: 0 });
  });

  test('makes that window strict for both until play is open again; others pass as before', () => {
    const duel = rushed();
    duel.respond(duel.windowsOf(1)[0]!);
    duel.answer(1, option(1));
    duel.answer(1, { kind: 'cards', places: ['1:hand:0'] });
    expect(asked(duel)).toEqual([0, 'chainLink']);
    duel.pass(0);
    expect(asked(duel)).toEqual([1, 'summonNegation']);
    expect(duel.isReopened).toBe(false);
    duel.pass(1);
    expect(asked(duel)).toEqual([0, 'idle']);
    expect(duel.line.map((given) => given.how)).toEqual(['hand', 'hand', 'hand', 'hand', 'hand', 'tacit']);
  });

  test('cannot be made again at the same window: it ends in an act or a pass, never in a loop', () => {
    const duel = rushed();
    for (let round = 0; round < 2; round += 1) {
      const window = duel.windowsOf(1)[0]!;
      duel.respond(window);
      duel.pass(1);
      expect(duel.windowsOf(1).map(({ answers }) => answers)).not.toContain(window.answers);
    }
    duel.respond(duel.windowsOf(1)[0]!);
    duel.pass(1);
    expect(duel.windowsOf(1)).toEqual([]);
  });

  test('can still be withdrawn after its act was begun and taken back', () => {
    const duel = rushed();
    const before = duel.session;
    duel.respond(duel.windowsOf(1)[0]!);
    duel.answer(1, option(1));
    expect(duel.draft).not.toBeNull();
    duel.back();
    expect(duel.isReopened).toBe(true);
    duel.pass(1);
    expect(duel.session).toBe(before);
  });

  test('survives the tab: the duel that was left comes back when it is withdrawn', () => {
    const duel = rushed();
    const { line } = duel;
    duel.respond(duel.windowsOf(1)[1]!);
    const kept = JSON.parse(JSON.stringify({ line: duel.line, past: duel.past }));
    const again = new RunningGame(session().replay(duel.session), SMOOTH, kept.line, kept.past);
    expect(asked(again)).toEqual([1, 'summonSuccess']);
    expect(again.isReopened).toBe(true);
    again.pass(1);
    expect(again.session.answerCount).toBe(7);
    expect(again.line.map((given) => given.how)).toEqual(line.map((given, at) => (at === 3 ? 'hand' : given.how)));
  });
});

describe('going back by consent', () => {
  test('asks the decision again by hand, keeps the line as a branch and tells who agreed', () => {
    const duel = rushed();
    duel.rewind(0, 5);
    expect(asked(duel)).toEqual([0, 'set']);
    expect(duel.branches).toMatchObject([{ at: 5, by: 0, why: 'rewound' }]);
    expect(duel.wentBack).toMatchObject({ kind: 'rewound', by: 0, to: { answers: 5, taken: 2 } });
    duel.pass(0);
    expect(asked(duel)).toEqual([1, 'set']);
  });

  test('is put after the newest line of the log that is left', () => {
    const duel = rushed();
    duel.refused(1, 'undo');
    expect(duel.events).toMatchObject([{ kind: 'refused', line: 1 }]);
    duel.rewind(0, 0);
    expect(duel.events).toMatchObject([
      { kind: 'refused', line: -1 },
      { kind: 'rewound', line: -1 },
    ]);
  });

  test('can be blocked for a seat, and unblocked', () => {
    const duel = rushed();
    duel.block(0, true);
    duel.block(0, true);
    expect([duel.isBlocked(0), duel.isBlocked(1)]).toEqual([true, false]);
    duel.block(0, false);
    expect(duel.isBlocked(0)).toBe(false);
    expect(duel.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['blocked', 1],
      ['unblocked', 1],
    ]);
  });
});

describe('the settings of priority', () => {
  test('after going back no seat is asked less than it was asked then, nor less than it has wished since', () => {
    const duel = duelOf(['smooth', 'strict']);
    duel.answer(0, option(0));
    duel.pass(1);
    duel.setMode(1, 'smooth');
    duel.setMode(0, 'strict');
    duel.toggleStop({ seat: 0, turnOf: 1, phase: 'end' });
    duel.rewind(1, 1);
    expect(duel.priorityModes).toEqual(['strict', 'strict']);
    expect(duel.priority.stops).toEqual([{ seat: 0, turnOf: 1, phase: 'end' }]);
  });

  test('come back with a withdrawn objection', () => {
    const duel = duelOf(['strict', 'smooth']);
    duel.answer(0, option(0));
    duel.pass(0);
    duel.setMode(0, 'smooth');
    duel.respond(duel.windowsOf(1)[0]!);
    expect(duel.priorityModes).toEqual(['strict', 'smooth']);
    duel.pass(1);
    expect(duel.priorityModes).toEqual(SMOOTH);
  });
});

describe('asking in smooth mode', () => {
  test('a stop asks its seat every window of that phase, and nobody else', () => {
    const duel = duelOf();
    duel.toggleStop({ seat: 1, turnOf: 0, phase: 'main1' });
    duel.answer(0, option(0));
    expect(asked(duel)).toEqual([1, 'summonNegation']);
    duel.pass(1);
    expect(asked(duel)).toEqual([1, 'summonSuccess']);
    duel.toggleStop({ seat: 1, turnOf: 0, phase: 'main1' });
    expect(asked(duel)).toEqual([0, 'idle']);
  });

  test('a stop in the turns of one player means nothing in the turns of the other', () => {
    const duel = duelOf();
    duel.toggleStop({ seat: 1, turnOf: 1, phase: 'main1' });
    duel.answer(0, option(0));
    expect(asked(duel)).toEqual([0, 'idle']);
  });

  test('"ask once" asks both seats the windows of that one act', () => {
    const duel = duelOf();
    duel.answer(0, option(0), { asks: true });
    const seen: unknown[] = [];
    while (duel.session.moment?.kind === 'respond') {
      seen.push(asked(duel));
      duel.pass(duel.session.moment.player);
    }
    expect(seen).toEqual([
      [1, 'summonNegation'],
      [0, 'summonSuccess'],
      [1, 'summonSuccess'],
    ]);
    duel.answer(0, option(0));
    expect(duel.session.answerCount).toBe(7);
  });

  test('"ask once" is forgotten when play goes back', () => {
    const duel = duelOf();
    duel.answer(0, option(0), { asks: true });
    duel.rewind(0, 0);
    duel.answer(0, option(0));
    expect(asked(duel)).toEqual([0, 'idle']);
  });

  test('what is asked for the moment is asked again after the tab was closed', () => {
    const duel = duelOf();
    duel.answer(0, option(0), { asks: true });
    const again = new RunningGame(session().replay(duel.session), SMOOTH, duel.line, JSON.parse(JSON.stringify(duel.past)));
    expect(asked(again)).toEqual([1, 'summonNegation']);
    const without = new RunningGame(session().replay(duel.session), SMOOTH, duel.line, NOTHING_PAST);
    expect(asked(without)).toEqual([0, 'idle']);
  });
});
