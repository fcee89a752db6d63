import { Suspense, type ReactNode } from 'react';
import type { DeckGame } from '../../store/decks/deck-book';
import { fetched } from '../fetching/fetched';
import { Fetching } from '../fetching/Fetching';
import { DuelSubject } from './duel/DuelSubject';

/** VISION with its cards: fetched where a deck of it is looked at. */
export const VisionSubject = fetched(async () => {
  const [{ subjectWith }, { fetchVisionDecks }] = await Promise.all([
    import('./vision/VisionSubject'),
    import('../../store/decks/vision-book'),
  ]);
  return subjectWith(await fetchVisionDecks());
});

/** Lets the screens below speak of decks of a game. */
export function SubjectOf({ game, children }: { readonly game: DeckGame; readonly children: ReactNode }) {
  if (game === 'duel') return <DuelSubject>{children}</DuelSubject>;
  return (
    <Suspense fallback={<Fetching />}>
      <VisionSubject>{children}</VisionSubject>
    </Suspense>
  );
}
