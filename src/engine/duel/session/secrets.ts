import type { Secrets } from '../../kernel/worlds';
import type { AnyDecision } from '../../kernel/decision';
import type { Seat } from '../../kernel/priority';
import { newCard, type Card } from '../model/card';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import { PLAYERS, type CardId, type CoinSide, type Player } from '../model/vocabulary';
import { answerShape } from '../taking-up/recording-shape';
import { duelShape } from '../taking-up/state-shape';
import { mayKnow } from '../views/view-for';
import { seenCards } from '../views/seen';

/** What of a duel is hidden from a seat, and how it is dealt anew. */
export function duelSecrets(pool: CardPool): Secrets<DuelState, Duel> {
  return {
    hidden(duel, rest, seat, decision) {
      const seen = seenCards(duel, seat);
      const searched = searchedBy(duel.state, decision, seat);
      const isUnknown = (id: CardId): boolean =>
        !mayKnow({ state: rest }, seat, id) && !mayKnow(duel, seat, id) && !seen.has(id) && !searched.includes(id);
      return PLAYERS.flatMap((player) => {
        const inPlaces = placesOf(rest, player).filter((id) => rest.cards[id]!.owner === player && isUnknown(id));
        const elsewhere = placesOf(rest, player === 0 ? 1 : 0).filter((id) => rest.cards[id]!.owner === player && isUnknown(id));
        const fusion = rest.players[player].fusionDeck.filter(isUnknown);
        return [[...inPlaces, ...elsewhere], fusion];
      });
    },
    blank(duel, rest, seat, told, hidden) {
      for (const [id, card] of rest.cards.entries()) if (hidden.has(id)) rest.cards[id] = blanked(card);
      rest.random = [0, 0, 0, 0];
      const since = duel.log.slice(told);
      rest.fixedCoins = since.flatMap(({ verb, text }) => (verb === 'coin' ? [text as CoinSide] : []));
      rest.fixedDice = since.flatMap(({ verb, amount }) => (verb === 'dice' ? [amount!] : []));
      // Who knows which cards chance has picked has them picked again.
      rest.fixedRandomCards = duel.randomPicks
        .filter((id) => mayKnow(duel, seat, id))
        .map((id) => duel.state.cards[id]!.passcode);
    },
    fill(state, passcodes) {
      for (const [id, passcode] of passcodes) state.cards[id]!.passcode = passcode;
    },
    fits(state, id, passcode) {
      const { facts, index } = pool.definition(passcode)!;
      switch (state.cards[id]!.zone) {
        case 'monster':
          return index.isMonster;
        case 'spellTrap':
          return !index.isMonster && facts.subtype !== 'field';
        case 'field':
          return facts.subtype === 'field';
        default:
          return true;
      }
    },
    passcode: (state, id) => state.cards[id]!.passcode,
    renumbered(state, names) {
      const named = duelShape(state.cards.length).renamed!(state, names);
      named.cards.sort((a, b) => a.id - b.id);
      return named;
    },
    answer: answerShape.renamed!,
  };
}

/** Who picks of the own Deck is shown what may be taken, as the views do it. What lies face-down elsewhere is picked unseen. */
const searchedBy = ({ cards }: DuelState, decision: AnyDecision, seat: Seat): readonly number[] =>
  decision.form === 'pick' && decision.player === seat
    ? decision.from.filter((id) => cards[id]!.zone === 'deck' && cards[id]!.owner === seat)
    : [];

/** The cards of a player's side that may lie hidden, in the order in which they lie; the Fusion Deck is by itself. */
function placesOf({ players }: DuelState, player: Player): readonly CardId[] {
  const { monsters, spellsTraps, field, hand, banished, deck } = players[player];
  return [...monsters, ...spellsTraps, field, ...hand, ...banished, ...deck].filter((id) => id !== null);
}

/**
 * A card as somebody sees it who does not know it. What lies in a Deck has no past: when it came there would tell which one it
 * is. On the field everybody has seen what has happened to it, but not what it remembers.
 */
function blanked(card: Card): Card {
  const { id, owner, zone, controller } = card;
  if (zone !== 'deck' && zone !== 'fusionDeck' && zone !== 'hand') return { ...card, passcode: 0, data: null };
  const blank = { ...newCard(id, 0, owner, zone as 'deck'), controller };
  return zone === 'hand' ? { ...blank, arrival: card.arrival, turnArrived: card.turnArrived } : blank;
}
