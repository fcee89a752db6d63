import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useDeckTexts } from '../../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { signOf } from '../../../games/played';
import { FORMATS, ownDecks, type ShelfDeck } from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { useRuleSet } from '../../../store/rule-set';
import { Icon } from '../../base/art';
import { Fetching } from '../../base/fetching/Fetching';
import { Button } from '../../base/shared/Button';
import { Choice } from '../../base/shared/Choice';
import { DeckBox } from './DeckBox';
import { DeckGames } from './DeckGames';
import { ImportPanel } from './ImportPanel';
import { useDeckSubject } from './subject';
import { SubjectOf } from './SubjectOf';

interface ShelfProps {
  readonly isImporting: boolean;
  readonly onCreate: () => void;
}

/** Brings the deck that was deleted last back. */
function Removed() {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const { removed, bringBack } = useDeckShelf();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-note text-writing-2" role="status">
      {removed && (
        <>
          {t.shelf.deleted(removed.deck.name || unnamed)}
          <Button size="small" onClick={bringBack}>
            {t.shelf.bringBack}
          </Button>
        </>
      )}
    </p>
  );
}

interface BuiltInProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Decks that come with the table. */
const BuiltIn = ({ id, title, children }: BuiltInProps) => (
  <section aria-labelledby={id}>
    <div className="shelf__head">
      <h2 id={id}>{title}</h2>
    </div>
    <ul className="boxes">{children}</ul>
  </section>
);

/** The decks of a game: the players' own first, then those that come with the table. */
function Decks({ isImporting, onCreate }: ShelfProps) {
  const t = useDeckScreenTexts().shelf;
  const { game, builtIn, causes } = useDeckSubject();
  const own = ownDecks(
    useDeckShelf((store) => store.decks),
    game,
  );
  const isLegal = (deck: ShelfDeck): boolean => causes(deck).length === 0;
  const boxes = (decks: readonly ShelfDeck[]) => decks.map((deck) => <DeckBox key={deck.id} deck={deck} />);
  return (
    <>
      {isImporting && <ImportPanel />}
      <section aria-labelledby="own-decks">
        <div className="shelf__head">
          <h2 id="own-decks">{t.own}</h2>
          <Removed />
        </div>
        <ul className="boxes boxes--own">
          {boxes(own)}
          <li className="dbox--new">
            <button type="button" onClick={onCreate}>
              <Icon name="plus" />
              {t.empty}
            </button>
          </li>
          {own.length === 0 && <li className="boxes__note">{t.noneOwn}</li>}
        </ul>
      </section>
      <BuiltIn id="built-in-decks" title={t.builtIn}>
        {boxes(builtIn.filter(isLegal))}
      </BuiltIn>
      {!builtIn.every(isLegal) && (
        <BuiltIn id="other-decks" title={t.builtInOther}>
          {boxes(builtIn.filter((deck) => !isLegal(deck)))}
        </BuiltIn>
      )}
    </>
  );
}

/** All decks for what is played: the game and its rules are chosen above them. */
export function Shelf(props: ShelfProps) {
  const { format: formatLabel, formats } = useDeckTexts();
  const { format, chooseFormat } = useDeckShelf();
  const { game } = useRuleSet();
  // The decks that are there stay until the others can take their place.
  const shown = useDeferredValue(game);
  return (
    <div className="deck-shelf">
      <div className="shelf__rules">
        <DeckGames />
        {signOf(game).asks.includes('format') && (
          <Choice
            className="shelf__list"
            label={formatLabel}
            size="tiny"
            options={FORMATS.map((value) => ({ value, label: formats[value] }))}
            value={format}
            onChange={chooseFormat}
          />
        )}
      </div>
      <Suspense fallback={<Fetching />}>
        <SubjectOf game={shown}>
          <Decks {...props} />
        </SubjectOf>
      </Suspense>
    </div>
  );
}
