import { useRuleTexts } from '../../../i18n/rule-texts';
import { Choice } from '../../base/shared/Choice';
import { SelectField } from '../../base/shared/Field';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import type { BookChapter } from './pages';
import type { OpenBook } from './use-book';

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'];

const CHAPTER = [
  'grid grid-cols-[38px_minmax(0,1fr)_auto] items-center gap-2.5 w-full min-h-11.5 py-0.75 pl-1 pr-2.5 rounded text-start cursor-pointer',
  'hover:bg-urushi-3 focus-visible:-outline-offset-3 grand:min-h-14 aria-[current]:[box-shadow:inset_0_0_0_1.5px_var(--color-gold-2)]',
  'aria-[current]:not-hover:bg-[color-mix(in_srgb,var(--color-gold-2)_18%,transparent)]',
].join(' ');

interface BookChaptersProps {
  readonly open: OpenBook;
  /** The chapter that is read; null while all of them are searched. */
  readonly current: string | null;
  readonly isNarrow: boolean;
  readonly onChapter: (chapter: BookChapter) => void;
}

/** Which book is read, and its chapters; a list to unfold where there is no room for all of them. */
export function BookChapters({ open: { reading, read, readings, book }, current, isNarrow, onChapter }: BookChaptersProps) {
  const t = useRuleTexts();
  const ruleSet = useRuleSetTexts();
  return (
    <nav className="row-span-2 grid grid-rows-[auto_minmax(0,1fr)] gap-3 min-h-0 stacked:row-span-1" aria-label={t.chapters}>
      <Choice label={ruleSet.label} isLabelUnseen size="tiny" options={readings} value={reading} onChange={read} />
      {isNarrow ? (
        <SelectField
          aria-label={t.chapters}
          value={current ?? ''}
          onChange={({ target }) => {
            const chosen = book.find(({ id }) => id === target.value);
            if (chosen) onChapter(chosen);
          }}
        >
          {current === null && <option value="">{t.allChapters}</option>}
          {book.map(({ id, title }, i) => (
            <option key={id} value={id}>
              {i + 1} {title}
            </option>
          ))}
        </SelectField>
      ) : (
        <ol className="overflow-auto scroll-thin">
          {book.map((chapter, i) => (
            <li key={chapter.id} className="not-first:border-t border-(--line)">
              <button
                type="button"
                className={CHAPTER}
                aria-current={chapter.id === current || undefined}
                onClick={() => onChapter(chapter)}
              >
                <i
                  lang="ja"
                  className="font-display text-[19px]/none font-normal not-italic text-center whitespace-nowrap text-gold-2 grand:text-[24px]/none"
                  aria-hidden="true"
                >
                  {NUMERALS[i]}
                </i>
                <b className="font-display text-head/close font-normal hyphens-auto in-aria-[current]:text-gold-1">
                  {chapter.title}
                </b>
                <small className="text-note text-writing-2">{chapter.pages.length}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
