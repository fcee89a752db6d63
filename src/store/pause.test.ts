import { describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { DuelSession, type OptionView, type Player } from '../engine/duel';
import { readScenario, setUp, type ScenarioInput } from '../games/duel/scenario';
import { gamesOfThisPage } from './game';
import { openSavedGame, savedGameOf } from './keeping/open-game';
import { parseSavedGame } from './keeping/saved-game';
import { RunningGame } from './running/running-game';
import type { Pair, PriorityMode } from './seats';
import { duel as game } from '../games/testing/games';

const PAUSES: Pair<PriorityMode> = ['pause', 'pause'];
const SET_TRAP = { card: 'Waboku', face: 'set' } as const;
const ATTACKERS: NonNullable<NonNullable<ScenarioInput['players']>[0]['monsters']> = [
  { card: 'Vorse Raider', position: 'attack' },
  { card: 'Vorse Raider', position: 'attack' },
  { card: 'Gemini Elf', position: 'attack' },
];

function duelWith(players: ScenarioInput['players'], modes = PAUSES, phase: ScenarioInput['phase'] = 'battle'): RunningGame {
  const read = readScenario({ format: 'duel-scenario/1', id: 'pauses', phase, steps: [], players });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  return new RunningGame(DuelSession.over(duelGame.fromState(laid.state)), modes);
}

function act(duel: RunningGame, player: Player, is: (option: OptionView) => boolean): void {
  const options = (duel.session.view(player).decision?.options ?? []) as readonly OptionView[];
  const { index } = options.find(is)!;
  expect(duel.answer(player, { kind: 'option', index })).toEqual({ ok: true });
}
const attackFrom = (duel: RunningGame, zone: number): void =>
  act(duel, 0, (option) => option.do === 'attack' && option.card === `0:monster:${zone}`);
const asked = ({ session }: RunningGame) => [session.moment?.player, session.moment?.window ?? session.moment?.kind];
/** The duel as it comes back after a reload. */
function reloaded(running: RunningGame): RunningGame {
  const seats = [
    { name: 'Ren', deck: '' },
    { name: 'Aya', deck: '' },
  ] as const;
  const read = parseSavedGame(JSON.stringify(savedGameOf({ game, running, seats, lifePoints: 8000, secrecy: 'open' })));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const opened = openSavedGame(gamesOfThisPage(), read.saved);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  return opened.open.running;
}

describe('a seat that is asked by pauses', () => {
  test('is asked at an attack while it has a Set card, whatever that card can do, and names the attacker', () => {
    for (const card of ['Waboku', 'Umi', 'Seven Tools of the Bandit']) {
      const duel = duelWith([{ monsters: ATTACKERS }, { spellsTraps: [{ card, face: 'set' }] }]);
      attackFrom(duel, 0);
      expect(asked(duel)).toEqual([1, 'attackDeclared']);
      expect(duel.pause).toEqual({ on: 'attack', card: 14898066 });
    }
  });

  test('is not asked without one, nor for its own attack', () => {
    const duel = duelWith([{ monsters: ATTACKERS, spellsTraps: [SET_TRAP] }, {}]);
    attackFrom(duel, 0);
    expect(asked(duel)).toEqual([0, 'battle']);
    expect(duel.pause).toBeNull();
  });

  test('is asked at a Summon and in the End Phase of the other player, and there alone', () => {
    const duel = duelWith([{ hand: ['Gemini Elf'] }, { spellsTraps: [{ card: 'Umi', face: 'set' }] }], PAUSES, 'main1');
    act(duel, 0, (option) => option.do === 'normalSummon');
    expect(asked(duel)).toEqual([1, 'summonSuccess']);
    expect(duel.pause).toEqual({ on: 'summon', card: 69140098 });
    act(duel, 1, (option) => option.do === 'pass');
    expect(asked(duel)).toEqual([0, 'idle']);
    act(duel, 0, (option) => option.to === 'end');
    expect(asked(duel)).toEqual([1, 'phase']);
    expect(duel.pause).toEqual({ on: 'endPhase' });
    act(duel, 1, (option) => option.do === 'pass');
    expect(duel.session.view('public')).toMatchObject({ turnPlayer: 1, phase: 'main1' });
  });

  test('is not asked to answer its own activation that the other player has let pass', () => {
    const activates = (mode: PriorityMode): RunningGame => {
      const own = { hand: ['Pot of Greed'], spellsTraps: [SET_TRAP] };
      const duel = duelWith([own, {}], [mode, mode], 'main1');
      act(duel, 0, (option) => option.do === 'activate' && option.card === '0:hand:0');
      expect(asked(duel)).toEqual([1, 'chainLink']);
      act(duel, 1, (option) => option.do === 'pass');
      return duel;
    };
    expect(asked(activates('pause'))).toEqual([0, 'idle']);
    expect(asked(activates('smooth'))).toEqual([0, 'chainLink']);
  });

  test('that wants no more of it in this turn is asked again in the next', () => {
    const duel = duelWith([{ monsters: ATTACKERS }, { spellsTraps: [SET_TRAP] }]);
    attackFrom(duel, 0);
    expect(duel.passQuietly(1, 'turn')).toEqual({ ok: true });
    attackFrom(duel, 2);
    expect(asked(duel)).toEqual([0, 'battle']);
  });

  test('that wants no more of it for a card is asked for others, after a reload too', () => {
    const duel = duelWith([{ monsters: ATTACKERS }, { spellsTraps: [SET_TRAP] }]);
    attackFrom(duel, 0);
    expect(duel.passQuietly(1, 'card')).toEqual({ ok: true });
    const again = reloaded(duel);
    attackFrom(again, 1);
    expect(asked(again)).toEqual([0, 'battle']);
    attackFrom(again, 2);
    expect(asked(again)).toEqual([1, 'attackDeclared']);
  });

  test('may go back to what passed quietly', () => {
    const duel = duelWith([{ monsters: ATTACKERS }, { spellsTraps: [SET_TRAP] }]);
    attackFrom(duel, 0);
    duel.passQuietly(1, 'card');
    attackFrom(duel, 1);
    expect(duel.windowsOf(1).map(({ window }) => window)).toContain('attackDeclared');
  });

  test('takes nothing quietly where it is not a pause that is asked', () => {
    const duel = duelWith([{ monsters: ATTACKERS }, { spellsTraps: [SET_TRAP] }], ['strict', 'strict']);
    expect(duel.pause).toBeNull();
    expect(duel.passQuietly(1, 'turn')).toEqual({ ok: false, reasons: [] });
  });
});
