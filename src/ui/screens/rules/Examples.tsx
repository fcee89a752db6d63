import { useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { Button } from '../../base/shared/Button';
import {
  addressOf,
  examplesOf,
  firstExampleOf,
  usePlayedExamples,
  type Exemplified,
  type PlayedExample,
} from './played-examples';
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
    <div className="grid justify-items-start">
      <Heading className="mb-0.5 font-text text-note/close font-semibold text-(--stress)">{title}</Heading>
      <ul>
        {shown.map((example) => (
          <li key={`${example.folder} ${example.id}`}>
            <a
              className="flex items-center min-h-9 underline decoration-(--hair) underline-offset-4 text-(--say) hover:decoration-current"
              href={addressOf(example)}
              data-example={example.id}
            >
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
export function Examples({ of, heading }: { readonly of: Exemplified } & Pick<ExampleListProps, 'heading'>) {
  const t = useRuleTexts();
  const examples = usePlayedExamples();
  if (examples.kind !== 'ready') return <p>{examples.kind === 'loading' ? t.loading : t.notLoaded}</p>;
  const { lessons, scenarios } = examplesOf(of.cites, examples.all);
  const first = firstExampleOf(of, examples.all);
  if (first === undefined && lessons.length + scenarios.length === 0) return <p>{t.noScenarios}</p>;
  return (
    <div className="grid gap-3">
      {first && <SeeItHappen example={first} />}
      <ExampleList heading={heading} title={t.lessons} examples={lessons.filter((one) => one !== first)} />
      <ExampleList heading={heading} title={t.scenarios} examples={scenarios.filter((one) => one !== first)} />
    </div>
  );
}
