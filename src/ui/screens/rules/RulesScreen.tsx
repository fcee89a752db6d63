import { useRef, useState } from 'react';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { GAME_IDS } from '../../../games/played';
import { ScreenFrame } from '../../base/doors/ScreenFrame';
import { Icon } from '../../base/art';
import { SearchBox } from '../../base/shared/SearchBox';
import { useMedia } from '../../base/shared/use-media';
import { BookChapters } from './BookChapters';
import { ChapterLeaf } from './ChapterLeaf';
import { isIn, type BookChapter, type RulePage } from './pages';
import { RuleLeaf } from './RuleLeaf';
import { useBook } from './use-book';
import { useShownRule } from './use-shown-rule';
import { walkRules } from './walk-rules';
import './rules.css';

/** One leaf below the other: a rule unfolds what stands behind it. */
const NARROW = '(max-width: 900px)';

/** Where the book is open. */
interface Place {
  readonly chapter: string | null;
  readonly rule: string | null;
}

/** What the address names: the key of a rule of the usual game, or another game, `game/key`. */
function openedAt(detail: string): { readonly at: string | undefined; readonly of: string | undefined } {
  const [game, key] = detail.split('/');
  const isOfGame = GAME_IDS.some((id) => id === game);
  return { at: (isOfGame ? key : detail) || undefined, of: isOfGame ? game : undefined };
}

/** The rule book while no duel lies on the table. */
export function RulesScreen({ detail }: { readonly detail: string }) {
  const t = useRuleTexts();
  const { at, of } = openedAt(detail);
  const open = useBook({ at, of });
  const { book, found, query, search, isSearching, status } = open;
  const isNarrow = useMedia(NARROW);
  const [place, setPlace] = useState<Place>({ chapter: null, rule: at ?? null });
  const [asked, setAsked] = useState(at);
  if (asked !== at) {
    setAsked(at);
    setPlace({ chapter: null, rule: at ?? null });
  }
  const leaves = useRef<HTMLDivElement>(null);
  useShownRule(leaves, at, book.length > 0);

  const current = book.find(({ id }) => id === place.chapter) ?? book.find((chapter) => isIn(chapter, place.rule)) ?? book[0];
  const shown: readonly BookChapter[] = isSearching ? found : current ? [current] : [];
  const pages = shown.flatMap((chapter) => chapter.pages);
  // A leaf of its own is never empty; below its rule nothing unfolds by itself.
  const page = pages.find(({ id }) => id === place.rule) ?? (isNarrow ? undefined : pages[0]);
  const all = isSearching ? pages : book.flatMap((chapter) => chapter.pages);
  const number = page ? all.findIndex(({ id }) => id === page.id) : -1;

  const [turnTo] = useState(
    () =>
      ({ chapter, id }: RulePage): void =>
        setPlace({ chapter, rule: id }),
  );
  const [unfold] = useState(
    () =>
      ({ chapter, id }: RulePage): void =>
        setPlace(({ rule }) => ({ chapter, rule: rule === id ? null : id })),
  );
  const openRule = (to: RulePage): void => {
    search('');
    turnTo(to);
  };
  const openChapter = ({ id, pages: [first] }: BookChapter): void => {
    search('');
    setPlace({ chapter: id, rule: isNarrow ? null : (first?.id ?? null) });
    leaves.current?.querySelector('.leaf')?.scrollTo(0, 0);
  };
  const turn = (to: RulePage | undefined, label: string, isOn: boolean) =>
    to && (
      <button
        type="button"
        className={isOn ? 'turn-page__on' : undefined}
        onClick={() => (isSearching ? turnTo(to) : openRule(to))}
      >
        {!isOn && <Icon name="one-back" />}
        <span>
          <small>{to.number}</small> {label}
        </span>
        {isOn && <Icon name="one-on" />}
      </button>
    );

  return (
    <ScreenFrame
      fit="window"
      title={t.book}
      note={book.length > 0 && t.note(book.reduce((sum, chapter) => sum + chapter.pages.length, 0))}
      tools={
        <SearchBox
          label={t.search}
          hint={t.searchHint}
          value={query}
          onChange={search}
          found={isSearching || book.length === 0 ? status : ''}
          onDown={() => leaves.current?.querySelector<HTMLElement>('.rule__line')?.focus()}
        />
      }
    >
      <div className="rules rulebook">
        <BookChapters
          open={open}
          current={isSearching ? null : (current?.id ?? null)}
          isNarrow={isNarrow}
          onChapter={openChapter}
        />
        <div className="book washi" ref={leaves} onKeyDown={walkRules}>
          <div className="leaf leaf--chapter scroll-thin">
            {shown.map((chapter) => (
              <ChapterLeaf
                key={chapter.id}
                heading="h2"
                chapter={chapter}
                open={page?.id ?? null}
                onOpen={isNarrow ? unfold : turnTo}
                below={
                  isNarrow ? (rule) => <RuleLeaf page={rule} book={book} heading="h3" isBelow onOpen={openRule} /> : undefined
                }
              />
            ))}
          </div>
          {!isNarrow && (
            <div className="leaf leaf--rule scroll-thin">
              {page && <RuleLeaf key={page.id} page={page} book={book} heading="h3" onOpen={openRule} />}
            </div>
          )}
        </div>
        {!isNarrow && (
          <nav className="turn-page" aria-label={t.turnPage}>
            {turn(all[number - 1], t.before, false)}
            {turn(all[number + 1], t.after, true)}
          </nav>
        )}
      </div>
    </ScreenFrame>
  );
}
