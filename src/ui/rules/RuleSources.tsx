import { useLanguage } from '../../i18n/language';
import { useRuleTexts } from '../../i18n/rule-texts';
import { sourcesOf } from './rule-sources';

/** Where a rule is written: documents, their sections, and the numbers taken from there. */
export function RuleSources({ cites }: { readonly cites: readonly string[] }) {
  const t = useRuleTexts();
  const language = useLanguage();
  const sources = sourcesOf(cites, language);
  if (sources.length === 0) return <p>{t.ownRuling}</p>;
  return (
    <ul>
      {sources.map(({ document, section, numbers }) => (
        <li key={`${document} ${section}`}>
          {document}
          {language === 'ja' ? '：' : ': '}
          {section} <small>{numbers.join(' ')}</small>
        </li>
      ))}
    </ul>
  );
}
