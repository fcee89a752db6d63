import { memo, useId, type ReactNode } from 'react';
import { useRuleTexts } from '../../../i18n/rule-texts';
import type { BookChapter, RulePage } from './pages';

interface RuleRowProps {
  readonly page: RulePage;
  readonly isOpen: boolean;
  readonly onOpen: (page: RulePage) => void;
  /** What stands behind the rule, where it is shown below it. */
  readonly children?: ReactNode;
}

/** A rule in its chapter: its number and what it says. */
const RuleRow = memo(function RuleRow({ page, isOpen, onOpen, children }: RuleRowProps) {
  const t = useRuleTexts();
  const { id, number, lines, isSettled } = page;
  return (
    <li data-rule={id} data-open={isOpen || undefined}>
      <button
        type="button"
        className="rule__line"
        {...(children === undefined ? { 'aria-current': isOpen || undefined } : { 'aria-expanded': isOpen })}
        onClick={() => onOpen(page)}
      >
        <i>{number}</i>
        <span>
          {lines.map(({ of, text }) => (
            <span key={of ?? ''} className="rule__version">
              {of !== undefined && <small>{of}</small>}
              {text}
            </span>
          ))}
          {isSettled && <small className="settled">{t.settled}</small>}
        </span>
      </button>
      {isOpen && children}
    </li>
  );
});

interface ChapterLeafProps {
  readonly heading: 'h2' | 'h3';
  readonly chapter: BookChapter;
  readonly open: string | null;
  readonly onOpen: (page: RulePage) => void;
  /** Shows what stands behind a rule below it; without it that stands on a leaf of its own. */
  readonly below?: ((page: RulePage) => ReactNode) | undefined;
}

/** The rules of a chapter, one below the other. */
export function ChapterLeaf({ chapter: { title, pages }, heading: Heading, open, onOpen, below }: ChapterLeafProps) {
  const heading = useId();
  return (
    <section className="leaf__chapter" aria-labelledby={heading}>
      <Heading id={heading}>{title}</Heading>
      <ol>
        {pages.map((page) => (
          <RuleRow key={page.id} page={page} isOpen={page.id === open} onOpen={onOpen}>
            {below && (page.id === open ? below(page) : null)}
          </RuleRow>
        ))}
      </ol>
    </section>
  );
}
