import { below, seededRandom, type Random } from '../../../../engine/kernel';
import type { ScenarioInput } from '../../scenario';

export type Players = NonNullable<ScenarioInput['players']>;
export type Seat = Players[number];

const PLAIN = ['Gemini Elf', 'Celtic Guardian', 'Mystical Elf', 'Giant Soldier of Stone', 'Vorse Raider', 'Luster Dragon'];
const ATTACKERS = [
  ...PLAIN,
  'La Jinn the Mystical Genie of the Lamp',
  'X-Head Cannon',
  'Summoned Skull',
  'Jinzo',
  'Airknight Parshath',
  'Breaker the Magical Warrior',
  'Mataza the Zapper',
  'Goblin Attack Force',
  'Command Knight',
  'Enraged Battle Ox',
  'Gearfried the Iron Knight',
  'Berserk Gorilla',
  'Mad Sword Beast',
  'Spear Dragon',
  'Giant Orc',
  'Cannon Soldier',
  'Catapult Turtle',
  'Amazoness Archer',
  'Injection Fairy Lily',
  'Buster Blader',
  'Rocket Warrior',
  'Hayabusa Knight',
  'Dark Elf',
];
const SUMMONED = [
  'Exiled Force',
  'Breaker the Magical Warrior',
  'D.D. Warrior Lady',
  'Mataza the Zapper',
  'Marauding Captain',
  'Tribe-Infecting Virus',
  'Command Knight',
  'Cannon Soldier',
  'Asura Priest',
  'Tsukuyomi',
  'Injection Fairy Lily',
  'Spear Dragon',
  'Hayabusa Knight',
  'Zaborg the Thunder Monarch',
  'Mobius the Frost Monarch',
  'Jinzo',
  'Summoned Skull',
  'Kycoo the Ghost Destroyer',
  'Amazoness Archer',
  'Enraged Battle Ox',
];
const SPELLS = [
  'Change of Heart',
  'Brain Control',
  'Book of Moon',
  'Enemy Controller',
  'Rush Recklessly',
  'Mystical Space Typhoon',
  'Axe of Despair',
  'Creature Swap',
  'Mage Power',
  'Heavy Storm',
  'Dark Hole',
  'Smashing Ground',
  'Fissure',
  'Snatch Steal',
  'Premature Burial',
  'Monster Reborn',
  'Nobleman of Crossout',
  'Giant Trunade',
  'Block Attack',
  'Stop Defense',
  'United We Stand',
  'Malevolent Nuzzler',
  'Black Pendant',
  'Big Bang Shot',
  'Fairy Meteor Crush',
  'Limiter Removal',
  'Hammer Shot',
  'Lightning Vortex',
  'Soul Exchange',
  'Megamorph',
  'Scapegoat',
  'Offerings to the Doomed',
  'Mystik Wok',
  'Earthquake',
  'De-Spell',
];
const OWN_SET = [
  'Ring of Destruction',
  'Rush Recklessly',
  'Book of Moon',
  'Mystical Space Typhoon',
  'Dust Tornado',
  'Call of the Haunted',
  'Just Desserts',
  'Ceasefire',
  'Secret Barrel',
  'Seven Tools of the Bandit',
  'Trap Jammer',
  'Remove Trap',
  'Royal Decree',
  'Skill Drain',
  'Compulsory Evacuation Device',
  'Raigeki Break',
  'Reinforcements',
  'Kunai with Chain',
  'Interdimensional Matter Transporter',
  'Magic Jammer',
  'Solemn Judgment',
  'Enemy Controller',
];
const GUARDS = [
  ...PLAIN,
  'Spirit Reaper',
  'Marshmallon',
  'Big Shield Gardna',
  'Man-Eater Bug',
  'Hane-Hane',
  'Penguin Soldier',
  'Reflect Bounder',
  'Sangan',
  'Giant Germ',
  'Summoned Skull',
  'Jinzo',
  'Goblin Attack Force',
  'Amazoness Swords Woman',
  'D.D. Warrior Lady',
  'Magician of Faith',
];
const OTHER_SET = [
  'Mirror Force',
  'Sakuretsu Armor',
  'Waboku',
  'Magic Cylinder',
  'Ring of Destruction',
  'Horn of Heaven',
  'Enemy Controller',
  'Book of Moon',
  'Mystical Space Typhoon',
  'Rush Recklessly',
  'Trap Hole',
  'Bottomless Trap Hole',
  'Torrential Tribute',
  'Magic Jammer',
  'Seven Tools of the Bandit',
  'Negate Attack',
  'Draining Shield',
  'Compulsory Evacuation Device',
  'Widespread Ruin',
  'Threatening Roar',
  'Scapegoat',
  'Solemn Judgment',
  'Spellbinding Circle',
  'Astral Barrier',
];
const OTHER_FACE_UP = [
  'Gravity Bind',
  'Messenger of Peace',
  'Level Limit - Area B',
  'Royal Decree',
  'Skill Drain',
  'Banner of Courage',
];
const GRAVEYARD = [
  'Summoned Skull',
  'Jinzo',
  'Gemini Elf',
  'Dark Magician',
  'Cannon Soldier',
  'Mataza the Zapper',
  'Spear Dragon',
];
const POSITIONS = ['attack', 'attack', 'defense', 'set'] as const;

/** A position of a few cards that bear on each other. */
export function smallPosition(seed: string): Players {
  const random = seededRandom(seed);
  const one = <T>(from: readonly T[]): T => from[below(random, from.length)]!;
  const some = <T>(from: readonly T[], least: number, most: number): T[] => [
    ...new Set(Array.from({ length: least + below(random, most - least + 1) }, () => one(from))),
  ];
  const now = (chance: number): boolean => below(random, chance) === 0;
  const set = (cards: readonly string[]): object[] => cards.map((card) => ({ card }));
  const monsters = (from: readonly string[], least: number, most: number): object[] =>
    some(from, least, most).map((card) => monsterOf(card, random));
  const graveyard = now(2) ? some(GRAVEYARD, 1, 2) : [];
  return [
    {
      lp: 100 + 100 * below(random, 40),
      hand: [...some(SPELLS, 1, 3), ...(now(2) ? some(SUMMONED, 1, 1) : [])],
      ...(graveyard.length > 0 && { graveyard }),
      monsters: monsters(ATTACKERS, 1, 2),
      spellsTraps: set(now(3) ? [] : some(OWN_SET, 1, 2)),
    },
    {
      lp: 100 * (3 + below(random, 30)),
      ...(now(3) && { hand: ['Celtic Guardian'] }),
      monsters: monsters(GUARDS, now(4) ? 0 : 1, now(2) ? 1 : 2),
      spellsTraps: [...set(some(OTHER_SET, 1, 2)), ...(now(5) ? [{ card: one(OTHER_FACE_UP), face: 'up' }] : [])],
    },
  ] as Players;
}

const monsterOf = (card: string, random: Random): object => {
  const position = POSITIONS[below(random, POSITIONS.length)]!;
  return { card, ...(position !== 'attack' && { position }), ...(below(random, 3) === 0 && { positionChangedThisTurn: true }) };
};

/** The position without one of its cards, once for each of them; `whose`: the side that it lies on. */
export function* withoutOneCard(
  players: Players,
): Generator<{ readonly card: string; readonly whose: 0 | 1; readonly players: Players }> {
  for (const whose of [0, 1] as const)
    for (const zone of ['hand', 'graveyard', 'monsters', 'spellsTraps'] as const) {
      const cards = players[whose][zone] as readonly (string | { readonly card: string })[] | undefined;
      for (let i = 0; i < (cards?.length ?? 0); i++) {
        const left = cards!.filter((_, at) => at !== i);
        const seat = { ...players[whose], [zone]: left } as Seat;
        const one = cards![i]!;
        yield {
          card: typeof one === 'string' ? one : one.card,
          whose,
          players: whose === 0 ? [seat, players[1]] : [players[0], seat],
        };
      }
    }
}

export const withLives = (players: Players, lp: number): Players => [players[0], { ...players[1], lp }];
