import { useDeckTexts } from '../../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useLanguage } from '../../../i18n/language';
import { gameOf, isOwn, nameOfDeck, type ShelfDeck } from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { Icon } from '../../base/art';
import { Button } from '../../base/shared/Button';
import { openDeck } from './doors';
import { useEditing } from './editing';
import { playWith } from './play-with';

const NOTE = 'flex-[1_1_0] min-w-0 text-note/[1.25] text-writing-2 spare:invisible stacked:hidden';

/** The name of the deck, where it can be changed, and what can be done with the whole of it. */
export function DeckHead({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const language = useLanguage();
  const { rename, add } = useDeckShelf();
  const { canUndo, undo } = useEditing();
  return (
    <>
      {isOwn(deck) ? (
        <>
          <input
            className="deckname flex-[0_1_260px] min-w-30 min-h-tap px-3.5 border border-(--line-2) rounded bg-well font-display text-title/none font-normal text-gold-1"
            type="text"
            aria-label={t.editor.name}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            placeholder={unnamed}
            value={deck.name}
            onChange={(event) => rename(deck.id, event.target.value)}
          />
          <p className={NOTE}>{t.editor.saved}</p>
          <Button
            hint="U"
            hintOn="decks"
            onClick={undo}
            {...(!canUndo && { reason: '', 'aria-description': t.editor.nothingToUndo })}
          >
            {t.editor.undo}
          </Button>
        </>
      ) : (
        <>
          <p className={NOTE}>{t.editor.readOnly}</p>
          <Button onClick={() => openDeck(add(t.shelf.copyName(nameOfDeck(deck, language)), deck, gameOf(deck)))}>
            {t.editor.copyToEdit}
          </Button>
        </>
      )}
      <Button tone="main" onClick={() => playWith(deck.id, gameOf(deck))}>
        <Icon name="play" />
        {t.editor.play}
      </Button>
    </>
  );
}
