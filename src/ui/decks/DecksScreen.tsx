import { useEffect, useLayoutEffect } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { deckById } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { ScreenFrame } from '../doors/ScreenFrame';
import { DeckEditor } from './DeckEditor';
import { DeckShelfTrouble } from './DeckShelfTrouble';
import { useDeckNote } from './deck-note';
import { Shelf } from './Shelf';
import './decks.css';

/** What was done last, for those who cannot see it. */
function Said() {
  const note = useDeckNote((store) => store.note);
  // A note belongs to the visit on which it was said.
  useEffect(() => () => useDeckNote.getState().say(''), []);
  return (
    <p className="unseen top-0" role="status">
      {note}
    </p>
  );
}

/** The decks beside the table: all of them, or one to read or to change. */
export function DecksScreen({ detail }: { readonly detail: string }) {
  const t = useDeckScreenTexts();
  // Drawn anew whenever a deck changes.
  useDeckShelf((store) => store.decks);
  const deck = detail === '' ? undefined : deckById(detail);
  // Each is a screen of its own: none opens where the one before was scrolled to.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [detail]);
  if (deck) {
    return (
      <>
        <DeckEditor key={deck.id} deck={deck} />
        <Said />
      </>
    );
  }
  return (
    <ScreenFrame fit="column" title={t.title}>
      <div className="decks grid min-h-0 grid-cols-1 content-start [--card-h:132px]">
        <DeckShelfTrouble />
        {detail !== '' && (
          <p className="text-writing-2 text-note mx-4.5 mt-3" role="status">
            {t.editor.gone}
          </p>
        )}
        <Shelf />
        <Said />
      </div>
    </ScreenFrame>
  );
}
