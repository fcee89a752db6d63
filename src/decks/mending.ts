import type { DeckCards, Part } from './deck';

/** What takes a cause against a card of a deck away. */
export type Mending =
  | { readonly kind: 'remove'; readonly count: number }
  | { readonly kind: 'removeAll' }
  | { readonly kind: 'move'; readonly to: Part };

/** What every cause against a card tells of it, whatever the game. */
interface AgainstCard {
  readonly kind: string;
  readonly count: number;
  readonly most?: number;
}

/** How a cause is taken away by changing the card it speaks of; null where the players have to choose cards themselves. */
export function mendingOf(cause: AgainstCard): Mending | null {
  switch (cause.kind) {
    case 'tooManyOfName':
    case 'overLimit':
      return { kind: 'remove', count: cause.count - (cause.most ?? 0) };
    case 'forbidden':
    case 'token':
    case 'notPlayable':
    case 'unknown':
      return { kind: 'removeAll' };
    case 'fusionInMain':
      return { kind: 'move', to: 'fusion' };
    case 'notFusion':
      return { kind: 'move', to: 'main' };
    default:
      return null;
  }
}

/** Copies go from the parts that the duel begins without before they go from the Main Deck. */
const FIRST_TO_GIVE: readonly Part[] = ['side', 'fusion', 'main'];

/** The deck after the mending of a card, whose copies `isIt` knows, whatever their pictures. */
export function mended(mending: Mending, cards: DeckCards, isIt: (passcode: number) => boolean): DeckCards {
  if (mending.kind === 'move') {
    const from: Part = mending.to === 'main' ? 'fusion' : 'main';
    return {
      ...cards,
      [from]: cards[from].filter((passcode) => !isIt(passcode)),
      [mending.to]: [...cards[mending.to], ...cards[from].filter(isIt)],
    };
  }
  let left = mending.kind === 'remove' ? mending.count : Infinity;
  let after = cards;
  for (const part of FIRST_TO_GIVE) {
    const list = after[part].toReversed().filter((passcode) => !isIt(passcode) || left-- <= 0);
    after = { ...after, [part]: list.reverse() };
  }
  return after;
}
