import type { Game } from '../../kernel/game';
import { runsOf } from '../../kernel/two-seat-run';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import { PROFILE_IDS, type ProfileId } from '../model/profile';
import type { DeckList, DuelSetup } from '../model/setup';
import { duelKind } from './duel-kind';
import { DuelRun } from './duel-run';
import { readRecording } from './recording';
import type { LoadError } from '../../kernel/recorded';
import type { Worlds } from '../../kernel/worlds';
import type { Answer } from '../model/decision';

/** A deck that comes with the table. */
export interface BuiltInDeck extends Required<DeckList> {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  readonly theme: { readonly en: string; readonly ja: string };
}

/** What a rule set is played with. */
export interface CardSet {
  readonly pool: CardPool;
  readonly decks: readonly BuiltInDeck[];
}

/** The duel with its cards: duels begin and are taken up here, each with the cards of its profile. */
export interface DuelGame extends Game<ProfileId, DuelSetup, DuelState, DuelRun, BuiltInDeck, LoadError> {
  /** The cards of a profile. A card of another one is none here: a file that holds it is refused. */
  pool(profile: ProfileId): CardPool;
  dealt(worlds: Worlds, seed: string, like?: DuelRun): DuelRun | undefined;
}

export function duelGameOf(sets: Readonly<Record<ProfileId, CardSet>>): DuelGame {
  const runs = (cards: CardPool) => runsOf(DuelRun, duelKind(cards));
  const pool = (profile: ProfileId): CardPool => sets[profile].pool;
  return {
    id: 'duel',
    profiles: PROFILE_IDS,
    pool,
    decks: (profile) => sets[profile].decks,
    start: (setup, keeping) => {
      const cards = pool(setup.profile);
      return runs(cards).start({ poolBatch: cards.newestBatch, ...setup }, keeping);
    },
    fromState: (state, keeping) => runs(pool(state.profile)).fromState(state, keeping),
    dealt: (worlds, seed, like) => {
      const known = worlds as Worlds<DuelState, Answer>;
      return runs(pool(known.rest.profile)).dealt(known, seed, like);
    },
    load(file, replay) {
      const read = readRecording(file, pool);
      return read.ok ? runs(read.pool).takeUp(read.recording, replay) : read;
    },
  };
}
