import { useRef, useState } from 'react';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { Choice } from '../../base/shared/Choice';
import { TextField } from '../../base/shared/Field';
import { ChapterLeaf } from './ChapterLeaf';
import type { RulePage } from './pages';
import { RuleLeaf } from './RuleLeaf';
import { useBook } from './use-book';
import { useShownRule } from './use-shown-rule';
import { walkRules } from './walk-rules';
import './rules.css';

interface RuleBookProps {
  /** The key of the rule to open; any other text shows the whole register. */
  readonly at?: string | undefined;
  /** Whose rules it is opened at; the usual game's where nothing is played. */
  readonly of?: string | undefined;
  /** Escape in the search field when nothing stands in it. */
  readonly onClose: () => void;
}

/** The registers of the rules in one column, by chapters; what stands behind a rule unfolds below it. */
export function RuleBook({ at, of, onClose }: RuleBookProps) {
  const t = useRuleTexts();
  const ruleSet = useRuleSetTexts();
  const { reading, read, readings, query, search, book, found, status } = useBook({ at, of });
  const [open, setOpen] = useState(at ?? null);
  const [asked, setAsked] = useState(at);
  if (asked !== at) {
    setAsked(at);
    setOpen(at ?? null);
  }
  const [toggle] = useState(() => (page: RulePage) => setOpen((now) => (now === page.id ? null : page.id)));
  const sheet = useRef<HTMLDivElement>(null);
  useShownRule(sheet, at, book.length > 0);
  return (
    <div className="rulebook grid content-start" ref={sheet} onKeyDown={walkRules}>
      <div className="sticky top-0 z-2 grid gap-1 px-3.5 pt-1 pb-2 bg-urushi-2">
        <TextField
          type="search"
          className="w-full"
          aria-label={t.search}
          placeholder={t.searchHint}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (query === '') onClose();
            else search('');
          }}
        />
        <p className="font-text text-min/even font-medium text-writing-2" role="status">
          {status}
        </p>
      </div>
      <Choice
        className="px-3.5 pb-2"
        label={ruleSet.label}
        isLabelUnseen
        size="tiny"
        options={readings}
        value={reading}
        onChange={read}
      />
      {found.map((chapter) => (
        <ChapterLeaf
          key={chapter.id}
          heading="h3"
          chapter={chapter}
          open={open}
          onOpen={toggle}
          below={(page) => <RuleLeaf page={page} book={book} heading="h4" isBelow onOpen={toggle} />}
        />
      ))}
    </div>
  );
}
