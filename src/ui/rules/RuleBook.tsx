import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/language';
import { useRuleTexts } from '../../i18n/rule-texts';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { visionRuleWords } from '../../i18n/vision-texts/rule-words';
import { chaptersFor, differences, type ReadFor, type RegisteredRule, type RuleChapter } from '../../store/rule-book';
import { PLAYED_IDS } from '../../store/rule-set';
import { Choice } from '../shared/Choice';
import { Differences } from './Differences';
import { findDifferences, findRules } from './find-rules';
import { ListRow } from '../shared/ListRow';
import { RuleDetail } from './RuleDetail';
import { useVisionChapters } from './vision-chapters';

/** What is read: the duel, by one rule set or both, or VISION. */
type Reading = ReadFor | 'vision';

const NO_CHAPTERS: readonly RuleChapter[] = [];

interface RuleRowProps {
  readonly rule: RegisteredRule;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

/** A rule in both languages, the present one first; opened, it says where it comes from. */
const RuleRow = memo(function RuleRow({ rule, isOpen, onToggle }: RuleRowProps) {
  const language = useLanguage();
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <li
      className={`border-t border-t-gold-2/20 scroll-mt-21 in-[.rulescreen]:scroll-mt-[calc(84px+var(--head))] ${isOpen ? 'bg-gold-2/9' : ''}`}
      data-rule={rule.id}
    >
      <ListRow
        className="rule__line scroll-mt-21 grid gap-0.5 px-3.5 py-1.75 text-writing-1 normal-nums font-text text-note/calm font-medium content-center focus-visible:-outline-offset-3 @[700px]:grid-cols-[1fr_1fr] @[700px]:gap-6 in-[.rulescreen]:scroll-mt-[calc(84px+var(--head))]"
        aria-expanded={isOpen}
        onClick={() => onToggle(rule.id)}
      >
        <span className={isOpen ? 'font-semibold text-gold-1' : ''} lang={language}>
          {rule[language]}
        </span>
        <span className="text-writing-3 text-min @[700px]:text-note @[700px]:text-writing-2" lang={other}>
          {rule[other]}
        </span>
      </ListRow>
      {isOpen && <RuleDetail rule={rule} />}
    </li>
  );
});

/** Up and down walk through the search field, the rules and what an open rule links to. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], button, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

interface RuleBookProps {
  /** The key of the rule to open; any other text shows the whole register. */
  readonly at?: string | undefined;
  /** Whose rules it is opened at. */
  readonly of?: 'duel' | 'vision' | undefined;
  /** Escape in the search field when nothing stands in it. */
  readonly onClose: () => void;
}

/** The registers of the rules, by chapters, with a search over both languages. */
export function RuleBook({ at, of = 'duel', onClose }: RuleBookProps) {
  const t = useRuleTexts();
  const ruleSet = useRuleSetTexts();
  const language = useLanguage();
  const usual: Reading = of === 'vision' ? 'vision' : 'both';
  const [reading, setReading] = useState<Reading>(usual);
  const vision = useVisionChapters(reading === 'vision');
  const chapters: readonly RuleChapter[] = useMemo(() => {
    if (reading !== 'vision') return chaptersFor(reading);
    return vision.kind === 'here' ? vision.chapters : NO_CHAPTERS;
  }, [reading, vision]);
  const titles: Readonly<Record<string, string>> = reading === 'vision' ? visionRuleWords[language] : t.chapter;
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(at ?? null);
  const [asked, setAsked] = useState(at);
  const book = useRef<HTMLDivElement>(null);
  if (asked !== at) {
    setAsked(at);
    setOpen(at ?? null);
    setQuery('');
    setReading(usual);
  }
  const wanted = useDeferredValue(query);
  const found = useMemo(() => findRules(chapters, wanted), [chapters, wanted]);
  const different = useMemo(() => (reading === 'vision' ? [] : findDifferences(differences(), wanted)), [reading, wanted]);
  const count = found.reduce((sum, { rules }) => sum + rules.length, different.length);
  const [toggle] = useState(() => (id: string) => setOpen((now) => (now === id ? null : id)));
  const isHere = chapters.length > 0;
  // The frame around takes the focus to the search field first.
  useEffect(() => {
    if (!isHere) return undefined;
    const frame = requestAnimationFrame(() => {
      const line =
        at === undefined ? null : book.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"] .rule__line`);
      line?.scrollIntoView({ block: 'start' });
      line?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at, isHere]);
  const status =
    reading === 'vision' && vision.kind === 'failed'
      ? ruleSet.notFetched
      : isHere
        ? count === 0
          ? t.none
          : t.found(count)
        : ruleSet.fetching;
  return (
    <div className="rulebook @container grid content-start" ref={book} onKeyDown={walk}>
      <div className="sticky top-0 z-2 grid gap-1 px-3.5 pt-1 pb-2 bg-urushi-2 in-[.rulescreen]:top-(--head) in-[.rulescreen]:bg-urushi-1 in-[.rulescreen]:pt-3.5">
        <input
          type="search"
          className="w-full min-h-tap px-3 border-rim border-gold-3 rounded bg-urushi-0 text-writing-1 normal-nums font-text text-note/close font-medium placeholder:text-writing-3 placeholder:opacity-100"
          aria-label={t.search}
          placeholder={t.searchHint}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (query === '') onClose();
            else setQuery('');
          }}
        />
        <p role="status" className="normal-nums font-text text-min/even font-medium text-writing-2">
          {status}
        </p>
      </div>
      <div className="px-3.5 pb-2">
        <Choice
          label={ruleSet.label}
          isLabelUnseen
          size="tiny"
          options={[
            { value: 'both', label: t.bothRuleSets },
            ...PLAYED_IDS.map((value) => ({ value, label: ruleSet.names[value] })),
          ]}
          value={reading}
          onChange={setReading}
        />
      </div>
      {reading !== 'vision' && <Differences rules={different} readFor={reading} />}
      {found.map(({ name, rules }) => (
        <section key={name} aria-label={titles[name]}>
          <h3 className="px-3.5 pt-3 pb-1 normal-nums font-display text-head/[1.25] font-normal text-gold-1">{titles[name]}</h3>
          <ul>
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} isOpen={open === rule.id} onToggle={toggle} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
