import { useState } from 'react';
import { useLanguage } from '../../i18n/language';
import { useRuleTexts } from '../../i18n/rule-texts';
import type { RegisteredRule } from '../../store/rule-book';
import { Button } from '../shared/Button';
import { addressOf, examplesOf, usePlayedExamples, type PlayedExample } from './played-examples';
import { sourcesOf } from './rule-sources';

const AT_ONCE = 8;

function ExampleList({ title, examples }: { readonly title: string; readonly examples: readonly PlayedExample[] }) {
  const t = useRuleTexts();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  if (examples.length === 0) return null;
  const shown = isWhole ? examples : examples.slice(0, AT_ONCE);
  return (
    <div className="grid content-start gap-2">
      <h4 className="mb-0.5 normal-nums font-text text-min/even font-semibold text-writing-3">{title}</h4>
      <ul>
        {shown.map((example) => (
          <li className="py-0.5" key={`${example.folder} ${example.id}`}>
            <a
              className="flex items-center min-h-tap text-writing-1 underline decoration-gold-3 underline-offset-3 hover:text-gold-1"
              href={addressOf(example)}
              data-example={example.id}
            >
              {example[language]}
            </a>
          </li>
        ))}
      </ul>
      {examples.length > shown.length && <Button onClick={() => setWhole(true)}>{t.more(examples.length - shown.length)}</Button>}
    </div>
  );
}

function Examples({ cites }: { readonly cites: readonly string[] }) {
  const t = useRuleTexts();
  const examples = usePlayedExamples();
  if (examples.kind === 'loading') return <p className="text-writing-2 text-min">{t.loading}</p>;
  if (examples.kind === 'failed') return <p className="text-writing-2 text-min">{t.notLoaded}</p>;
  const { lessons, scenarios } = examplesOf(cites, examples.all);
  if (lessons.length + scenarios.length === 0) return <p className="text-writing-2 text-min">{t.noScenarios}</p>;
  return (
    <>
      <ExampleList title={t.lessons} examples={lessons} />
      <ExampleList title={t.scenarios} examples={scenarios} />
    </>
  );
}

interface RuleDetailProps {
  readonly rule: Pick<RegisteredRule, 'cites' | 'id'>;
}

/** What stands behind a rule: its key, where it is written, and where it can be seen. */
export function RuleDetail({ rule }: RuleDetailProps) {
  const t = useRuleTexts();
  const language = useLanguage();
  const sources = sourcesOf(rule.cites, language);
  return (
    <div className="grid gap-2 px-3.5 pt-0.5 pb-3.5 normal-nums font-text text-note/calm font-medium text-writing-2 @[700px]:grid-cols-[1fr_1fr] @[700px]:gap-x-6 @[700px]:gap-y-3">
      <div className="grid content-start gap-2">
        <h4 className="mb-0.5 normal-nums font-text text-min/even font-semibold text-writing-3">{t.source}</h4>
        {sources.length === 0 ? (
          <p className="text-writing-2 text-min">{t.ownRuling}</p>
        ) : (
          <ul>
            {sources.map(({ document, section, numbers }) => (
              <li className="py-0.5" key={`${document} ${section}`}>
                {document}
                {language === 'ja' ? '：' : ': '}
                {section} <small className="text-writing-3 text-min">{numbers.join(' ')}</small>
              </li>
            ))}
          </ul>
        )}
        <p className="text-writing-2 text-min">
          {t.key}: <code className="font-mono text-writing-1">{rule.id}</code>
        </p>
      </div>
      {rule.cites.length > 0 && (
        <div className="grid content-start gap-2">
          <Examples cites={rule.cites} />
        </div>
      )}
    </div>
  );
}
