import { expect, test } from 'vitest';
import { enclosureOf, isNegative, type Enclosure } from './enclosures';
import { kamonOf, type KamonFacts } from './kamon';
import { MONSTER_MOTIFS, type Motif } from './motifs';
import { SPELL_MOTIFS, TRAP_MOTIFS } from './spell-trap-motifs';

const MONSTER_TYPES = [
  'Dragon',
  'Spellcaster',
  'Zombie',
  'Warrior',
  'Beast-Warrior',
  'Beast',
  'Winged Beast',
  'Fiend',
  'Fairy',
  'Insect',
  'Dinosaur',
  'Reptile',
  'Fish',
  'Sea Serpent',
  'Aqua',
  'Pyro',
  'Thunder',
  'Rock',
  'Plant',
  'Machine',
];
const SOME_PASSCODES = [46986414, 89631139, 4178474, 102380, 75745607, 26202165, 1];

const monster = (id: number, race: string, level = 4, subtype = 'normal'): KamonFacts => ({
  id,
  kind: 'monster',
  subtype,
  attribute: 'DARK',
  race,
  level,
});

/** Everything that is drawn holds numbers only: a slip of the pen shows as NaN or undefined. */
function expectDrawn(facts: KamonFacts): void {
  const { markup } = kamonOf(facts);
  expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(markup.match(/<g/g)?.length).toBe(markup.match(/<\/g>/g)?.length);
  for (const [, d] of markup.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[-\d.,\sMLHVCSQAZmlhvcsqaz]+$/);
}

test('a passcode always gives the same crest', () => {
  const again = { ...monster(46986414, 'Spellcaster', 7) };
  expect(kamonOf(again).markup).toBe(kamonOf(monster(46986414, 'Spellcaster', 7)).markup);
});

test('two passcodes of one type and level differ', () => {
  for (const race of MONSTER_TYPES)
    expect(kamonOf(monster(4178474, race)).markup).not.toBe(kamonOf(monster(4206964, race)).markup);
});

test('each of the twenty monster types has motifs of its own', () => {
  const types = MONSTER_TYPES.map((race) => kamonOf(monster(46986414, race)).motif.replace(/-\d$/, ''));
  expect(new Set(types).size).toBe(20);
  expect([...types].sort()).toEqual(Object.keys(MONSTER_MOTIFS).sort());
});

test('every type draws at every level from 1 to 12', () => {
  for (const race of MONSTER_TYPES)
    for (let level = 1; level <= 12; level++)
      for (const id of SOME_PASSCODES) expectDrawn(monster(id + level, race, level, level % 2 ? 'normal' : 'effect'));
});

const MONSTERS: readonly (readonly [subtype: string, enclosure: Enclosure, negative: boolean])[] = [
  ['normal', 'ring', false],
  ['effect', 'disc', true],
  ['flip-effect', 'half', true],
  ['flip', 'half', true],
  ['spirit', 'broken', true],
  ['union', 'clasped', true],
  ['toon', 'page', true],
  ['fusion', 'scallop', false],
  ['fusion-effect', 'scallop', true],
  ['ritual', 'octagon', false],
  ['ritual-effect', 'octagon', true],
  ['token', 'beads', false],
];

test.each(MONSTERS)('a %s monster stands in a %s, in negative: %s', (subtype, enclosure, negative) => {
  const facts = monster(89631139, 'Dragon', 8, subtype);
  expect(enclosureOf(facts)).toBe(enclosure);
  expect(isNegative(facts)).toBe(negative);
  expect(kamonOf(facts)).toMatchObject({ enclosure, negative });
  expect(kamonOf(facts).markup).toContain(`data-enclosure="${enclosure}"`);
  expectDrawn(facts);
});

test.each(['normal', 'quick-play', 'continuous', 'equip', 'field', 'ritual'])(
  'a %s Spell stands in a snow ring, with motifs of its kind',
  (subtype) => {
    for (const id of SOME_PASSCODES) {
      const facts: KamonFacts = { id, kind: 'spell', subtype, attribute: null, race: null, level: null };
      expect(kamonOf(facts)).toMatchObject({ enclosure: 'snow', negative: false });
      expect(kamonOf(facts).motif).toMatch(new RegExp(`^${subtype}-\\d$`));
      expectDrawn(facts);
    }
  },
);

test.each(['normal', 'continuous', 'counter'])('a %s Trap stands in a hexagon, with motifs of its kind', (subtype) => {
  for (const id of SOME_PASSCODES) {
    const facts: KamonFacts = { id, kind: 'trap', subtype };
    expect(kamonOf(facts)).toMatchObject({ enclosure: 'hexagon', negative: false });
    expect(kamonOf(facts).motif).toMatch(new RegExp(`^${subtype}-\\d$`));
    expectDrawn(facts);
  }
});

test('only monsters of level 7 and more are gilded', () => {
  expect(kamonOf(monster(1, 'Dragon', 7)).markup).toContain('--k-accent');
  expect(kamonOf(monster(1, 'Dragon', 6)).markup).not.toContain('--k-accent');
  expect(kamonOf({ id: 1, kind: 'spell', subtype: 'normal' }).markup).not.toContain('--k-accent');
});

test('nothing that swirls stands in four parts, where it could be taken for a swastika', () => {
  const motifs: readonly Motif[] = [MONSTER_MOTIFS, SPELL_MOTIFS, TRAP_MOTIFS].flatMap((group) => Object.values(group).flat());
  expect(motifs.filter((motif) => motif.swirls && motif.folds.includes(4))).toEqual([]);
});
