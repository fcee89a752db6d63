import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import { RULES, type EventView } from '../../../engine/duel';
import type { Viewer } from '../../../engine/table';
import { nameOf } from './card-names';
import { readScenario, type Scenario } from './schema';
import { duelScenarios } from './duel-scenarios';
import { Script } from '../../../scenario/script/script';
import { setUp } from './set-up';
import type { TestScenario } from './testing';

function logOf(scenario: TestScenario, viewer: Viewer = 'public'): readonly EventView[] {
  const read = readScenario({ format: 'duel-scenario/1', id: 'test', ...scenario });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return logOfRead(read.scenario, viewer);
}

function logOfRead(scenario: Scenario, viewer: Viewer): readonly EventView[] {
  const position = setUp(scenario, duelGame);
  if (position.kind !== 'position') throw new Error(`The scenario ${scenario.id} cannot be set up`);
  const script = new Script(duelScenarios(duelGame), duelGame.fromState(position.state), scenario);
  expect(script.play()).toEqual([]);
  return script.line.run.view(viewer).log;
}

const said = (log: readonly EventView[]): string[] =>
  log.map((event) => `${event.verb} ${event.passcode === undefined ? '' : nameOf(event.passcode)}: ${event.rule ?? ''}`);

const folder = new URL('../../../../public/scenarios/rules/', import.meta.url);
const fileLog = (name: string, viewer: Viewer = 'public'): readonly EventView[] =>
  logOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TestScenario, viewer);

const attack = (attacker: string, target: string, position: 'attack' | 'defense' | 'set'): TestScenario => ({
  players: [{ monsters: [{ card: attacker }] }, { monsters: [{ card: target, position }] }],
  steps: [
    { player: 0, do: 'enter', to: 'battle' },
    { player: 0, do: 'attack', card: attacker, target },
  ],
});

test.each([
  [
    'the stronger attacker',
    attack('Vorse Raider', 'Celtic Guardian', 'attack'),
    ['battle-attack-position', 'battle-attack-position'],
  ],
  ['equal ATK', attack('Celtic Guardian', 'Celtic Guardian', 'attack'), ['battle-equal-attack', 'battle-equal-attack']],
  ['too little DEF', attack('Vorse Raider', 'Celtic Guardian', 'defense'), ['battle-defense-position']],
] as const)('the log tells by which comparison a monster is destroyed in battle: %s', (_, scenario, rules) => {
  const told = logOf(scenario).filter(
    (event) => event.verb === 'destroy' || (event.verb === 'damage' && event.cause === 'battle'),
  );
  expect(told.map((event) => event.rule)).toEqual(rules);
});

test('battle damage of a direct attack and the end of the duel are explained', () => {
  const log = logOf({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { lp: 1000 }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
  });
  expect(said(log).slice(-2)).toEqual(['damage : battle-direct', 'win : life-points-gone']);
});

test('a Tribute Summon, its Tribute and a Set are explained', () => {
  const log = logOf(
    {
      players: [{ hand: ['Summoned Skull', 'Waboku'], monsters: [{ card: 'Vorse Raider' }] }, {}],
      steps: [
        { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Vorse Raider'] },
        { player: 0, do: 'setSpellTrap', card: 'Waboku' },
      ],
    },
    0,
  );
  expect(said(log).slice(-3)).toEqual([
    'toGrave Vorse Raider: tributes',
    'summon Summoned Skull: tributes',
    'set Waboku: spells-and-traps-unlimited',
  ]);
});

test('an activation is explained by its moment, its answer by Spell Speed, and the new Field Spell by its rule', () => {
  const log = logOf({
    players: [{ hand: ['Umi'] }, { fieldSpell: 'Necrovalley', spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Umi' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
  });
  const rules = said(log);
  expect(rules).toContain('activate Umi: speed-1-timing');
  expect(rules).toContain('activate Jar of Greed: spell-speed');
  expect(rules).toContain('resolve Jar of Greed: last-in-first-out');
  expect(rules).toContain('destroy Necrovalley: one-field-spell');
  expect(rules).toContain('toGrave Jar of Greed: destruction-confirmed');
});

test('the discard at the hand limit and the draw of the turn are explained', () => {
  const log = fileLog('e17-drawn-in-the-end-phase.json');
  expect(log.filter((event) => event.verb === 'toGrave' && event.from === 'hand').map((event) => event.rule)).toEqual([
    'hand-limit',
  ]);
  expect(log.filter((event) => event.verb === 'draw').map((event) => event.rule)).toEqual([undefined, 'normal-draw']);
});

test('a missed timing names the event that came after, as far as the viewer may know it', () => {
  const after = (viewer: Viewer): EventView | undefined => {
    const log = fileLog('r253-missed-at-link-2.json', viewer);
    const missed = log.find((event) => event.verb === 'missedTiming')!;
    expect([nameOf(missed.passcode!), missed.rule]).toEqual(['Mobius the Frost Monarch', 'missed-timing']);
    return log.find((event) => event.number === missed.after);
  };
  expect(after(0)).toMatchObject({ verb: 'draw', player: 0, passcode: 12580477 });
  expect(after(1)).toMatchObject({ verb: 'draw', player: 0, passcode: undefined });
  expect(after('public')).toMatchObject({ verb: 'draw', player: 0, passcode: undefined });
});

test('an effect that missed its timing because its event was a cost names what the activation came to', () => {
  const log = fileLog('r253-discarded-as-cost.json');
  const missed = log.find((event) => event.verb === 'missedTiming')!;
  expect(said([missed, log.find((event) => event.number === missed.after)!])).toEqual([
    'missedTiming Archfiend of Gilfer: missed-timing',
    'destroy Jar of Greed: destroyed-is-not-sent',
  ]);
});

test('an effect that missed its timing by a link that made nothing happen names that link', () => {
  const missedBy = (file: string): readonly string[] => {
    const log = fileLog(file);
    const missed = log.find((event) => event.verb === 'missedTiming')!;
    return said([missed, log.find((event) => event.number === missed.after)!]);
  };
  expect(missedBy('r253-gilfer-then-gravity-bind.json')).toEqual([
    'missedTiming Archfiend of Gilfer: missed-timing',
    'resolve Gravity Bind: last-in-first-out',
  ]);
  expect(missedBy('r253-gilfer-then-a-negated-spell.json')[1]).toBe('noEffect Rush Recklessly: effect-negated');
});

test.each([
  ['the right to attack directly is lost', 'r219-umi-gone.json', ['replay Amphibious Bugroth MK-3: attack-right-lost']],
  ['the second attack is lost', 'r221-second-attack-lost.json', ['attackEnds Hayabusa Knight: attack-right-lost']],
  ['the attack is negated', 'r354-negate-attack.json', ['attackEnds Vorse Raider: attack-negated']],
] as const)('a replay or the end of an attack is explained by why it comes: %s', (_, file, lines) => {
  expect(said(fileLog(file)).filter((line) => /^(replay|attackEnds)/.test(line))).toEqual(lines);
});

test('what is paid is explained as a cost, the last Life Point and half of an odd number by their own rules', () => {
  const paid = (file: string): readonly (string | undefined)[] =>
    fileLog(file)
      .filter(({ verb }) => verb === 'lp')
      .map(({ rule }) => rule);
  expect(paid('r054-paying-and-damage.json')).toEqual(['costs-on-activation']);
  expect(paid('r056-half-rounded-up.json')).toEqual(['life-points-rounded']);
  expect(paid('e67-paying-the-last-point.json')).toEqual(['paying-the-last-point']);
});

test('a replay that stops the attack is explained as such, and so is its end', () => {
  const log = logOf({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Scapegoat', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Scapegoat' },
      { player: 0, do: 'replay', target: 'cancel' },
    ],
  });
  expect(said(log).filter((line) => /^(replay|attackEnds)/.test(line))).toEqual([
    'replay Vorse Raider: stopped-attack',
    'attackEnds Vorse Raider: stopped-attack',
  ]);
});

/**
 * In all rule scenarios together every kind of event occurs. Without a rule: draws by an effect, which only the text of a card
 * explains.
 */
test('every event that a log tells has a rule of the register, but for draws by effects', () => {
  const cited = new Set<string>();
  const unexplained = new Set<string>();
  for (const name of readdirSync(folder)) {
    for (const { verb, rule } of fileLog(name)) {
      if (rule === undefined) unexplained.add(verb);
      else cited.add(rule);
    }
  }
  expect([...unexplained]).toEqual(['draw']);
  expect([...cited].filter((rule) => !(rule in RULES))).toEqual([]);
  expect(cited.size).toBeGreaterThan(70);
});

test('what a Pendulum effect does without a chain is told with its rule', () => {
  const prevented = logOf({
    profile: 'modern',
    players: [
      { pendulumZones: ['Odd-Eyes Pendulum Dragon'], monsters: [{ card: 'Flash Knight' }] },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Flash Knight', target: 'Blue-Eyes White Dragon' },
      { player: 0, do: 'answer', value: true },
    ],
  });
  expect(said(prevented)).toContain(`noEffect Odd-Eyes Pendulum Dragon: ${'battle-damage-prevented'}`);
  const spared = logOf({
    profile: 'modern',
    players: [
      { pendulumZones: ['Mandragon'], monsters: [{ card: 'Timegazer Magician' }] },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'nextStep' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Mandragon'] },
    ],
  });
  expect(spared.filter(({ rule }) => rule === 'spared-once')).toHaveLength(1);
  const gone = logOf({
    profile: 'modern',
    players: [{ pendulumZones: ['Mandragon'] }, { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'nextStep' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Mandragon'] },
    ],
  });
  expect(said(gone)).toContain('toDeck Mandragon: pendulum-to-extra-deck');
});
