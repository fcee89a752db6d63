import { turnAt } from '../../kernel/schedule';
import { PERSISTENT, windowFrame } from '../../kernel/window';
import { seededRandom, shuffle } from '../../kernel/random';
import { newCard } from '../model/card';
import type { DuelFrame, DuelState, DuelWindow, PlayerState } from '../model/duel-state';
import type { DuelSetup } from '../model/setup';
import { cardId, opponentOf, type CardId, type Phase, type Player } from '../model/vocabulary';
import type { ProfileId } from '../model/profile';
import { PROFILES } from '../profiles/profile';

const newPlayer = (lifePoints: number, pendulum: boolean): PlayerState => ({
  lifePoints,
  deck: [],
  hand: [],
  graveyard: [],
  banished: [],
  fusionDeck: [],
  monsters: [null, null, null, null, null],
  spellsTraps: [null, null, null, null, null],
  closed: { monster: [], spellTrap: [] },
  field: null,
  pendulum: pendulum ? { zones: [null, null], summoned: false } : undefined,
  normalSummons: 0,
  summonsThisTurn: 0,
  deckedOut: false,
});

/** An empty position of a profile: no cards, turn 1, nothing under way. Positions and duels are filled into it. */
export function newDuelState(profile: ProfileId, seed: string, lifePoints?: number): DuelState {
  const { startingLifePoints, pendulum } = PROFILES[profile];
  const points = lifePoints ?? startingLifePoints;
  return {
    profile,
    turn: 0,
    turnPlayer: 0,
    firstPlayer: 0,
    phase: 'draw',
    step: null,
    damageStep: null,
    players: [newPlayer(points, pendulum), newPlayer(points, pendulum)],
    cards: [],
    stack: [],
    waiting: [],
    lingering: [],
    frames: [],
    occasion: null,
    battle: null,
    result: null,
    random: seededRandom(seed),
    fixedCoins: [],
    fixedDice: [],
    fixedRandomCards: [],
    shuffles: true,
    discreet: false,
    poolBatch: 0,
    clock: 0,
    batch: 0,
    lastBatch: [],
    effectSummons: [],
    effectSummonPlayer: 0,
    stacks: 0,
    controls: [],
    changeOrder: [],
    recalled: [],
    openHands: [],
    stilled: [],
    decksTurned: false,
    used: [],
    attacked: [],
    skips: [],
    leaving: null,
    inserted: null,
    forcedAttack: null,
    eventCount: 0,
  };
}

/** The position before the first decision of a duel. */
export function duelFromSetup(setup: DuelSetup): DuelState {
  const state = newDuelState(setup.profile, setup.seed, setup.lifePoints);
  state.shuffles = setup.shuffle ?? true;
  state.discreet = true;
  state.poolBatch = setup.poolBatch ?? 0;
  for (const player of [0, 1] as const) {
    const deck = setup.decks[player];
    const side = state.players[player];
    for (let i = deck.main.length - 1; i >= 0; i--) side.deck.push(addCard(state, deck.main[i]!, player, 'deck'));
    for (const passcode of deck.fusion ?? []) side.fusionDeck.push(addCard(state, passcode, player, 'fusionDeck'));
  }
  const prepared = setup.cuts !== undefined;
  if (setup.cuts !== undefined) shuffleAndCut(state, setup.cuts);
  if (setup.first === undefined)
    state.frames = [{ kind: 'rockPaperScissors', at: 'choose', chooser: setup.chooser ?? null, prepared }];
  else {
    state.firstPlayer = setup.first;
    state.turnPlayer = setup.first;
    state.frames = [{ kind: 'opening', at: 'deal', cards: PROFILES[setup.profile].openingHand, prepared }];
  }
  return state;
}

/** The last card of a deck's list is its top. */
function shuffleAndCut(state: DuelState, cuts: readonly [number, number]): void {
  for (const player of [0, 1] as const) {
    const { deck } = state.players[player];
    if (state.shuffles) shuffle(state.random, deck);
    const top = deck.splice(deck.length - Math.min(Math.max(cuts[player], 0), deck.length));
    deck.unshift(...top);
  }
}

function addCard(state: DuelState, passcode: number, owner: Player, zone: 'deck' | 'fusionDeck'): CardId {
  const id = cardId(state.cards.length);
  state.cards.push(newCard(id, passcode, owner, zone));
  return id;
}

/** Where a position stands that has been set up before a phase: it is entered, or skipped, as in a duel. */
export const atBorderTo = (phase: Phase): readonly DuelFrame[] => [turnAt(phase) as DuelFrame];

/** Where a position stands in which the Battle Phase is under way: in the window of its Start Step. */
export function inStartStep(state: DuelState): readonly DuelFrame[] {
  const turn = { ...turnAt('battle'), node: 'battle', to: null } as DuelFrame;
  const phase: DuelFrame = { kind: 'battle', at: 'battleStep', done: [], drawReplaced: false, stacks: 0 };
  const order = [state.turnPlayer, opponentOf(state.turnPlayer)] as const;
  return [turn, phase, windowFrame({ state }, 'step', order, { window: 'step', events: [] }, PERSISTENT) as DuelWindow];
}
