import { fetchCardTexts } from '../duel/cards/data/texts';

// Tests read what cards do at once; a page fetches it.
await Promise.all([fetchCardTexts('en'), fetchCardTexts('ja')]);
