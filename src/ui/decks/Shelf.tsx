import { Tile } from '../shared/Tile';
import { Suspense, useDeferredValue, useState } from 'react';
import { useDeckTexts } from '../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { FORMATS, gameOf, isOwn, nameOfDeck, NO_CARDS, ownDecks, type ShelfDeck } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { PLAYED_IDS, useRuleSet } from '../../store/rule-set';
import { Fetching } from '../fetching/Fetching';
import { Button } from '../shared/Button';
import { Choice } from '../shared/Choice';
import { DeckCrests } from './DeckCrests';
import { deckAddress, openDeck } from './doors';
import { useDeckNote } from './deck-note';
import { ImportPanel } from './ImportPanel';
import { NO, YES } from './signs';
import { useDeckSubject } from './subject';
import { SubjectOf } from './SubjectOf';

/** One deck of the shelf: what it is, whether it is legal, and what can be done with it. */
function ShelfRow({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const language = useLanguage();
  const { add, remove } = useDeckShelf();
  const subject = useDeckSubject();
  const name = nameOfDeck(deck, language) || unnamed;
  const causes = subject.causes(deck).length;
  const copy = (): void => openDeck(add(t.shelf.copyName(name), deck, gameOf(deck)));
  const isMine = isOwn(deck);
  return (
    <Tile
      as="li"
      isFaint
      className="flex gap-3 items-center justify-between px-3.5 py-3 stacked:flex-col stacked:items-stretch"
      data-deck={deck.id}
    >
      <DeckCrests cards={deck} />
      <div className="flex-1 min-w-0 grid gap-1 wrap-anywhere">
        <h3 className="font-text text-body/[1.25] font-semibold">
          <a
            className="text-writing-1 no-underline hover:text-gold-1 hover:underline hover:underline-offset-3"
            href={deckAddress(deck.id)}
          >
            {name}
          </a>
        </h3>
        {!isMine && <p className="text-writing-2 text-note/[1.35]">{deck.theme[language]}</p>}
        <p className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-writing-2 text-note tabular-nums">
          <span>{subject.counts(deck)}</span>
          <span className={causes === 0 ? YES : NO}>{causes === 0 ? t.shelf.legal : t.shelf.notLegal(causes)}</span>
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-1.5 flex-none stacked:justify-start">
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
    </Tile>
  );
}

/** Brings the deck that was deleted last back. */
function Removed() {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const { removed, bringBack } = useDeckShelf();
  return (
    <p className="min-h-tap pt-1.5 text-writing-2" role="status">
      {removed && (
        <>
          {t.shelf.deleted(removed.deck.name || unnamed)}{' '}
          <Button className="ms-2" onClick={bringBack}>
            {t.shelf.bringBack}
          </Button>
        </>
      )}
    </p>
  );
}

/** The decks of a game: the players' own first, then those that come with the table. */
function Decks({ isImporting }: { readonly isImporting: boolean }) {
  const t = useDeckScreenTexts();
  const { game, builtIn } = useDeckSubject();
  const own = ownDecks(
    useDeckShelf((store) => store.decks),
    game,
  );
  return (
    <>
      {isImporting && <ImportPanel />}
      <section aria-labelledby="own-decks">
        <h2 className="font-display text-head/even font-normal text-gold-1 pb-1.5" id="own-decks">
          {t.shelf.own}
        </h2>
        {own.length === 0 && <p className="text-writing-2 text-note">{t.shelf.noneOwn}</p>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(480px,100%),1fr))] gap-2.5">
          {own.map((deck) => (
            <ShelfRow key={deck.id} deck={deck} />
          ))}
        </ul>
        <Removed />
      </section>
      <section aria-labelledby="built-in-decks">
        <h2 className="font-display text-head/even font-normal text-gold-1 pb-1.5" id="built-in-decks">
          {t.shelf.builtIn}
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(480px,100%),1fr))] gap-2.5">
          {builtIn.map((deck) => (
            <ShelfRow key={deck.id} deck={deck} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** All decks for what is played: the game and its rules are chosen above them. */
export function Shelf() {
  const t = useDeckScreenTexts();
  const { format: formatLabel, formats } = useDeckTexts();
  const { format, chooseFormat, add } = useDeckShelf();
  const { profile, isVision, choose } = useRuleSet();
  const ruleSet = useRuleSetTexts();
  const [isImporting, setImporting] = useState(false);
  const game = isVision ? 'vision' : 'duel';
  // The decks that are there stay until the others can take their place.
  const shown = useDeferredValue(game);
  const create = (): void => {
    useDeckNote.getState().say('');
    openDeck(add(t.shelf.newName, NO_CARDS, game));
  };
  return (
    <div className="w-[min(1180px,100%)] mx-auto p-4.5 grid gap-5">
      <div className="flex flex-wrap gap-x-3.5 gap-y-2.5 items-end">
        <Button tone="main" onClick={create}>
          {t.shelf.create}
        </Button>
        <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
          {t.import.title}
        </Button>
        <Choice
          className="ms-auto"
          label={ruleSet.label}
          options={PLAYED_IDS.map((value) => ({ value, label: ruleSet.names[value] }))}
          value={isVision ? 'vision' : profile}
          onChange={choose}
        />
        {!isVision && (
          <Choice
            label={formatLabel}
            options={FORMATS.map((value) => ({ value, label: formats[value] }))}
            value={format}
            onChange={chooseFormat}
          />
        )}
      </div>
      <Suspense fallback={<Fetching />}>
        <SubjectOf game={shown}>
          <Decks isImporting={isImporting} />
        </SubjectOf>
      </Suspense>
    </div>
  );
}
