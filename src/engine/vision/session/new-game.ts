import { newFlow } from '../../kernel/flow-state';
import { below, seededRandom } from '../../kernel/random';
import { turnAt } from '../../kernel/schedule';
import { shuffle } from '../../kernel/random';
import type { PlayerState, VisionCard, VisionState } from '../model/state';
import { cardId, PLAYERS, type CardId, type Player, type Zone } from '../model/vocabulary';

export const STARTING_LIFE = 25;

export interface DeckList {
  readonly main: readonly number[];
}

/** How a game begins. */
export interface VisionSetup {
  readonly seed: string;
  readonly decks: readonly [DeckList, DeckList];
  /** Who begins; left out, the seed decides. */
  readonly first?: Player | undefined;
  readonly life?: number | undefined;
  /** Off: decks stay in the order of the lists, top first. */
  readonly shuffle?: boolean | undefined;
}

const newPlayer = (life: number): PlayerState => ({
  life,
  deck: [],
  hand: [],
  nodes: [],
  field: [],
  underworld: [],
  removed: [],
  done: [],
});

/** An empty position: no cards, turn 1, nothing under way. Games and scripts are filled into it. */
export function newVisionState(seed: string, first: Player, life = STARTING_LIFE): VisionState {
  return {
    ...newFlow(seededRandom(seed)),
    waiting: [],
    turnPlayer: first,
    firstPlayer: first,
    phase: 'start',
    extra: false,
    duringTurnOf: null,
    players: [newPlayer(life), newPlayer(life)],
    cards: [],
    stack: [],
    lasting: [],
    delayed: [],
    used: [],
    shuffles: true,
    result: null,
  };
}

/** A new card of the game, in no list yet. */
export function addCard(state: VisionState, passcode: number, owner: Player, zone: Zone): VisionCard {
  const card: VisionCard = {
    id: cardId(state.cards.length),
    passcode,
    owner,
    zone,
    controller: owner,
    stay: ++state.clock,
    asleep: false,
    damage: 0,
    host: null,
    carried: [],
    playedIn: 0,
    isMortal: false,
  };
  state.cards.push(card);
  return card;
}

/** The position before the first question. */
export function visionFromSetup({ seed, decks, first, life, shuffle: shuffles = true }: VisionSetup): VisionState {
  const state = newVisionState(seed, 0, life);
  const begins = first ?? (below(state.random, 2) === 0 ? 0 : 1);
  state.shuffles = shuffles;
  for (const player of PLAYERS) {
    const deck: CardId[] = decks[player].main.toReversed().map((passcode) => addCard(state, passcode, player, 'deck').id);
    if (shuffles) shuffle(state.random, deck);
    state.players[player].deck = deck;
  }
  return {
    ...state,
    turnPlayer: begins,
    firstPlayer: begins,
    frames: [turnAt('start'), { kind: 'opening', at: 'deal' }],
  };
}
