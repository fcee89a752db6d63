import { namedCards, type Act, type Card, type CardId, type Duel, type DuelRun } from '../../../engine/duel';
import type { Proving } from '../../../thinking';
import { likelihoodOf } from './acts';
import { sayingOf, wishFor } from './picks';

/**
 * How a win of this turn is looked for. Cards of a hand or a pile are as good as each other where nothing differs in them and
 * nothing speaks of one of them; on the field each lies by itself.
 */
export const duelProving: Proving<DuelRun> = {
  distinct: ({ duel }, acts) => distinctActs(duel, acts as readonly Act[]),
  classes: ({ duel }, cards) => classesOf(duel, cards as readonly CardId[]),
  likelihood: ({ duel, decision }, act) => likelihoodOf(duel, decision!.player, decision!.kind, act as Act),
  wish: ({ duel, decision }, card) => wishFor(duel, decision!.player, decision!.why, card as CardId),
  saying: ({ duel, decision }, value) => sayingOf(duel, decision!.player, decision!.why, value),
  // What is Set does nothing in this turn but be there, and the turn's end rarely wins: neither is never.
  prunes: (_run, act) => {
    const one = act as Act;
    return one.do === 'setMonster' || one.do === 'setSpellTrap' || (one.do === 'enter' && one.to === 'end');
  },
};

function distinctActs(duel: Duel, acts: readonly Act[]): readonly Act[] {
  const cards = acts.map((act) => ('card' in act && act.card !== undefined ? act.card : -1));
  const classes = classesOf(duel, cards as readonly CardId[]);
  if (classes.every((one, i) => one === cards[i])) return acts;
  const met = new Set<string>();
  return acts.filter((act, i) => {
    if (cards[i] === -1) return true;
    const like = `${act.do} ${classes[i]} ${'effect' in act ? act.effect : ''} ${'target' in act ? act.target : ''}`;
    return !met.has(like) && met.add(like);
  });
}

/** For each card the first of its like. */
function classesOf(duel: Duel, ids: readonly CardId[]): readonly number[] {
  const { cards, players } = duel.state;
  let named: ReadonlySet<CardId> | undefined;
  const isNamed = (id: CardId): boolean => (named ??= namedCards(duel)).has(id);
  return ids.map((id, i) => {
    const card = cards[id];
    if (card === undefined || !liesInPile(card)) return id;
    for (let j = 0; j < i; j++) {
      const other = ids[j]!;
      if (other === id) return id;
      if (cards[other] === undefined || !isLike(card, cards[other])) continue;
      if (card.zone === 'deck' && !liesSideBySide(players[card.controller].deck, cards, id, other)) continue;
      if (!isNamed(id) && !isNamed(other)) return other;
    }
    return id;
  });
}

const liesInPile = ({ zone }: Card): boolean =>
  zone === 'hand' || zone === 'deck' || zone === 'graveyard' || zone === 'banished' || zone === 'fusionDeck';

const isLike = (a: Card, b: Card): boolean =>
  a.zone === b.zone &&
  a.passcode === b.passcode &&
  a.owner === b.owner &&
  a.controller === b.controller &&
  a.faceUp === b.faceUp &&
  a.turnArrived === b.turnArrived &&
  a.properlySummoned === b.properlySummoned &&
  a.silenced === b.silenced &&
  a.data === null &&
  b.data === null;

/** Whichever of the two leaves the deck, the same is left in the same order. */
function liesSideBySide(deck: readonly CardId[], cards: readonly Card[], a: CardId, b: CardId): boolean {
  const [from, to] = [deck.indexOf(a), deck.indexOf(b)].sort((x, y) => x - y) as [number, number];
  for (let i = from; i <= to; i++) if (!isLike(cards[deck[i]!]!, cards[a]!)) return false;
  return true;
}
