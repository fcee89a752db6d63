import type { CardFacts, CardPool } from '../engine/duel';
import { factsOf, isFusionMonster, isPlayable, isToken } from './catalogue';
import { stacksOf, type DeckCards, type Part } from './deck';
import type { DeckRules } from './deck-rules';
import { allowance, MOST_COPIES } from './allowance';
import type { Format } from './formats';

/** One reason why a deck is not legal, or cannot be played, with what a sentence about it needs. Cards are named by passcode. */
export type Cause =
  | { readonly kind: 'tooFewMain'; readonly count: number; readonly least: number }
  | { readonly kind: 'tooMany'; readonly part: Part; readonly count: number; readonly most: number }
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
 * Every cause why a deck is not legal by a rule set and under a format, or cannot be played; none when it is and can. Sizes
 * first, then card by card.
 */
export function causesAgainst({ pool, limits }: DeckRules, cards: DeckCards, format: Format): readonly Cause[] {
  return [...sizes(cards, limits), ...copies(pool, cards, format), ...misplaced(cards)];
}

/** A Side Deck that must be whole has exactly as many cards as it may have, or none (E12, R063 and the table's ruling). */
function sizes(cards: DeckCards, limits: DeckRules['limits']): readonly Cause[] {
  const causes: Cause[] = [];
  const [least, most] = limits.main;
  const [, mostSide] = limits.side;
  const { length: main } = cards.main;
  const { length: side } = cards.side;
  if (main < least) causes.push({ kind: 'tooFewMain', count: main, least });
  if (main > most) causes.push({ kind: 'tooMany', part: 'main', count: main, most });
  if (limits.sideIsWhole && side !== 0 && side !== mostSide) causes.push({ kind: 'sideCount', count: side, expected: mostSide });
  if (!limits.sideIsWhole && side > mostSide) causes.push({ kind: 'tooMany', part: 'side', count: side, most: mostSide });
  if (cards.fusion.length > limits.fusion)
    causes.push({ kind: 'tooMany', part: 'fusion', count: cards.fusion.length, most: limits.fusion });
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
