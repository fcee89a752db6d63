import { describe, expect, test } from 'vitest';
import { NOTHING_PAST } from '../running/past';
import { RunningGame } from '../running/running-game';
import type { Pair, PriorityMode } from '../seats';
import { chooses, idle, option, ScriptedSession, window, type Step } from '../testing/scripted-session';

const SMOOTH: Pair<PriorityMode> = ['smooth', 'smooth'];
const STRICT: Pair<PriorityMode> = ['strict', 'strict'];
const SUMMON = { index: 0, do: 'normalSummon', card: '0:hand:0' } as const;
const SET = { index: 0, do: 'setSpellTrap', card: '0:hand:0' } as const;
const TRAP = { index: 1, do: 'activate', card: '1:spellTrap:0', effect: 0 } as const;

const summon: readonly Step[] = [
  { decision: idle(0, SUMMON) },
  { decision: window(1, 'summonNegation', TRAP), events: [{ verb: 'summon', player: 0 }] },
  { decision: window(0, 'summonSuccess') },
  { decision: window(1, 'summonSuccess', TRAP) },
];
const set: readonly Step[] = [
  { decision: idle(0, SET) },
  { decision: window(0, 'set'), events: [{ verb: 'set', player: 0 }] },
  { decision: window(1, 'set', TRAP) },
];
const open: Step = { decision: idle(0, SET) };

const duelOf = (steps: readonly Step[], modes = SMOOTH): RunningGame => new RunningGame(new ScriptedSession(() => steps), modes);

/** After one act, whose events are these. */
function after(...events: NonNullable<Step['events']>): RunningGame {
  const duel = duelOf([{ decision: idle(0, SUMMON) }, { ...open, events }]);
  duel.answer(0, option(0));
  return duel;
}

describe('a last act', () => {
  test('that bound nobody is taken back: a Set', () => {
    const duel = duelOf([...set, open]);
    duel.answer(0, option(0));
    expect(duel.session.answerCount).toBe(3);
    expect(duel.lastAct).toEqual({ answers: 0 });
    duel.takeActBack();
    expect(duel.session.answerCount).toBe(0);
    expect(duel.line).toEqual([]);
  });

  test('goes with all windows that smooth mode let pass: a summon, and then the act before it', () => {
    const duel = duelOf([...set, ...summon, open]);
    duel.answer(0, option(0));
    duel.answer(0, option(0));
    expect(duel.lastAct).toEqual({ answers: 3 });
    duel.takeActBack();
    expect(duel.session.answerCount).toBe(3);
    expect(duel.lastAct).toEqual({ answers: 0 });
    duel.takeActBack();
    expect(duel.lastAct).toEqual({ binding: 'noAct' });
  });

  test('goes with its own selections', () => {
    const duel = duelOf([{ decision: idle(0, SUMMON) }, { decision: chooses(0, 'tribute') }, ...summon.slice(1), open]);
    duel.answer(0, option(0));
    expect(duel.lastAct).toBeNull();
    duel.answer(0, { kind: 'cards', places: ['0:monster:0'] });
    expect(duel.lastAct).toEqual({ answers: 0 });
  });

  test('stands once the other player has answered by hand, with whatever', () => {
    const duel = duelOf([...set, open], ['smooth', 'strict']);
    duel.answer(0, option(0));
    expect(duel.lastAct).toBeNull();
    duel.pass(1);
    expect(duel.lastAct).toEqual({ binding: 'answered' });
    duel.takeActBack();
    expect(duel.session.answerCount).toBe(3);
  });

  test('is still the last one when its own player has let a window pass by hand', () => {
    const duel = duelOf([...set, open], ['strict', 'smooth']);
    duel.answer(0, option(0));
    duel.pass(0);
    expect(duel.lastAct).toEqual({ answers: 0 });
  });

  test('says the same whether or not the other player could have responded', () => {
    const blind = [...summon, ...set, open].map(({ decision, ...step }) => ({
      ...step,
      decision: decision.kind === 'respond' ? window(decision.player, decision.window!) : decision,
    }));
    for (const modes of [SMOOTH, STRICT]) {
      const [could, couldNot] = [duelOf([...summon, ...set, open], modes), duelOf(blind, modes)];
      for (let i = 0; i < 8; i += 1) {
        expect(could.lastAct).toEqual(couldNot.lastAct);
        for (const duel of [could, couldNot]) {
          const { moment } = duel.session;
          if (moment) duel.answer(moment.player, option(0));
        }
      }
    }
  });

  test.each([
    ['an activation', { verb: 'activate', player: 0 }, 'activated'],
    ['an attack', { verb: 'attack', player: 0 }, 'attacked'],
    ['a draw', { verb: 'draw', player: 0 }, 'learned'],
    ['a draw of the other player', { verb: 'draw', player: 1 }, 'learned'],
    ['a coin', { verb: 'coin', player: 0 }, 'learned'],
    ['a die', { verb: 'dice', player: 0 }, 'learned'],
    ['a shuffle', { verb: 'shuffle', player: 0 }, 'learned'],
    ['a card that is shown', { verb: 'reveal', player: 1 }, 'learned'],
    ['a card of a deck that is sent away', { verb: 'toGrave', player: 0, from: 'deck' }, 'learned'],
  ] as const)('stands with %s', (_, event, binding) => {
    expect(after(event).lastAct).toEqual({ binding });
  });

  test('does not stand for what was public before: a Tribute, a card of the Graveyard removed from play, a change of position', () => {
    const duel = after(
      { verb: 'toGrave', player: 0, from: 'monster' },
      { verb: 'banish', player: 0, from: 'graveyard' },
      { verb: 'position', player: 0 },
    );
    expect(duel.lastAct).toEqual({ answers: 0 });
  });

  test('stands for nothing that had been drawn before it', () => {
    const duel = duelOf([{ decision: idle(0, SET), events: [{ verb: 'draw', player: 0 }] }, open]);
    duel.answer(0, option(0));
    expect(duel.lastAct).toEqual({ answers: 0 });
  });

  test('is one of the same turn and of the player who acts freely now', () => {
    const duel = duelOf([{ decision: idle(0, SET) }, { decision: idle(1, SET), turn: 2, turnPlayer: 1 }, open]);
    duel.answer(0, option(0));
    expect(duel.lastAct).toEqual({ binding: 'noAct' });
  });

  test('of a recording that came from elsewhere is unknown, and stands', () => {
    const session = new ScriptedSession(() => [...set, open]);
    for (const player of [0, 0, 1] as const) session.answer(player, option(0));
    expect(new RunningGame(session, SMOOTH).lastAct).toEqual({ binding: 'noAct' });
  });

  test('cannot be taken back while an objection waits for its act', () => {
    const duel = duelOf([...set, open]);
    duel.answer(0, option(0));
    duel.respond(duel.windowsOf(1)[0]!);
    expect(duel.lastAct).toBeNull();
  });
});

describe('an act that was taken back', () => {
  test('is told at the table, and its line is kept as a branch', () => {
    const duel = duelOf([...set, open]);
    duel.answer(0, option(0));
    duel.takeActBack();
    expect(duel.wentBack).toMatchObject({ kind: 'tookBack', by: 0, to: { answers: 0, taken: 3, phase: 'main1' } });
    expect(duel.branches).toMatchObject([{ at: 0, by: 0, why: 'tookBack' }]);
    expect(duel.branches[0]!.line.map(({ how }) => how)).toEqual(['hand', 'tacit', 'tacit']);
  });

  test('is in the record of the duel', () => {
    const duel = duelOf([...set, open]);
    duel.answer(0, option(0));
    duel.takeActBack();
    const again = new RunningGame(new ScriptedSession(() => [...set, open]), SMOOTH, duel.line, {
      ...NOTHING_PAST,
      ...duel.past,
    });
    expect(again.events).toEqual(duel.events);
    expect(again.branches).toEqual(duel.branches);
  });

  test('leaves modes and stops as they are', () => {
    const duel = duelOf([...set, open]);
    duel.answer(0, option(0));
    duel.toggleStop({ seat: 1, turnOf: 0, phase: 'main1' });
    duel.takeActBack();
    expect(duel.priority.stops).toEqual([{ seat: 1, turnOf: 0, phase: 'main1' }]);
    duel.answer(0, option(0));
    expect(duel.session.moment).toMatchObject({ player: 1, window: 'set' });
  });
});
