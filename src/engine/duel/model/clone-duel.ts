import { copyCard } from './card';
import type { ChainLink, DuelState, PlayerState, Situation } from './duel-state';

const copyPlayer = (p: PlayerState): PlayerState => ({
  lifePoints: p.lifePoints, deck: p.deck.slice(), hand: p.hand.slice(), graveyard: p.graveyard.slice(), banished: p.banished.slice(),
  fusionDeck: p.fusionDeck.slice(), monsters: p.monsters.slice(), spellsTraps: p.spellsTraps.slice(), field: p.field,
  normalSummons: p.normalSummons, summonsThisTurn: p.summonsThisTurn, deckedOut: p.deckedOut,
});

const copyLink = (link: ChainLink): ChainLink => ({ ...link, targets: link.targets.slice(), payments: link.payments.slice() });

function copySituation(situation: Situation): Situation {
  switch (situation.kind) {
    case 'triggers':
      return { ...situation, queue: situation.queue.slice() };
    case 'window':
    case 'chainBuilding':
      return { ...situation, passing: { ...situation.passing } };
    case 'phase':
      return situation.done === undefined ? { ...situation } : { ...situation, done: situation.done.slice() };
    case 'summon':
      return { ...situation, cards: situation.cards.slice() };
    case 'attack':
      return { ...situation, opposing: situation.opposing.slice() };
    default:
      return { ...situation };
  }
}

/** A copy that shares nothing that changes. Events, chosen cards, lingering effects and pending triggers never change and are shared. */
export function cloneDuel(s: DuelState): DuelState {
  const cards = new Array(s.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = copyCard(s.cards[i]!);
  return {
    profile: s.profile, turn: s.turn, turnPlayer: s.turnPlayer, firstPlayer: s.firstPlayer, phase: s.phase, step: s.step, damageStep: s.damageStep,
    players: [copyPlayer(s.players[0]), copyPlayer(s.players[1])], cards, chain: s.chain.map(copyLink), pending: s.pending.slice(),
    lingering: s.lingering.slice(), situations: s.situations.map(copySituation), occasion: s.occasion,
    battle: s.battle === null ? null : { ...s.battle }, result: s.result, random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    fixedCoins: s.fixedCoins.slice(), fixedDice: s.fixedDice.slice(), fixedRandomCards: s.fixedRandomCards.slice(), shuffles: s.shuffles, discreet: s.discreet,
    clock: s.clock, batch: s.batch, lastBatch: s.lastBatch.slice(), effectSummons: s.effectSummons.slice(),
    effectSummonPlayer: s.effectSummonPlayer, chainCount: s.chainCount, controls: s.controls.slice(), used: s.used.slice(), attacked: s.attacked.slice(), skips: s.skips.slice(), forcedAttack: s.forcedAttack, eventCount: s.eventCount,
  };
}
