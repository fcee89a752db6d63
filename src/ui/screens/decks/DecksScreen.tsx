import { useEffect, useLayoutEffect, useState } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { deckById, gameOf, NO_CARDS, ownDeck, type ShelfDeck } from '../../../store/decks/deck-book';
import { isOwnId, useDeckShelf } from '../../../store/decks/deck-shelf';
import { useRuleSet } from '../../../store/rule-set';
import { ScreenFrame } from '../../base/doors/ScreenFrame';
import { Button } from '../../base/shared/Button';
import { DeckEditor } from './DeckEditor';
import { DeckShelfTrouble } from './DeckShelfTrouble';
import { useDeckNote } from './deck-note';
import { openDeck } from './doors';
import { Shelf } from './Shelf';
import { useDeckSubject } from './subject';
import { SubjectOf } from './SubjectOf';
import './shelf.css';

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

/** A deck of either game, or what is said in its place. */
function DeckOf({ id, deck: known }: { readonly id: string; readonly deck: ShelfDeck | undefined }) {
  const t = useDeckScreenTexts();
  const { builtIn } = useDeckSubject();
  const deck = known ?? builtIn.find((one) => one.id === id);
  return deck ? <DeckEditor key={deck.id} deck={deck} /> : <AllDecks told={t.editor.gone} />;
}

function AllDecks({ told }: { readonly told?: string }) {
  const t = useDeckScreenTexts();
  const game = useRuleSet((store) => store.game);
  const [isImporting, setImporting] = useState(false);
  const create = (): void => {
    useDeckNote.getState().say('');
    openDeck(useDeckShelf.getState().add(t.shelf.newName, NO_CARDS, game));
  };
  return (
    <ScreenFrame
      fit="column"
      title={t.title}
      note={t.note}
      tools={
        <>
          <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            {t.import.title}
          </Button>
          <Button tone="main" onClick={create}>
            {t.shelf.create}
          </Button>
        </>
      }
    >
      <div className="decks grid min-h-0 grid-cols-1 content-start">
        <DeckShelfTrouble />
        {told !== undefined && (
          <p className="text-writing-2 text-note mx-(--edge) mt-3" role="status">
            {told}
          </p>
        )}
        <Shelf isImporting={isImporting} onCreate={create} />
      </div>
    </ScreenFrame>
  );
}

/** The decks beside the table: all of them, or one to read or to change. */
export function DecksScreen({ detail }: { readonly detail: string }) {
  const t = useDeckScreenTexts();
  // Drawn anew whenever a deck changes.
  useDeckShelf((store) => store.decks);
  // Each is a screen of its own: none opens where the one before was scrolled to.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [detail]);
  const deck = ownDeck(detail) ?? deckById(detail);
  const isGone = !deck && isOwnId(detail);
  return (
    <>
      {detail === '' || isGone ? (
        <AllDecks {...(isGone && { told: t.editor.gone })} />
      ) : (
        <SubjectOf game={deck ? gameOf(deck) : { ofDeck: detail }}>
          <DeckOf id={detail} deck={deck} />
        </SubjectOf>
      )}
      <Said />
    </>
  );
}
