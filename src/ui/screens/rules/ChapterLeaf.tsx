import { memo, useId, type ReactNode } from 'react';
import type { BookChapter, RulePage } from './pages';
import { Settled } from './Settled';

const LINE = [
  'rule__line grid grid-cols-[2.9em_minmax(0,1fr)] items-baseline w-full min-h-tap px-3.5 py-2.25 font-text text-note/calm normal-nums',
  'text-start text-(--say) cursor-pointer scroll-mt-(--head-room) hover:bg-(--open) focus-visible:-outline-offset-3',
].join(' ');

interface RuleRowProps {
  readonly page: RulePage;
  readonly isOpen: boolean;
  readonly onOpen: (page: RulePage) => void;
  /** What stands behind the rule, where it is shown below it. */
  readonly children?: ReactNode;
}

/** A rule in its chapter: its number and what it says. */
const RuleRow = memo(function RuleRow({ page, isOpen, onOpen, children }: RuleRowProps) {
  const { id, number, lines, isSettled } = page;
  return (
    <li
      className="border-t border-(--hair) scroll-mt-(--head-room) [content-visibility:auto] [contain-intrinsic-block-size:auto_56px] data-open:bg-(--open)"
      data-rule={id}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={`${LINE} ${isOpen ? 'font-semibold' : 'font-medium'}`}
        {...(children === undefined ? { 'aria-current': isOpen || undefined } : { 'aria-expanded': isOpen })}
        onClick={() => onOpen(page)}
      >
        <i className="font-text text-note/calm font-semibold not-italic text-(--stress)">{number}</i>
        <span>
          {lines.map(({ of, text }) => (
            <span key={of ?? ''} className="block [span+&]:mt-1.5">
              {of !== undefined && <small className="block font-text text-min/even font-semibold text-(--say-2)">{of}</small>}
              {text}
            </span>
          ))}
          {isSettled && <Settled />}
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
    <section className="[section+&]:mt-3.5" aria-labelledby={heading}>
      <Heading
        id={heading}
        className={`px-3.5 pt-3 font-display font-normal text-(--stress) ${Heading === 'h2' ? 'pb-2 text-[calc(var(--text-title)+2px)]/[1.25]' : 'pb-1 text-head/[1.25]'}`}
      >
        {title}
      </Heading>
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
