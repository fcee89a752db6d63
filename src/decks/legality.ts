import type { CardFacts, CardPool } from '../engine/duel';
import { factsOf, isFusionMonster, isPlayable, isToken } from './catalogue';
import { stacksOf, type DeckCards } from './deck';
import { allowance, MOST_COPIES, type Format } from './formats';

/** A main deck has forty cards or more; 2004 knew no upper limit (E12). */
const LEAST_MAIN = 40;
/** A side deck has exactly fifteen cards, or there is none (R063 and the table's ruling). */
const SIDE = 15;

/** One reason why a deck is not legal, or cannot be played, with what a sentence about it needs. Cards are named by passcode. */
export type Cause =
  | { readonly kind: 'tooFewMain'; readonly count: number; readonly least: number }
  | { readonly kind: 'sideCount'; readonly count: number; readonly expected: number }
  | { readonly kind: 'tooManyOfName'; readonly card: number; readonly count: number; readonly most: number }
  | { readonly kind: 'overLimit'; readonly card: number; readonly count: number; readonly most: number; readonly format: Format }
  | { readonly kind: 'forbidden'; readonly card: number; readonly count: number; readonly format: Format }
  | { readonly kind: 'fusionInMain'; readonly card: number; readonly count: number }
  | { readonly kind: 'notFusion'; readonly card: number; readonly count: number }
  | { readonly kind: 'token'; readonly card: number; readonly count: number }
  | { readonly kind: 'notPlayable'; readonly card: number; readonly count: number }
  | { readonly kind: 'unknown'; readonly passcode: number; readonly count: number };

/** Causes that keep a duel from starting: the table does not know how to play the card. All others are only said. */
export const blocksDuel = ({ kind }: Cause): boolean => kind === 'unknown' || kind === 'notPlayable' || kind === 'token';

/**
 * Every cause why a deck is not legal under a format, or cannot be played with the cards of a rule set; none when it is and can.
 * Sizes first, then card by card.
 */
export function causesAgainst(pool: CardPool, cards: DeckCards, format: Format): readonly Cause[] {
  return [...sizes(cards), ...copies(pool, cards, format), ...misplaced(cards)];
}

function sizes({ main, side }: DeckCards): readonly Cause[] {
  const causes: Cause[] = [];
  if (main.length < LEAST_MAIN) causes.push({ kind: 'tooFewMain', count: main.length, least: LEAST_MAIN });
  if (side.length !== 0 && side.length !== SIDE) causes.push({ kind: 'sideCount', count: side.length, expected: SIDE });
  return causes;
}

/**
 * Copies are counted by name over all parts, whatever the picture, the era or the replica mark of each print (R364, R365, R370).
 */
function copies(pool: CardPool, { main, side, fusion }: DeckCards, format: Format): readonly Cause[] {
  const counted = new Map<string, { readonly facts: CardFacts; count: number }>();
  const unknown: number[] = [];
  for (const passcode of [...main, ...side, ...fusion]) {
    const facts = factsOf(passcode);
    if (!facts) unknown.push(passcode);
    else {
      const found = counted.get(facts.en);
      if (found) found.count += 1;
      else counted.set(facts.en, { facts, count: 1 });
    }
  }
  const causes = [...counted.values()].flatMap(({ facts, count }) => causesOfCard(pool, facts, count, format));
  return [...causes, ...stacksOf(unknown).map(({ passcode, copies: count }): Cause => ({ kind: 'unknown', passcode, count }))];
}

function causesOfCard(pool: CardPool, facts: CardFacts, count: number, format: Format): readonly Cause[] {
  const card = facts.id;
  if (isToken(facts)) return [{ kind: 'token', card, count }];
  const causes: Cause[] = [];
  const most = allowance(card, format);
  if (most === 0) causes.push({ kind: 'forbidden', card, count, format });
  else if (count > most)
    causes.push(
      most < MOST_COPIES ? { kind: 'overLimit', card, count, most, format } : { kind: 'tooManyOfName', card, count, most },
    );
  if (!isPlayable(pool, card)) causes.push({ kind: 'notPlayable', card, count });
  return causes;
}

/** Fusion Monsters belong to the Fusion Deck and nothing else does (R061). Of the side deck no source says anything. */
function misplaced({ main, fusion }: DeckCards): readonly Cause[] {
  const stacks = (list: readonly number[], isWrong: (facts: CardFacts) => boolean) =>
    stacksOf(list).flatMap(({ passcode, copies: count }) => {
      const facts = factsOf(passcode);
      return facts && !isToken(facts) && isWrong(facts) ? [{ card: facts.id, count }] : [];
    });
  return [
    ...stacks(main, isFusionMonster).map((stack): Cause => ({ kind: 'fusionInMain', ...stack })),
    ...stacks(fusion, (facts) => !isFusionMonster(facts)).map((stack): Cause => ({ kind: 'notFusion', ...stack })),
  ];
}
