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

const ROW = 'flex flex-wrap items-center gap-x-5 gap-y-2';

const BOXES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(var(--box),100%),1fr))] gap-x-[clamp(12px,1.3vw,24px)] gap-y-[clamp(10px,1.4vh,20px)] grand:[--box:400px]';

interface ShelfHeadProps {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

const ShelfHead = ({ id, title, children }: ShelfHeadProps) => (
  <div className={`min-h-tap ${ROW}`}>
    <h2 className="font-display text-say/close font-normal text-gold-1" id={id}>
      {title}
    </h2>
    {children}
  </div>
);

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
    <ShelfHead id={id} title={title} />
    <ul className={`[--box:290px] [--crest:clamp(78px,12.6vh,108px)] grand:[--crest:150px] ${BOXES}`}>{children}</ul>
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
        <ShelfHead id="own-decks" title={t.own}>
          <Removed />
        </ShelfHead>
        <ul className={`[--box:290px] [--crest:78px] grand:[--crest:120px] ${BOXES}`}>
          {boxes(own)}
          <li className="grid">
            <button
              type="button"
              className="flex items-center justify-center gap-3 min-h-[clamp(104px,15vh,150px)] px-3.5 py-2 border-2 border-dashed border-(--line-2) rounded-[5px] font-display text-head/close font-normal text-gold-1 cursor-pointer hover:border-gold-1 hover:bg-gold-2/8"
              onClick={onCreate}
            >
              <Icon name="plus" />
              {t.empty}
            </button>
          </li>
          {own.length === 0 && (
            <li className="self-center max-w-[40em] px-2 py-1 text-note text-writing-2 not-stacked:col-span-2">{t.noneOwn}</li>
          )}
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
    <div className="grid gap-[clamp(10px,1.8vh,22px)] px-(--edge) pt-[clamp(10px,1.8vh,20px)] pb-7">
      <div className={ROW}>
        <DeckGames />
        {signOf(game).asks.includes('format') && (
          <Choice
            className="ms-auto [&_legend]:float-start [&_legend]:mb-0 [&_legend]:me-2.5 [&_legend]:leading-(--spacing-tap)"
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
