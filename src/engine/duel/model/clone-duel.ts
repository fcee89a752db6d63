import { copyCard, isSameCard, type Card } from './card';
import type { ChainLink, DuelFrame, DuelState, PlayerState } from './duel-state';

/** A copy of the list, or the list of the rest point before if it is the same. */
function copyList<T>(list: readonly T[], before: T[] | undefined): T[] {
  if (before === undefined || before.length !== list.length) return list.slice();
  for (let i = 0; i < list.length; i++) if (list[i] !== before[i]) return list.slice();
  return before;
}

const copyPlayer = (p: PlayerState, before: PlayerState | undefined): PlayerState => ({
  lifePoints: p.lifePoints,
  deck: copyList(p.deck, before?.deck),
  hand: copyList(p.hand, before?.hand),
  graveyard: copyList(p.graveyard, before?.graveyard),
  banished: copyList(p.banished, before?.banished),
  fusionDeck: copyList(p.fusionDeck, before?.fusionDeck),
  monsters: copyList(p.monsters, before?.monsters),
  spellsTraps: copyList(p.spellsTraps, before?.spellsTraps),
  closed: {
    monster: copyList(p.closed.monster, before?.closed.monster),
    spellTrap: copyList(p.closed.spellTrap, before?.closed.spellTrap),
  },
  field: p.field,
  pendulum: p.pendulum && { zones: copyList(p.pendulum.zones, before?.pendulum?.zones), summoned: p.pendulum.summoned },
  normalSummons: p.normalSummons,
  summonsThisTurn: p.summonsThisTurn,
  deckedOut: p.deckedOut,
});

function copyCards(cards: readonly Card[], known: readonly Card[] | undefined): Card[] {
  const copies: Card[] = new Array(cards.length);
  for (let i = 0; i < cards.length; i++) {
    const one = known?.[i];
    copies[i] = one !== undefined && isSameCard(cards[i]!, one) ? one : copyCard(cards[i]!);
  }
  return copies;
}

const copyLink = (link: ChainLink): ChainLink => ({ ...link, targets: link.targets.slice(), payments: link.payments.slice() });

/**
 * A copy that shares nothing that changes. Events, chosen cards, lingering effects and pending triggers never change and are
 * shared.
 * @param before an earlier copy that is never changed either (a rest point): what is as it was is taken from it, which makes a
 * copy of a long duel ten times smaller.
 * @param old a state that nobody needs any more: its cards become those of the copy where they are as they were.
 */
export function cloneDuel(s: DuelState, before?: DuelState, old?: DuelState): DuelState {
  return {
    profile: s.profile,
    turn: s.turn,
    turnPlayer: s.turnPlayer,
    firstPlayer: s.firstPlayer,
    phase: s.phase,
    step: s.step,
    damageStep: s.damageStep,
    players: [copyPlayer(s.players[0], before?.players[0]), copyPlayer(s.players[1], before?.players[1])],
    cards: copyCards(s.cards, before?.cards ?? old?.cards),
    stack: s.stack.map(copyLink),
    waiting: copyList(s.waiting, before?.waiting),
    lingering: copyList(s.lingering, before?.lingering),
    // Frames are flat, and lists in them are replaced: a spread is a copy.
    frames: s.frames.map((frame): DuelFrame => ({ ...frame })),
    occasion: s.occasion,
    battle: s.battle === null ? null : { ...s.battle },
    result: s.result,
    random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    fixedCoins: copyList(s.fixedCoins, before?.fixedCoins),
    fixedDice: copyList(s.fixedDice, before?.fixedDice),
    fixedRandomCards: copyList(s.fixedRandomCards, before?.fixedRandomCards),
    shuffles: s.shuffles,
    discreet: s.discreet,
    poolBatch: s.poolBatch,
    clock: s.clock,
    batch: s.batch,
    lastBatch: copyList(s.lastBatch, before?.lastBatch),
    effectSummons: copyList(s.effectSummons, before?.effectSummons),
    effectSummonPlayer: s.effectSummonPlayer,
    stacks: s.stacks,
    controls: copyList(s.controls, before?.controls),
    changeOrder: s.changeOrder,
    recalled: s.recalled,
    openHands: s.openHands,
    stilled: s.stilled,
    decksTurned: s.decksTurned,
    used: copyList(s.used, before?.used),
    attacked: copyList(s.attacked, before?.attacked),
    skips: copyList(s.skips, before?.skips),
    leaving: s.leaving,
    inserted: s.inserted,
    forcedAttack: s.forcedAttack,
    eventCount: s.eventCount,
  };
}
