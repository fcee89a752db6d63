import { useLanguage } from '../../../i18n/language';
import { useRuleTexts } from '../../../i18n/rule-texts';
import type { RulePage } from './pages';
import { sourcesOf } from './rule-sources';

/** Where a rule is written: on cards, and in documents: their sections, and the numbers taken from there. */
export function RuleSources({ cites, isOnCards }: Pick<RulePage, 'cites' | 'isOnCards'>) {
  const t = useRuleTexts();
  const language = useLanguage();
  const sources = sourcesOf(cites, language);
  if (sources.length === 0 && !isOnCards) return <p>{t.ownRuling}</p>;
  return (
    <ul>
      {isOnCards && <li>{t.onCards}</li>}
      {sources.map(({ document, section, numbers }) => (
        <li key={`${document} ${section}`}>
          {document}
          {language === 'ja' ? '：' : ': '}
          {section} <small className="text-min">{numbers.join(' ')}</small>
        </li>
      ))}
    </ul>
  );
}
