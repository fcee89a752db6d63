import type * as asked from '../../kernel/decision';
import type { CardId, Player } from './vocabulary';

/** `caster` and `pay` belong to a play: a script answers them with its act. */
export const DECISION_KINDS = ['priority', 'choose', 'order', 'answer', 'caster', 'pay', 'graze', 'mulligan'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** One thing that may be done with priority. */
export type Act =
  | { readonly do: 'pass' }
  | { readonly do: 'node'; readonly card: CardId }
  /** `mode`: which of the alternatives of its text. `defend`: an ambusher, to defend with. */
  | { readonly do: 'playCard'; readonly card: CardId; readonly mode?: number; readonly defend?: true }
  /** `effect` counts the effects of the card that may be used, from 0; a printed mana charge comes last. */
  | { readonly do: 'activate'; readonly card: CardId; readonly effect: number }
  | { readonly do: 'attack'; readonly card: CardId }
  | { readonly do: 'defend'; readonly card: CardId };
export type ActKind = Act['do'];

export type Answer =
  | Act
  | { readonly do: 'choose'; readonly cards: readonly CardId[] }
  | { readonly do: 'order'; readonly cards: readonly CardId[] }
  | { readonly do: 'answer'; readonly value: asked.Value };

/** Why a card is chosen or a question asked: the table turns the key into a sentence. */
export const PROMPTS = [
  'target',
  'choose',
  'discard',
  'handLimit',
  'order',
  'may',
  'upkeep',
  'skip',
  'caster',
  'pay',
  'graze',
  'mulligan',
] as const;
export type Prompt = (typeof PROMPTS)[number];

/** What asks: a card, and in which words; `amount` is what is to be paid, drawn, discarded. */
export interface Why {
  readonly prompt: Prompt;
  readonly card?: CardId;
  readonly amount?: number;
}

/** Priority outside open play: between two phases, or to answer what lies in the interference. */
export const WINDOWS = ['phase', 'answer'] as const;
export type WindowKind = (typeof WINDOWS)[number];

export interface PriorityDecision extends asked.ActDecision<Act> {
  readonly kind: 'priority';
  readonly player: Player;
  /** It is the turn player's own, in a Main Phase, with no interference running; every other one is a window. */
  readonly isOpen: boolean;
  /** Absent in open play. */
  readonly window?: WindowKind;
}

export interface PickDecision extends asked.PickDecision {
  readonly kind: 'choose';
  readonly player: Player;
  readonly from: readonly CardId[];
  readonly why: Why;
}

export interface OrderDecision extends asked.OrderDecision {
  readonly kind: 'order';
  readonly player: Player;
  readonly from: readonly CardId[];
  readonly why: Why;
}

/** `choose`: a player is named, by number. `pay`: how many active nodes are put to sleep. */
export interface QuestionDecision extends asked.QuestionDecision {
  readonly kind: 'choose' | 'answer' | 'caster' | 'pay' | 'graze' | 'mulligan';
  readonly player: Player;
  readonly why: Why;
}

export type Decision = PriorityDecision | PickDecision | OrderDecision | QuestionDecision;

/** What runs between two rest points. */
export type Doing<Result = void> = asked.Doing<Result>;
