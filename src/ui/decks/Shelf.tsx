import { useState } from 'react';
import { useDeckTexts } from '../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { builtInDecks, causesAgainst, FORMATS, isOwn, nameOfDeck, NO_CARDS, type ShelfDeck } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { Button } from '../shared/Button';
import { Choice } from '../shared/Choice';
import { DeckCrests } from './DeckCrests';
import { deckAddress, openDeck } from './doors';
import { useDeckNote } from './deck-note';
import { ImportPanel } from './ImportPanel';
import './card-rows.css';

/** One deck of the shelf: what it is, whether it is legal, and what can be done with it. */
function ShelfRow({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const language = useLanguage();
  const { format, add, remove } = useDeckShelf();
  const name = nameOfDeck(deck, language) || unnamed;
  const causes = causesAgainst(deck, format).length;
  const copy = (): void => openDeck(add(t.shelf.copyName(name), deck));
  const isMine = isOwn(deck);
  return (
    <li className="shelf__deck" data-deck={deck.id}>
      <DeckCrests cards={deck} />
      <div className="shelf__what">
        <h3>
          <a href={deckAddress(deck.id)}>{name}</a>
        </h3>
        {!isMine && <p className="shelf__theme">{deck.theme[language]}</p>}
        <p className="shelf__facts">
          <span>{t.shelf.counts(deck.main.length, deck.side.length, deck.fusion.length)}</span>
          <span className={causes === 0 ? 'shelf__yes' : 'shelf__no'}>
            {causes === 0 ? t.shelf.legal : t.shelf.notLegal(causes)}
          </span>
        </p>
      </div>
      <div className="shelf__acts">
        <Button aria-label={`${isMine ? t.shelf.edit : t.shelf.view}: ${name}`} onClick={() => openDeck(deck.id)}>
          {isMine ? t.shelf.edit : t.shelf.view}
        </Button>
        <Button aria-label={`${t.shelf.copy}: ${name}`} onClick={copy}>
          {t.shelf.copy}
        </Button>
        {isMine && (
          <Button aria-label={`${t.shelf.delete}: ${name}`} onClick={() => remove(deck.id)}>
            {t.shelf.delete}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Brings the deck that was deleted last back. */
function Removed() {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const { removed, bringBack } = useDeckShelf();
  return (
    <p className="shelf__removed" role="status">
      {removed && (
        <>
          {t.shelf.deleted(removed.deck.name || unnamed)} <Button onClick={bringBack}>{t.shelf.bringBack}</Button>
        </>
      )}
    </p>
  );
}

/** All decks: the players' own first, then those that come with the table. */
export function Shelf() {
  const t = useDeckScreenTexts();
  const { format: formatLabel, formats } = useDeckTexts();
  const { decks, format, chooseFormat, add } = useDeckShelf();
  const [isImporting, setImporting] = useState(false);
  const create = (): void => {
    useDeckNote.getState().say('');
    openDeck(add(t.shelf.newName, NO_CARDS));
  };
  return (
    <div className="shelf">
      <div className="shelf__head">
        <Button tone="main" onClick={create}>
          {t.shelf.create}
        </Button>
        <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
          {t.import.title}
        </Button>
        <Choice
          label={formatLabel}
          options={FORMATS.map((value) => ({ value, label: formats[value] }))}
          value={format}
          onChange={chooseFormat}
        />
      </div>
      {isImporting && <ImportPanel />}
      <section aria-labelledby="own-decks">
        <h2 id="own-decks">{t.shelf.own}</h2>
        {decks.length === 0 && <p className="decks__note">{t.shelf.noneOwn}</p>}
        <ul className="shelf__list">
          {decks.map((deck) => (
            <ShelfRow key={deck.id} deck={deck} />
          ))}
        </ul>
        <Removed />
      </section>
      <section aria-labelledby="built-in-decks">
        <h2 id="built-in-decks">{t.shelf.builtIn}</h2>
        <ul className="shelf__list">
          {builtInDecks.map((deck) => (
            <ShelfRow key={deck.id} deck={deck} />
          ))}
        </ul>
      </section>
    </div>
  );
}
