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
    <div className="rule__part">
      <h4>{title}</h4>
      <ul>
        {shown.map((example) => (
          <li key={`${example.folder} ${example.id}`}>
            <a href={addressOf(example)} data-example={example.id}>
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
  if (examples.kind === 'loading') return <p className="rule__note">{t.loading}</p>;
  if (examples.kind === 'failed') return <p className="rule__note">{t.notLoaded}</p>;
  const { lessons, scenarios } = examplesOf(cites, examples.all);
  if (lessons.length + scenarios.length === 0) return <p className="rule__note">{t.noScenarios}</p>;
  return (
    <>
      <ExampleList title={t.lessons} examples={lessons} />
      <ExampleList title={t.scenarios} examples={scenarios} />
    </>
  );
}

/** What stands behind a rule: its key, where it is written, and where it can be seen. */
export function RuleDetail({ rule }: { readonly rule: RegisteredRule }) {
  const t = useRuleTexts();
  const language = useLanguage();
  const sources = sourcesOf(rule.cites, language);
  return (
    <div className="rule__detail">
      <div className="rule__part">
        <h4>{t.source}</h4>
        {sources.length === 0 ? (
          <p className="rule__note">{t.ownRuling}</p>
        ) : (
          <ul>
            {sources.map(({ document, section, numbers }) => (
              <li key={`${document} ${section}`}>
                {document}
                {language === 'ja' ? '：' : ': '}
                {section} <small>{numbers.join(' ')}</small>
              </li>
            ))}
          </ul>
        )}
        <p className="rule__note">
          {t.key}: <code>{rule.id}</code>
        </p>
      </div>
      {rule.cites.length > 0 && (
        <div className="rule__part rule__part--examples">
          <Examples cites={rule.cites} />
        </div>
      )}
    </div>
  );
}
