import type { Game } from '../../kernel/game';
import type { Worlds } from '../../kernel/worlds';
import type { Answer } from '../model/decision';
import { runsOf } from '../../kernel/two-seat-run';
import type { CardPool } from '../model/effect';
import type { CardFacts } from '../model/facts';
import type { VisionState } from '../model/state';
import { RULES, type RuleId } from '../register/index';
import type { EntryView } from '../views/view';
import type { DeckList, VisionSetup } from './new-game';
import { VISION_PROFILES, type VisionProfile } from './profiles';
import type { LoadError } from '../../kernel/recorded';
import { visionKind } from './vision-kind';
import { VisionRun } from './vision-run';
import { VisionSession } from './vision-session';

/** A deck that comes with the table. */
export interface BuiltInDeck extends DeckList {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  readonly theme: { readonly en: string; readonly ja: string };
}

type Language = 'en' | 'ja';

/** What is printed on a card, and what it does, in the words of either language. */
export interface VisionPrint {
  readonly facts: CardFacts;
  readonly texts: Readonly<Record<Language, readonly string[]>>;
}

/** What the page shows of cards and rules: it knows neither by itself. */
export interface VisionBook {
  /** Undefined for a number that is no card. */
  card(passcode: number): VisionPrint | undefined;
  /** The line of a rule and the statements that it stands for, as V-numbers. */
  rule(rule: RuleId, language: Language): { readonly text: string; readonly cites: readonly string[] };
  /** The entries that wait, in the order in which they are taken; an attack stands for its combat. */
  inOrder(stack: readonly EntryView[]): readonly EntryView[];
}

/** VISION with its cards. */
export interface VisionGame extends Game<VisionProfile, VisionSetup, VisionState, VisionRun, BuiltInDeck, LoadError> {
  readonly pool: CardPool;
  dealt(worlds: Worlds, seed: string, like?: VisionRun): VisionRun | undefined;
  /** Whether a rule of the register has this name. */
  isRule(name: unknown): name is RuleId;
  /** The game as a table uses it. */
  session(run: VisionRun): VisionSession;
}

export function visionGameOf(pool: CardPool, decks: readonly BuiltInDeck[]): VisionGame {
  const runs = runsOf(VisionRun, visionKind(pool));
  return {
    id: 'vision',
    profiles: VISION_PROFILES,
    pool,
    isRule: (name): name is RuleId => typeof name === 'string' && Object.hasOwn(RULES, name),
    decks: () => decks,
    ...runs,
    dealt: (worlds, seed, like) => runs.dealt(worlds as Worlds<VisionState, Answer>, seed, like),
    session: (run) => VisionSession.over(run),
  };
}
