import { useLanguage } from '../../../i18n/language';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { Examples } from './Examples';
import { relatedTo, type BookChapter, type RulePage } from './pages';
import { RuleSources } from './RuleSources';

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
    <article className="rule-leaf" data-leaf={id} key={id}>
      {!isBelow && (
        <>
          <p className="flex items-center gap-3 font-text text-note/none font-semibold tracking-[0.06em] text-(--stress)">
            {number}
            {isSettled && <span className="settled">{t.settled}</span>}
          </p>
          {lines.map(({ of, text }) => (
            <p key={of ?? ''} className="rule-leaf__says" data-upright={lines.length === 1 || undefined}>
              {of !== undefined && <small>{of}</small>}
              {language === 'ja' ? upright(text) : text}
            </p>
          ))}
        </>
      )}
      <div className="rule-leaf__from">
        <Heading>{t.source}</Heading>
        <RuleSources {...page} />
        {related.length > 0 && (
          <p className="rule-leaf__see">
            {t.seeAlso}
            {related.map((other) => (
              <button key={other.id} type="button" title={other.lines[0]?.text} onClick={() => onOpen(other)}>
                {other.number}
              </button>
            ))}
          </p>
        )}
        <p className="rule-leaf__key">
          {t.key}: <code>{id}</code>
        </p>
      </div>
      <Examples of={page} heading={Heading} />
    </article>
  );
}
