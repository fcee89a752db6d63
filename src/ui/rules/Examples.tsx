import { useState } from 'react';
import { useLanguage } from '../../i18n/language';
import { useRuleTexts } from '../../i18n/rule-texts';
import { Button } from '../shared/Button';
import { addressOf, bestOf, examplesOf, usePlayedExamples, type PlayedExample } from './played-examples';
import { SeeItHappen } from './SeeItHappen';

const AT_ONCE = 8;

interface ExampleListProps {
  readonly title: string;
  readonly examples: readonly PlayedExample[];
  readonly heading: 'h3' | 'h4';
}

function ExampleList({ title, examples, heading: Heading }: ExampleListProps) {
  const t = useRuleTexts();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  if (examples.length === 0) return null;
  const shown = isWhole ? examples : examples.slice(0, AT_ONCE);
  return (
    <div className="examples__list">
      <Heading>{title}</Heading>
      <ul>
        {shown.map((example) => (
          <li key={`${example.folder} ${example.id}`}>
            <a href={addressOf(example)} data-example={example.id}>
              {example[language]}
            </a>
          </li>
        ))}
      </ul>
      {examples.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t.more(examples.length - shown.length)}
        </Button>
      )}
    </div>
  );
}

/** Where a rule can be seen: one lesson or scenario first, the others below it. */
export function Examples({ cites, heading }: { readonly cites: readonly string[] } & Pick<ExampleListProps, 'heading'>) {
  const t = useRuleTexts();
  const examples = usePlayedExamples();
  if (examples.kind !== 'ready') return <p className="examples__none">{examples.kind === 'loading' ? t.loading : t.notLoaded}</p>;
  const { lessons, scenarios } = examplesOf(cites, examples.all);
  const first = bestOf(lessons, cites) ?? bestOf(scenarios, cites);
  if (!first) return <p className="examples__none">{t.noScenarios}</p>;
  return (
    <div className="examples">
      <SeeItHappen example={first} />
      <ExampleList heading={heading} title={t.lessons} examples={lessons.filter((one) => one !== first)} />
      <ExampleList heading={heading} title={t.scenarios} examples={scenarios.filter((one) => one !== first)} />
    </div>
  );
}
