import type { CardFacts, Race } from '../../../engine/vision';
import type { KamonFacts } from '../../../ui/base/art/kamon';

/** Which motif and which pigment a race has. The first race of a card decides. */
const RACES: Readonly<Record<Race, readonly [motif: string, pigment: string]>> = {
  tool: ['machine', 'LIGHT'],
  river: ['aqua', 'WATER'],
  wind: ['wingedbeast', 'WIND'],
  mask: ['spellcaster', 'DARK'],
  beast: ['beast', 'EARTH'],
  oni: ['fiend', 'FIRE'],
  ghost: ['zombie', 'DARK'],
};
const NO_RACE = ['fairy', 'LIGHT'] as const;

const SPELL_MOTIFS = {
  equipment: 'equip',
  equipmentField: 'field',
  charm: 'continuous',
  worldCharm: 'field',
  phantom: 'ritual',
} as const;

const raceLook = ({ race }: CardFacts): readonly [string, string] => (race?.[0] === undefined ? NO_RACE : RACES[race[0]]);

/** The crest of a card: a flower in a disc for characters, in snow for spells, in a hexagon for commands. */
export function crestOf(facts: CardFacts): KamonFacts {
  const { id, kind, subtype, cost } = facts;
  // The seeds of small numbers that follow each other are too much alike.
  const seed = id * 7919 + 82_000_000;
  if (kind === 'character')
    return { id: seed, kind: 'monster', subtype: 'effect', race: raceLook(facts)[0], level: Math.min(8, 3 + (cost ?? 5)) };
  return { id: seed, kind: kind === 'spell' ? 'spell' : 'trap', subtype: subtype === null ? 'normal' : SPELL_MOTIFS[subtype] };
}

/** Its pigment, as an attribute of the duel names it. */
export const pigmentOf = (facts: CardFacts): string => raceLook(facts)[1];

/** The classes that give a face its ground and its pigment. */
export function lookOf(facts: CardFacts): string {
  switch (facts.kind) {
    case 'character':
      return `card--monster card--neg card--${pigmentOf(facts)} vcard vcard--moon`;
    case 'spell':
      return `card--spell vcard vcard--spell${facts.subtype === 'phantom' ? ' vcard--phantom' : ''}`;
    case 'command':
      return 'card--trap vcard vcard--mist';
  }
}
