import type * as asked from '../../kernel/decision';
import type { RuleId } from '../register/index';
import { PHASES, type CardId, type Placement } from './vocabulary';

export const DECISION_KINDS = [
  'idle',
  'battle',
  'respond',
  'trigger',
  'choose',
  'order',
  'answer',
  'replay',
  'discard',
  'chooseFirst',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The turn player acts or announces, in a Main Phase or between attacks: nothing is under way. */
export const isOpenPlay = ({ kind }: { readonly kind: DecisionKind }): boolean => kind === 'idle' || kind === 'battle';

/** The windows of `docs/scenario-format.md`, by name. */
export const WINDOWS = [
  'phase',
  'step',
  'summonNegation',
  'summonSuccess',
  'set',
  'position',
  'attackDeclared',
  'battleStep',
  'damageStep',
  'chainLink',
  'afterChain',
  'announcedEnd',
] as const;
export type WindowKind = (typeof WINDOWS)[number];

/** What can be announced next: a phase, or the end of this one before it is said where it leads to (R428). */
export const DESTINATIONS = [...PHASES, 'nextTurn', 'nextStep'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** One thing a player may do in an idle, battle, respond or replay decision. */
export type Act =
  | { readonly do: 'normalSummon' | 'setMonster'; readonly card: CardId; readonly zone?: number }
  | { readonly do: 'specialSummon'; readonly card: CardId; readonly zone?: number }
  | { readonly do: 'flipSummon' | 'changePosition'; readonly card: CardId }
  | { readonly do: 'setSpellTrap'; readonly card: CardId; readonly zone?: number }
  | { readonly do: 'activate'; readonly card: CardId; readonly effect: number; readonly zone?: number }
  | { readonly do: 'attack'; readonly card: CardId; readonly target: CardId | 'direct' }
  | { readonly do: 'replay'; readonly target: CardId | 'direct' | 'cancel' }
  /** P6: the monsters are chosen then. With one it is no act but the question whether that one could come. */
  | { readonly do: 'pendulumSummon'; readonly asked?: CardId }
  | { readonly do: 'enter'; readonly to: Destination }
  | { readonly do: 'pass' };
export type ActKind = Act['do'];

/** Values of an `answer` decision: yes/no, a number (a mode, a count), a position, a declared word, a coin side. */
export type Value = asked.Value;

/** An answer to a decision. Acts answer act lists; the other three answer picks, orders and questions. */
export type Answer =
  | Act
  | { readonly do: 'choose'; readonly cards: readonly CardId[] }
  | { readonly do: 'order'; readonly cards: readonly CardId[] }
  | { readonly do: 'answer'; readonly value: Value };

/** Why a card is picked or a question asked: the table turns the key into a sentence. */
export const PROMPTS = [
  'tribute',
  'cost',
  'discardCost',
  'banishCost',
  'banishLight',
  'banishDark',
  'target',
  'destroy',
  'discard',
  'handLimit',
  'search',
  'specialSummon',
  'specialSummonOptional',
  'toHand',
  'toDeck',
  'toGraveyard',
  'banish',
  'swapControl',
  'equip',
  'summonOrSet',
  'position',
  'mode',
  'declareRace',
  'declareKind',
  'declareAttribute',
  'declareNumber',
  'declareName',
  'zone',
  'coinCall',
  'optionalTrigger',
  'optionalEffect',
  'upkeep',
  'phaseItem',
  'triggerOrder',
  'deckOrder',
  'normalSummon',
  'setSpellTrap',
  'chooseFirst',
  'choose',
  'attackTarget',
  'pendulumSummon',
  'preventBattleDamage',
] as const;
export type PromptKey = (typeof PROMPTS)[number];

/** What a card does besides its effects that use the chain, as far as it may ask something. */
export const DOINGS = [
  'upkeep',
  'procedure',
  'toll',
  'ward',
  'onArrival',
  'onDraw',
  'onResolved',
  'again',
  'lasting',
  'afterAttack',
  'attackCost',
  'attackTarget',
  'preventsBattleDamage',
] as const;

/**
 * Which of a card's doings something stands for: an effect by its number, with one of its alternatives (`1.0`), or another doing
 * by its name. The words of a card say the same of its lines.
 */
export type Clause = `${number}` | `${number}.${number}` | (typeof DOINGS)[number];

export interface Why {
  readonly prompt: PromptKey;
  /** The card whose effect or rule asks, if any. */
  readonly card?: CardId;
  /** Which of its doings asks; absent where a rule does. */
  readonly clause?: Clause | undefined;
}

interface WithReason {
  readonly why?: Why;
}

/** A decision whose answers are acts. */
export interface ActDecision extends asked.ActDecision<Act>, WithReason {
  readonly kind: 'idle' | 'battle' | 'respond' | 'replay';
  readonly window?: WindowKind | undefined;
}

/** `phaseItem` picks what is done next in a phase; `discard` is the hand limit's. */
export interface PickDecision extends asked.PickDecision, WithReason {
  readonly kind: 'choose' | 'discard';
  readonly from: readonly CardId[];
  readonly fits?: ((cards: readonly CardId[]) => boolean) | undefined;
}

/** Puts cards in order: triggers (the first becomes the lower Chain Link) or cards for the deck (the first is the top). */
export interface OrderDecision extends asked.OrderDecision, WithReason {
  readonly kind: 'order';
  readonly from: readonly CardId[];
}

export interface QuestionDecision extends asked.QuestionDecision, WithReason {
  readonly kind: 'answer' | 'trigger' | 'chooseFirst';
  /** For `position` questions: how the monster may come. */
  readonly placements?: readonly Placement[];
  /** Why "yes" cannot be answered, where a hidden card is missing for it. */
  readonly refused?: RuleId | undefined;
}

export type Decision = ActDecision | PickDecision | OrderDecision | QuestionDecision;

// Decisions of one form have one shape, wherever they are made: whoever answers them reads them fast.

export const pickDecision = ({
  kind = 'choose',
  player,
  why,
  from,
  min,
  max,
  fits,
  hidden,
}: Omit<PickDecision, 'form' | 'kind'> & Partial<Pick<PickDecision, 'kind'>>): PickDecision => ({
  form: 'pick',
  kind,
  player,
  why,
  from,
  min,
  max,
  fits,
  hidden,
});

export const questionDecision = ({
  kind = 'answer',
  player,
  why,
  values,
  tells,
  placements,
  refused,
}: Omit<QuestionDecision, 'form' | 'kind'> & Partial<Pick<QuestionDecision, 'kind'>>): QuestionDecision => ({
  form: 'question',
  kind,
  player,
  why,
  values,
  tells,
  placements,
  refused,
});
