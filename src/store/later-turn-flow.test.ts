import { describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { DuelSession, type DuelView, type OptionView, type Player } from '../engine/duel';
import type { Place } from '../engine/table';
import { readScenario, setUp, type ScenarioInput } from '../games/duel/scenario';
import { useTable, desk } from './desk/table-store';
import { RunningGame } from './running/running-game';
import { announcements, pendulumSummon, wishesTo } from '../games/duel/thinking';
import type { Pair, PriorityMode } from './seats';
import { playedPublicly, publicRecordingOf } from './recordings/public-recording';
import { readSavedGame } from './recordings/recorded-file';
import { savedGameOf } from './keeping/open-game';
import { quickShelf } from './testing/quick-shelf';
import { duelTable as table } from '../games/duel/testing/on-table';
import { DUEL_ALONE, duel } from '../games/testing/games';

quickShelf();

const SEATS = [
  { name: 'Ren', deck: '' },
  { name: 'Aya', deck: '' },
] as const;

/** A position of the later turn flow on the desk, both hands open. */
function lay(players: ScenarioInput['players'], modes: Pair<PriorityMode> = ['smooth', 'smooth']): RunningGame {
  const read = readScenario({ format: 'duel-scenario/1', id: 'on the desk', profile: 'modern', steps: [], players });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  const running = new RunningGame(DuelSession.over(duelGame.fromState(laid.state)), modes);
  desk.lay({ game: duel, running, seats: SEATS, lifePoints: 8000, secrecy: 'open' }, { kept: false });
  return running;
}
const store = () => useTable.getState();
const asked = () => ({ player: table().question?.player, kind: table().question?.decision.kind, phase: table().view.phase });
const optionWith = (is: (option: OptionView) => boolean): OptionView => {
  const found = table().question?.decision.options?.find(is);
  if (!found) throw new Error(`not offered: ${JSON.stringify(table().question?.decision.options)}`);
  return found;
};
const act = (is: (option: OptionView) => boolean): void => void store().answer({ kind: 'option', index: optionWith(is).index });
const endsMain = (option: OptionView): boolean => option.to === 'nextStep';
const inZone = (passcode: number) => (option: OptionView) => option.do === 'activate' && option.passcode === passcode;
const nameOf = (seat: Player, zone: 'monster' | 'pendulum'): readonly (number | undefined)[] =>
  (table().view.seats[seat].zones[zone]?.cards ?? []).flatMap((card) => (card ? [card.passcode] : []));

const MANDRAGON = 19474136;
const FLASH_KNIGHT = 17390179;
const TYPHOON = 5318639;

describe('the end of Main Phase 1', () => {
  test('is announced, then where it leads is asked; the choice has no window', () => {
    lay([{ monsters: [{ card: 'Celtic Guardian' }] }, {}], ['smooth', 'smooth']);
    act(endsMain);
    expect(asked()).toEqual({ player: 0, kind: 'idle', phase: 'main1' });
    expect(table().question?.decision.afterPhase).toBe(true);
    expect(table().question?.decision.options?.map(({ to }) => to)).toEqual(['battle', 'end']);
    act((option) => option.to === 'battle');
    expect(asked().phase).toBe('battle');
  });

  test('goes to the Battle Phase in one act, of which the other player learns the end alone before it is over', () => {
    lay(
      [{ monsters: [{ card: 'Celtic Guardian' }] }, { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] }],
      ['smooth', 'strict'],
    );
    store().answer({ kind: 'option', index: optionWith(endsMain).index }, 'battle');
    expect(asked()).toEqual({ player: 1, kind: 'respond', phase: 'main1' });
    expect(JSON.stringify(desk.open!.running.session.view(1))).not.toContain('"battle"');
    expect(table().view.log.some(({ text }) => text === 'battle')).toBe(false);
    store().pass();
    expect(table().view.phase).toBe('battle');
  });

  test('is offered for what could be chosen after it; what could not says why', () => {
    lay([{ monsters: [{ card: 'Celtic Guardian' }] }, {}]);
    const found = announcements();
    expect(found.find(({ to }) => to === 'battle')).toMatchObject({ options: [{ to: 'nextStep' }], reasons: [] });
    expect(found.find(({ to }) => to === 'main2')).toMatchObject({ options: [], reasons: [{ rule: 'main2-after-battle' }] });
  });

  test('that is answered by a chain falls, and what was meant with it is forgotten', () => {
    lay(
      [
        { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Gravity Bind', face: 'up' }] },
        { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
      ],
      ['smooth', 'strict'],
    );
    store().answer({ kind: 'option', index: optionWith(endsMain).index }, 'battle');
    act(inZone(TYPHOON));
    while (table().question?.decision.kind !== 'idle') {
      if (table().question?.decision.pick)
        store().answer({ kind: 'cards', places: [table().question!.decision.pick!.from[0]!.place] });
      else store().pass();
    }
    expect(asked()).toEqual({ player: 0, kind: 'idle', phase: 'main1' });
    act(endsMain);
    store().pass();
    expect(table().question?.decision.afterPhase).toBe(true);
  });

  test('and of the turn are one act, by the key and by the button', () => {
    lay([{ monsters: [{ card: 'Celtic Guardian' }] }, {}]);
    store().endTurn();
    expect(table().view).toMatchObject({ turn: 4, turnPlayer: 1 });
  });

  test('is objected to like any window: play comes back to it, and no answer brings the old line back', () => {
    const duel = lay([
      { monsters: [{ card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ]);
    store().answer({ kind: 'option', index: optionWith(endsMain).index }, 'battle');
    const { answerCount } = duel.session;
    const window = duel.windowsOf(1).find(({ window }) => window === 'announcedEnd');
    expect(window).toBeDefined();
    store().respond(window!);
    expect(asked()).toEqual({ player: 1, kind: 'respond', phase: 'main1' });
    store().pass();
    expect(duel.session.answerCount).toBe(answerCount);
    expect(table().view.phase).toBe('battle');
  });
});

const SCALES: ScenarioInput['players'] = [
  {
    hand: ['Celtic Guardian', 'Dark Magician'],
    pendulumZones: ['Mandragon', 'Flash Knight'],
    fusionDeck: [{ card: 'Stargazer Magician', face: 'up' }, 'Thousand-Eyes Restrict'],
  },
  { hand: ['Kuriboh'] },
];

describe('the Pendulum Summon at the table', () => {
  test('one look tells the scales, the free zones, who may come, and of each other monster why not', () => {
    lay(SCALES);
    const thought = pendulumSummon();
    expect(thought).toMatchObject({ scales: [2, 7], zones: 5, reasons: [] });
    expect(thought?.monsters.map(({ card, level, reasons }) => [card, level, reasons.map(({ rule }) => rule)])).toEqual([
      ['0:hand:0', 4, []],
      ['0:fusionDeck:0', 5, []],
      ['0:hand:1', 7, ['level-between-scales']],
    ]);
  });

  test('is thought of at each monster: those that may come begin it, the others say why not', () => {
    lay(SCALES);
    const wish = (place: Place) =>
      store()
        .wishesAt(place)
        .find((one) => one.do === 'pendulumSummon');
    for (const place of ['0:hand:0', '0:fusionDeck:0'] as const)
      expect(wish(place)).toMatchObject({ options: [{ do: 'pendulumSummon' }], reasons: [] });
    expect(wish('0:hand:1')).toMatchObject({ options: [], reasons: [{ rule: 'level-between-scales' }] });
  });

  test('is begun without a card, picks its monsters and asks the position of each', () => {
    lay(SCALES);
    act((option) => option.do === 'pendulumSummon');
    expect(table().question?.decision).toMatchObject({ kind: 'choose', prompt: 'pendulumSummon', showsHidden: true });
    expect(pendulumSummon()?.monsters).toHaveLength(3);
    store().answer({ kind: 'cards', places: ['0:hand:0', '0:fusionDeck:0'] });
    store().answer({ kind: 'value', value: 'attack' });
    store().answer({ kind: 'value', value: 'defense' });
    expect(nameOf(0, 'monster')).toHaveLength(2);
    expect(table().view.seats[0].zones.fusionDeck).toMatchObject({ size: 1, cards: [] });
    expect(pendulumSummon()?.reasons.map(({ rule }) => rule)).toContain('pendulum-summon-once');
  });

  test('goes back step by step until it is announced', () => {
    lay(SCALES);
    act((option) => option.do === 'pendulumSummon');
    expect(table().question?.canGoBack).toBe(true);
    store().answer({ kind: 'cards', places: ['0:hand:0'] });
    store().back();
    expect(table().question?.decision.prompt).toBe('pendulumSummon');
    store().back();
    expect(asked()).toMatchObject({ player: 0, kind: 'idle' });
    expect(nameOf(0, 'monster')).toEqual([]);
  });

  test('tells nobody else who could come: the other seat and the audience see neither monsters nor reasons', () => {
    const duel = lay(SCALES);
    act((option) => option.do === 'pendulumSummon');
    for (const viewer of [1, 'public'] as const) {
      const { decision } = duel.session.view(viewer);
      expect(decision?.pick).toBeUndefined();
      expect(decision?.options).toBeUndefined();
    }
    expect((duel.session as DuelSession).pendulumSummon(1)).toBeUndefined();
  });
});

describe('a Pendulum monster of the hand', () => {
  test('comes to a Pendulum Zone where it is dropped, and nothing else does', () => {
    lay([{ hand: ['Mandragon', 'Celtic Guardian'] }, {}]);
    const to = '0:pendulum:1';
    const { options, reasons } = wishesTo('0:hand:0', to);
    expect([options.map((one) => one.do), reasons]).toEqual([['activate'], []]);
    expect(wishesTo('0:hand:1', to)).toEqual({ options: [], reasons: [{ rule: 'not-a-pendulum-monster' }] });
    store().answer({ kind: 'option', index: options[0]!.index, zone: 1 });
    expect(table().view.seats[0].zones.pendulum?.cards.map((card) => card?.passcode)).toEqual([undefined, MANDRAGON]);
  });

  test('has its scale in the zone, in views, in what is filed, and in what everybody saw', () => {
    const running = lay([{ hand: ['Celtic Guardian'], pendulumZones: ['Mandragon', 'Flash Knight'] }, {}]);
    expect(table().view.seats[0].zones.pendulum?.cards.map((card) => card?.scale)).toEqual([2, 7]);
    expect(nameOf(0, 'pendulum')).toEqual([MANDRAGON, FLASH_KNIGHT]);
    const read = readSavedGame(
      DUEL_ALONE,
      JSON.parse(JSON.stringify(savedGameOf({ game: duel, running, seats: SEATS, lifePoints: 8000 }))),
    );
    if (!read.ok) throw new Error(read.problem.detail);
    const shown = playedPublicly(duel, publicRecordingOf(read.file.played)).view(0, 'public') as DuelView;
    expect(shown.seats[0].zones.pendulum?.cards.map((card) => card?.scale)).toEqual([2, 7]);
  });
});
