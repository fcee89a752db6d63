import type { ReactNode } from 'react';
import type { DeckGame } from '../../../store/decks/deck-book';
import { fetched } from '../../base/fetching/fetched';
import { DuelSubject } from '../../../games/duel/page/decks/DuelSubject';

/** VISION with its cards: fetched where a deck of it is looked at. */
const VisionSubject = fetched(async () => {
  const [{ subjectWith }, { visionDeckBook }] = await Promise.all([
    import('../../../games/vision/page/decks/VisionSubject'),
    import('../../../games/vision/deck-book'),
  ]);
  return subjectWith(visionDeckBook);
});

/** Lets the screens below speak of decks of a game. */
export function SubjectOf({ game, children }: { readonly game: DeckGame; readonly children: ReactNode }) {
  const Subject = game === 'duel' ? DuelSubject : VisionSubject;
  return <Subject>{children}</Subject>;
}
