import {
  handLimitOf,
  isCharacter,
  nodesOf,
  powerOf,
  type CardId,
  type DecisionKind,
  type Phase,
  type Player,
  type Vision,
  type VisionResult,
  type VisionRun,
} from '../../../engine/vision';
import { nameOf } from './card-reference';
import { wordsOf } from './event-words';
import { legalSteps, type StepWords } from './step-words';

export interface SeenCard {
  readonly card: string;
  readonly state: 'active' | 'sleep';
  readonly damage: number;
  readonly attack: number;
  readonly toughness: number;
  readonly set: readonly string[];
  readonly character: boolean;
  readonly controller: Player;
  readonly owner: Player;
}

export interface SeenSeat {
  readonly life: number;
  readonly handCount: number;
  readonly deckCount: number;
  readonly handLimit: number;
  readonly hand: readonly string[];
  /** Index 0 is the top, here and in all piles. */
  readonly deck: readonly string[];
  readonly underworld: readonly string[];
  readonly removed: readonly string[];
  readonly nodes: { readonly active: number; readonly sleep: number };
  readonly field: readonly SeenCard[];
}

/** All that a script can check, in the words of the format. */
export interface Observation {
  readonly result: VisionResult | null;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly phase: Phase;
  readonly extra: boolean;
  readonly prompt: { readonly player: Player; readonly kind: DecisionKind } | null;
  readonly legal: readonly StepWords[];
  /** Nothing: what is not listed in `legal` is not offered. */
  readonly illegal: readonly StepWords[];
  /** Oldest first, what has been resolved left out. */
  readonly interference: readonly { readonly player: Player; readonly kind: string; readonly card: string }[];
  readonly events: readonly string[];
  readonly players: readonly [SeenSeat, SeenSeat];
}

export function observe(run: VisionRun): Observation {
  const { vision, decision } = run;
  const { result, turn, turnPlayer, phase, extra, stack } = vision.state;
  return {
    result,
    turn,
    turnPlayer,
    phase,
    extra,
    prompt: decision === undefined ? null : { player: decision.player, kind: decision.kind },
    legal: legalSteps(run),
    illegal: [],
    interference: stack.flatMap(({ player, kind, card, resolved }) =>
      resolved ? [] : [{ player, kind, card: nameOf(vision, card) }],
    ),
    events: vision.log.map((event) => wordsOf(vision, event)),
    players: [seat(vision, 0), seat(vision, 1)],
  };
}

function seat(vision: Vision, player: Player): SeenSeat {
  const { life, hand, deck, underworld, removed, field } = vision.side(player);
  const names = (ids: readonly CardId[]): string[] => ids.map((id) => nameOf(vision, id));
  return {
    life,
    handCount: hand.length,
    deckCount: deck.length,
    handLimit: handLimitOf(vision, player),
    hand: names(hand),
    deck: names(deck).reverse(),
    underworld: names(underworld).reverse(),
    removed: names(removed).reverse(),
    nodes: nodesOf(vision, player),
    field: field.map((id) => onField(vision, id)),
  };
}

function onField(vision: Vision, id: CardId): SeenCard {
  const { asleep, damage, carried, controller, owner } = vision.card(id);
  const character = isCharacter(vision, id);
  const { attack, toughness } = character ? powerOf(vision, id) : { attack: 0, toughness: 0 };
  return {
    card: nameOf(vision, id),
    state: asleep ? 'sleep' : 'active',
    damage,
    attack: Math.max(0, attack),
    toughness,
    set: carried.map((one) => nameOf(vision, one)),
    character,
    controller,
    owner,
  };
}
