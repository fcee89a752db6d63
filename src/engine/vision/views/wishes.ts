import type { CardId } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import type { OptionView, Place, ReasonView, Wish, WishView } from './view';

/** Acts that everybody can tell to be legal: a pass, and what depends on nothing that a hand hides. */
export const isOpenAct = ({ do: act }: OptionView): boolean => act !== 'node' && act !== 'playCard';

/**
 * What could be thought of doing with a card of the own side where it lies, each offered, by any of `options`, or refused with
 * its reasons.
 */
export function wishesOf(
  vision: Vision,
  card: CardId,
  place: Place,
  options: readonly OptionView[],
  whyNot: (wish: Wish) => readonly ReasonView[],
): readonly WishView[] {
  const own = options.filter((option) => option.card === place);
  const offered = own.map(({ index: _, passcode: __, ...wish }, i): WishView => ({ ...wish, options: [own[i]!], reasons: [] }));
  const refused = thinkable(vision, card)
    .filter((act) => own.every((option) => option.do !== act))
    .map((act): WishView => ({ do: act, card: place, options: [], reasons: whyNot({ do: act, card: place }) }));
  return [...offered, ...refused];
}

/** The acts that are thought of for a card where it lies; the usual ones come first. */
function thinkable(vision: Vision, card: CardId): readonly Wish['do'][] {
  const { isCharacter, activated } = vision.def(card);
  const use = activated.length > 0 ? (['activate'] as const) : [];
  switch (vision.card(card).zone) {
    case 'hand':
      return ['playCard', 'node'];
    case 'field':
      return isCharacter ? ['attack', 'defend', ...use] : use;
    case 'set':
      return use;
    default:
      return [];
  }
}
