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

const LEAF = [
  'leaf min-w-0 min-h-0 overflow-auto [scrollbar-width:thin] [scrollbar-color:var(--color-washi-line)_transparent] fade-below-7',
  'stacked:overflow-visible stacked:[mask-image:none] stacked:px-1 stacked:pt-2 stacked:pb-4',
].join(' ');

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
        className={`flex items-center gap-3 min-h-13 px-2 font-display text-head/close font-normal hover:text-gold-1 cursor-pointer ${isOn ? 'only:ms-auto' : ''}`}
        onClick={() => (isSearching ? turnTo(to) : openRule(to))}
      >
        {!isOn && <Icon name="one-back" className="size-[1.1em] text-gold-1" />}
        <span>
          <small className="me-2 font-text text-note/none font-semibold text-writing-2">{to.number}</small> {label}
        </span>
        {isOn && <Icon name="one-on" className="size-[1.1em] text-gold-1" />}
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
      <div
        className={
          'rulebook grid grid-rows-[minmax(0,1fr)_auto] grid-cols-[clamp(max(230px,13.5em),21vw,340px)_minmax(0,1fr)] gap-x-[clamp(18px,2.4vw,44px)] min-h-0 ' +
          'px-(--edge) pt-[clamp(12px,2.4vh,24px)] pb-[clamp(4px,1vh,12px)] ' +
          'stacked:grid-rows-[auto_auto] stacked:grid-cols-[minmax(0,1fr)] stacked:gap-3 stacked:pb-4'
        }
      >
        <BookChapters
          open={open}
          current={isSearching ? null : (current?.id ?? null)}
          isNarrow={isNarrow}
          onChapter={openChapter}
        />
        <div
          className="book washi relative grid grid-rows-[minmax(0,1fr)] grid-cols-2 min-h-0 overflow-hidden rounded-tray stacked:block stacked:overflow-visible stacked:before:hidden"
          ref={leaves}
          onKeyDown={walkRules}
        >
          <div className={`${LEAF} pt-[clamp(12px,2.6vh,30px)] pr-[clamp(30px,2.4vw,44px)] pb-7.5 pl-[clamp(10px,1.4vw,30px)]`}>
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
            <div className={`${LEAF} pt-[clamp(16px,3.2vh,40px)] pr-[clamp(18px,2.4vw,50px)] pb-7.5 pl-[clamp(36px,3vw,56px)]`}>
              {page && <RuleLeaf key={page.id} page={page} book={book} heading="h3" onOpen={openRule} />}
            </div>
          )}
        </div>
        {!isNarrow && (
          <nav className="flex justify-between min-h-13" aria-label={t.turnPage}>
            {turn(all[number - 1], t.before, false)}
            {turn(all[number + 1], t.after, true)}
          </nav>
        )}
      </div>
    </ScreenFrame>
  );
}
