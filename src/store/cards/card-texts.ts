/** Fetched with the screens that show what a card does: the set-up does not wait for it. */
export { cardTexts } from '../../cards/data/texts';
