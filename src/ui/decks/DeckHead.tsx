import { useDeckTexts } from '../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { gameOf, isOwn, nameOfDeck, type ShelfDeck } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { Button } from '../shared/Button';
import { openDeck, openShelf } from './doors';
import { useEditing } from './editing';

/** The way back to all decks, the name, and what can be done with the whole deck. */
export function DeckHead({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const language = useLanguage();
  const { rename, add } = useDeckShelf();
  const { canUndo, undo } = useEditing();
  const name = nameOfDeck(deck, language);
  return (
    <>
      <Button hint="Esc" onClick={openShelf}>
        {t.editor.all}
      </Button>
      {isOwn(deck) ? (
        <>
          <input
            className="deckname flex-[1_1_10em] min-w-0 min-h-tap font-display text-head/close font-semibold text-gold-1 wrap-anywhere rounded border-rim border-gold-3 bg-well px-3"
            type="text"
            aria-label={t.editor.name}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            placeholder={unnamed}
            value={deck.name}
            onChange={(event) => rename(deck.id, event.target.value)}
          />
          <Button hint="U" onClick={undo} {...(!canUndo && { reason: '', 'aria-description': t.editor.nothingToUndo })}>
            {t.editor.undo}
          </Button>
        </>
      ) : (
        <>
          <h2 className="deckname flex-[1_1_10em] min-w-0 min-h-tap font-display text-head/close font-semibold text-gold-1 wrap-anywhere flex flex-wrap items-baseline content-center gap-x-3.5 px-3">
            {name}
            <small className="font-text text-note/close font-medium text-writing-2">{t.editor.readOnly}</small>
          </h2>
          <Button tone="main" onClick={() => openDeck(add(t.shelf.copyName(name), deck, gameOf(deck)))}>
            {t.editor.copyToEdit}
          </Button>
        </>
      )}
    </>
  );
}
