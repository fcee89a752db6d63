/** The 20 monster types of 2004. */
export const RACES = [
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
] as const;
export type Race = (typeof RACES)[number];

export const ATTRIBUTES = ['DARK', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The subtypes that each kind of card may have. */
export const SUBTYPES = {
  monster: [
    'normal',
    'effect',
    'flip-effect',
    'spirit',
    'toon',
    'union',
    'fusion',
    'fusion-effect',
    'ritual',
    'ritual-effect',
    'token',
  ],
  spell: ['normal', 'quick-play', 'continuous', 'equip', 'field', 'ritual'],
  trap: ['normal', 'continuous', 'counter'],
} as const;
export type Kind = keyof typeof SUBTYPES;
export type Subtype = (typeof SUBTYPES)[Kind][number];

/** The printed facts of one card, as `cards.json` and `tokens.json` hold them. */
export interface CardFacts {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
  readonly kind: Kind;
  readonly subtype: Subtype;
  /** Monsters only, like the rest. */
  readonly attribute?: Attribute;
  readonly race?: Race;
  readonly level?: number;
  readonly atk?: number;
  readonly def?: number;
}

/** What a card does, in numbered parts; both languages have the same number of parts. */
export interface CardText {
  readonly en: readonly string[];
  readonly ja: readonly string[];
}

/** A deck that comes with the table: one of `decks.json`, `demo-decks.json` or `table-decks.json`. */
export interface BuiltInDeck {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  readonly theme: { readonly en: string; readonly ja: string };
  readonly main: readonly number[];
  readonly side: readonly number[];
  readonly fusion: readonly number[];
}

/** How many copies of a card a named list allows. */
export interface LimitList {
  readonly name: string;
  readonly source: string;
  readonly appliesTo: readonly string[];
  readonly limits: readonly { readonly id: number; readonly en: string; readonly max: number }[];
}
