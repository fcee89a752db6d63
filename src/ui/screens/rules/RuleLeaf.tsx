import { useLanguage } from '../../../i18n/language';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { Examples } from './Examples';
import { relatedTo, type BookChapter, type RulePage } from './pages';
import { RuleSources } from './RuleSources';
import { Settled } from './Settled';

interface RuleLeafProps {
  readonly page: RulePage;
  readonly book: readonly BookChapter[];
  readonly onOpen: (page: RulePage) => void;
  readonly heading: 'h3' | 'h4';
  /** It stands below its rule, which need not be said again. */
  readonly isBelow?: boolean;
}

/** Numbers stand upright in a column of Japanese. */
const upright = (text: string) =>
  text.split(/(\d{1,4})/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="upright">
        {part}
      </span>
    ),
  );

/** A rule on a leaf of its own: what it says, where that is written, what belongs to it, and where it can be seen. */
export function RuleLeaf({ page, book, onOpen, heading: Heading, isBelow = false }: RuleLeafProps) {
  const t = useRuleTexts();
  const language = useLanguage();
  const { id, number, lines, isSettled } = page;
  const related = relatedTo(page, book);
  return (
    <article
      className={`flex flex-col text-note/calm text-(--say-2) ${isBelow ? 'gap-3.5 px-3.5 pt-0.5 pb-4' : 'min-h-full gap-[clamp(12px,2vh,22px)] animate-[turns_var(--transition-duration-quick)_both]'}`}
      data-leaf={id}
      key={id}
    >
      {!isBelow && (
        <>
          <p className="flex items-center gap-3 font-text text-note/none font-semibold tracking-[0.06em] text-(--stress)">
            {number}
            {isSettled && <Settled />}
          </p>
          {lines.map(({ of, text }) => (
            <p
              key={of ?? ''}
              className={`rule-says font-display font-normal text-(--say) text-pretty ${lines.length === 1 ? 'text-[clamp(20px,3.5vh,32px)]/[1.36]' : 'text-[clamp(17px,2.4vh,22px)]/[1.36]'}`}
              data-upright={lines.length === 1 || undefined}
            >
              {of !== undefined && <small className="block font-text text-note/calm font-semibold text-(--stress)">{of}</small>}
              {language === 'ja' ? upright(text) : text}
            </p>
          ))}
        </>
      )}
      <div className={isBelow ? undefined : 'mt-auto pt-3 border-t border-(--hair)'}>
        <Heading className="mb-0.5 font-text text-note/close font-semibold text-(--stress)">{t.source}</Heading>
        <RuleSources {...page} />
        {related.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-1 mt-1">
            {t.seeAlso}
            {related.map((other) => (
              <button
                key={other.id}
                type="button"
                className="min-w-9 min-h-9 px-1.5 font-text text-note/none font-semibold underline underline-offset-4 text-(--stress) in-[.book]:text-washi-blue cursor-pointer"
                title={other.lines[0]?.text}
                onClick={() => onOpen(other)}
              >
                {other.number}
              </button>
            ))}
          </p>
        )}
        <p className="text-min">
          {t.key}: <code className="font-mono text-(--say) wrap-anywhere">{id}</code>
        </p>
      </div>
      <Examples of={page} heading={Heading} />
    </article>
  );
}
