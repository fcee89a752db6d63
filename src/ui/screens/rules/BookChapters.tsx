import { useRuleTexts } from '../../../i18n/rule-texts';
import { Choice } from '../../base/shared/Choice';
import { SelectField } from '../../base/shared/Field';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import type { BookChapter } from './pages';
import type { OpenBook } from './use-book';

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'];

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
    <nav className="[grid-area:nav] grid grid-rows-[auto_minmax(0,1fr)] gap-3 min-h-0" aria-label={t.chapters}>
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
        <ol className="rule-chapters">
          {book.map((chapter, i) => (
            <li key={chapter.id}>
              <button type="button" aria-current={chapter.id === current || undefined} onClick={() => onChapter(chapter)}>
                <i lang="ja" aria-hidden="true">
                  {NUMERALS[i]}
                </i>
                <b>{chapter.title}</b>
                <small>{chapter.pages.length}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
