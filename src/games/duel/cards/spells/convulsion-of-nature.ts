import { nothing, spell, turnsDecks } from '../../../../engine/duel/api';

/** While it is face-up both Decks lie upside down: what was at the bottom is on top, for both to see. */
export default spell(62966332, {
  activate: nothing,
  continuous: [turnsDecks],
});
