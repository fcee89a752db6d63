import { below, seededRandom, type Random } from '../../../engine/kernel';

const MONSTERS = ['Cannon Soldier', 'Gemini Elf', 'Celtic Guardian', 'Mystical Elf', 'Giant Soldier of Stone', 'Sangan'];
const HAND = [
  'Change of Heart',
  'Book of Moon',
  'Enemy Controller',
  'Rush Recklessly',
  'Mystical Space Typhoon',
  'Axe of Despair',
  'Creature Swap',
  'Mage Power',
  'Hinotama',
  'Cannon Soldier',
  'Gemini Elf',
  'Celtic Guardian',
  'Change of Heart',
  'Rush Recklessly',
];
const OWN_SET = ['Ring of Destruction', 'Rush Recklessly', 'Waboku', 'Horn of Heaven', 'Book of Moon', 'Mystical Space Typhoon'];
const OTHER_SET = [
  'Mirror Force',
  'Sakuretsu Armor',
  'Waboku',
  'Ring of Destruction',
  'Horn of Heaven',
  'Enemy Controller',
  'Book of Moon',
  'Mystical Space Typhoon',
  'Rush Recklessly',
];
const FACE_UP = ['Burning Land', "Gravekeeper's Servant", 'Solemn Wishes'];
const POSITIONS = ['attack', 'attack', 'defense', 'set'];
const LIFE_POINTS = [500, 500, 900, 1000, 1400, 1700, 1900, 2300, 2800];

/** A position of a few cards that bear on each other, as the players of a scenario. */
export function smallPlayers(seed: string): readonly [object, object] {
  const random = seededRandom(seed);
  const one = (from: readonly string[]): string => from[below(random, from.length)]!;
  const some = (from: readonly string[], most: number): string[] =>
    Array.from({ length: below(random, most + 1) }, () => one(from));
  const monsters = (most: number): object[] => some(MONSTERS, most).map((card) => monsterOf(card, random));
  const set = (from: readonly string[], most: number): object[] => some(from, most).map((card) => ({ card }));
  const hasFaceUp = below(random, 6) === 0;
  return [
    {
      lp: LIFE_POINTS[below(random, LIFE_POINTS.length)]! + 700,
      hand: some(HAND, 2),
      deck: ['Celtic Guardian'],
      monsters: [monsterOf(one(MONSTERS), random), ...monsters(1)],
      spellsTraps: [...set(OWN_SET, 1), ...(hasFaceUp ? [{ card: one(FACE_UP), face: 'up' }] : [])],
      normalSummonUsed: below(random, 3) > 0,
    },
    {
      lp: LIFE_POINTS[below(random, LIFE_POINTS.length)]!,
      hand: [],
      deck: ['Celtic Guardian'],
      monsters: monsters(1),
      spellsTraps: set(OTHER_SET, 1),
    },
  ];
}

const monsterOf = (card: string, random: Random): object => ({
  card,
  position: POSITIONS[below(random, POSITIONS.length)]!,
  positionChangedThisTurn: below(random, 2) === 0,
});
