import { otherSeat, type Seat } from '../../kernel/priority';

/** The words of VISION that engine, scenarios and page share. */
export type Player = Seat;
export const PLAYERS = [0, 1] as const satisfies readonly Player[];
export const opponentOf = otherSeat;

/** A card of this game, by its number in it. */
export type CardId = number & { readonly __visionCard: true };
export const cardId = (number: number): CardId => number as CardId;

/** The parts of a turn (4.2.1). `start` and `end` are the processing at its borders, in which nobody has priority (4.2.3.a). */
export const PHASES = ['start', 'active', 'maintenance', 'draw', 'main', 'discard', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a card can be. `play`: it is being played or waits in the interference; `set`: it lies on a character. */
export const ZONES = ['deck', 'hand', 'field', 'set', 'node', 'underworld', 'removed', 'play'] as const;
export type Zone = (typeof ZONES)[number];

export const CARD_KINDS = ['character', 'spell', 'command'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const SUBTYPES = ['equipment', 'equipmentField', 'charm', 'worldCharm', 'phantom'] as const;
export type Subtype = (typeof SUBTYPES)[number];

export const RACES = ['tool', 'river', 'wind', 'mask', 'beast', 'oni', 'ghost'] as const;
export type Race = (typeof RACES)[number];

export const KEYWORDS = [
  'swift',
  'ambush',
  'firstStrike',
  'pierce',
  'stealth',
  'vigilant',
  'deathblow',
  'proof',
  'doll',
  'manaCharge',
  'upkeep',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords of the game that are no part of these rules (vision-rules, *Left out*). */
export const LEFT_OUT_KEYWORDS = ['legend', 'resist', 'blessing', 'popularity', 'lastWord'] as const;

/** When effects resolve by themselves: at the beginning and the end of each part of the turn, and by what becomes of a card. */
export const TIMINGS = [
  'turnStart',
  'activeStart',
  'activeEnd',
  'maintenanceStart',
  'maintenanceEnd',
  'drawStart',
  'drawEnd',
  'mainStart',
  'mainEnd',
  'discardStart',
  'discardEnd',
  'turnEnd',
  'mortal',
  'discarded',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const RESULTS = ['life', 'deckOut', 'surrender'] as const;
export type ResultReason = (typeof RESULTS)[number];

/** What a player may do once in a turn. */
export const ONCE = ['node', 'character', 'doll', 'worldCharm'] as const;
export type Once = (typeof ONCE)[number];

/** How many copies of a card a deck may hold where the card does not say otherwise, and how many cards it holds. */
export const COPIES = 3;
export const DECK_SIZE = 50;
/** How many cards are drawn before the game. */
export const STARTING_HAND = 7;
