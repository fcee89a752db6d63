import { factsOf, type DeckCards } from '../../../../store/decks/deck-book';
import { CardCrest } from '../../../../ui/base/card/CardCrest';
import { WHOLE, type CrestProps } from '../../../../ui/screens/decks/crest';

/** The strongest monsters of a deck, whose crests stand for it; other cards where there are too few. */
export function bannersOf({ main, fusion }: DeckCards): readonly number[] {
  const cards = [...new Set([...fusion, ...main])].flatMap((passcode) => factsOf(passcode) ?? []);
  const strength = ({ atk = -1, level = 0 }: { readonly atk?: number; readonly level?: number }): number => atk * 100 + level;
  return cards.sort((a, b) => strength(b) - strength(a)).map(({ id }) => id);
}

/** A crest on the ground of its card. */
export function DuelCrest({ passcode, className }: CrestProps) {
  const facts = factsOf(passcode);
  return facts ? <CardCrest facts={facts} className={className} /> : null;
}

/** The crest of the strongest card of a deck, filling its place; nothing for a deck without cards. */
export function DeckCrest({ cards }: { readonly cards: DeckCards }) {
  const [strongest] = bannersOf(cards);
  return strongest === undefined ? null : <DuelCrest passcode={strongest} className={WHOLE} />;
}
