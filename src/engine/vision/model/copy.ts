import type { Entry, PlayerState, VisionCard, VisionState } from './state';

const copyCard = (card: VisionCard): VisionCard => ({
  id: card.id,
  passcode: card.passcode,
  owner: card.owner,
  zone: card.zone,
  controller: card.controller,
  stay: card.stay,
  asleep: card.asleep,
  damage: card.damage,
  host: card.host,
  carried: card.carried,
  playedIn: card.playedIn,
  isMortal: card.isMortal,
});

/** A stay ends with every move, so that what is the same stay lies where it lay. */
const isSame = (card: VisionCard, before: VisionCard): boolean =>
  card.stay === before.stay &&
  card.asleep === before.asleep &&
  card.damage === before.damage &&
  card.carried === before.carried &&
  card.playedIn === before.playedIn &&
  card.isMortal === before.isMortal;

const copyPlayer = (side: PlayerState): PlayerState => ({
  life: side.life,
  deck: side.deck,
  hand: side.hand,
  nodes: side.nodes,
  field: side.field,
  underworld: side.underworld,
  removed: side.removed,
  done: side.done,
});

const copyEntry = (entry: Entry): Entry => ({ ...entry });

/**
 * A copy that shares nothing that changes: lists are replaced, never changed, and are shared.
 * @param before an earlier copy that is never changed either: cards that are as they were are taken from it.
 */
export function copyVision(s: VisionState, before?: VisionState): VisionState {
  // In the order in which a new state has them, so that two positions compare as text.
  return {
    frames: s.frames.map((frame) => ({ ...frame })),
    turn: s.turn,
    turnPlayer: s.turnPlayer,
    skips: s.skips.slice(),
    leaving: s.leaving,
    inserted: s.inserted,
    stack: s.stack.map(copyEntry),
    stacks: s.stacks,
    waiting: s.waiting.slice(),
    batch: s.batch,
    lastBatch: s.lastBatch.slice(),
    eventCount: s.eventCount,
    clock: s.clock,
    random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    result: s.result,
    firstPlayer: s.firstPlayer,
    phase: s.phase,
    extra: s.extra,
    duringTurnOf: s.duringTurnOf,
    players: [copyPlayer(s.players[0]), copyPlayer(s.players[1])],
    cards: s.cards.map((card, i) => {
      const known = before?.cards[i];
      return known !== undefined && isSame(card, known) ? known : copyCard(card);
    }),
    lasting: s.lasting,
    delayed: s.delayed,
    used: s.used,
    shuffles: s.shuffles,
  };
}
