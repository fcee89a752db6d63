import type { Doing } from './decision';
import { hasKeyword, numberOf, proofAgainst, type CardFacts } from './facts';
import type { Effect, Scope } from './scope';
import { KEYWORDS, type CardId, type Keyword, type Phase, type Player, type Race, type Timing } from './vocabulary';

/** What a play or a use is aimed at, named when it is announced (目標). */
export type Aim = { readonly kind: 'card'; fits(q: Scope, card: CardId): boolean } | { readonly kind: 'player' };

/** What a spell or command does, or one of its alternatives. */
export interface PlayedEffect {
  readonly target?: Aim;
  /** A condition of the play itself. */
  playable?(q: Scope): boolean;
  resolve(e: Effect): Doing;
}

/** 起動: used with priority. */
export interface ActivatedEffect {
  readonly when: 'always' | 'ownTurn' | 'opponentTurn';
  /** So many nodes; the card itself is put to sleep. */
  readonly nodes: number;
  readonly sleep: boolean;
  readonly target?: Aim;
  resolve(e: Effect): Doing;
}

/** 自動γ: resolves by itself when its moment comes, and cannot be answered. */
export interface AutoEffect {
  readonly timing: Timing;
  /** Whether it has its moment at all, looked at when the timing comes. Left out: always. */
  when?(q: Scope): boolean;
  resolve(e: Effect): Doing;
}

/** 自動α: while its card lies on the field, values are changed. */
export interface StatsEffect {
  readonly attack: number;
  readonly toughness: number;
  applies(q: Scope, character: CardId): boolean;
}

/** What a card does, beside what its keywords say. */
export interface CardCode {
  readonly passcode: number;
  readonly played?: readonly PlayedEffect[];
  readonly activated?: readonly ActivatedEffect[];
  readonly autos?: readonly AutoEffect[];
  /** 自動β: as it enters the field. */
  entering?(e: Effect): Doing;
  /** What is left of the effect for a later moment of the turn. */
  delayed?(e: Effect): Doing;
  readonly stats?: readonly StatsEffect[];
  /** How much higher the hand limit of a player is while this lies on the field. */
  handLimit?(q: Scope, player: Player): number;
  /** What carries this can neither attack nor defend. */
  readonly binds?: true;
  /** Its player may skip this phase of the own turn (4.10.5.a). */
  readonly maySkip?: Phase;
  /** How much less the card costs while it is in the hand. */
  costsLess?(q: Scope): number;
}

/** A card with all that it does, made once. */
export interface CardDefinition extends Required<Pick<CardCode, 'played' | 'activated' | 'autos' | 'stats'>> {
  readonly facts: CardFacts;
  readonly code: CardCode;
  readonly is: Readonly<Record<Keyword, boolean>>;
  /** On the field it is a character: a phantom is one only there. */
  readonly isCharacter: boolean;
  /** It is set on a character. */
  readonly isCarried: boolean;
  readonly races: readonly Race[];
  readonly proof: readonly Race[];
  readonly upkeep: number;
  readonly charge: number;
}

export function definitionOf(facts: CardFacts, code: CardCode, charging: (amount: number) => ActivatedEffect): CardDefinition {
  const charge = numberOf(facts, 'manaCharge');
  const activated = code.activated ?? [];
  return {
    facts,
    code,
    played: code.played ?? [],
    // The printed keyword is counted last.
    activated: charge > 0 ? [...activated, charging(charge)] : activated,
    autos: code.autos ?? [],
    stats: code.stats ?? [],
    is: Object.fromEntries(KEYWORDS.map((keyword) => [keyword, hasKeyword(facts, keyword)])) as Record<Keyword, boolean>,
    isCharacter: facts.kind === 'character' || facts.subtype === 'phantom',
    isCarried: facts.subtype === 'equipment' || facts.subtype === 'charm',
    races: facts.race ?? [],
    proof: proofAgainst(facts),
    upkeep: numberOf(facts, 'upkeep'),
    charge,
  };
}

/** All cards that can be played, by passcode. */
export interface CardPool {
  definition(passcode: number): CardDefinition | undefined;
  readonly playable: readonly CardFacts[];
}
