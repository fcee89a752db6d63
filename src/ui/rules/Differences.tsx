import { useState } from 'react';
import type { ProfileId } from '../../engine/duel';
import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useRuleTexts } from '../../i18n/rule-texts';
import type { ReadFor, VersionedRule } from '../../store/rule-book';
import { PROFILE_IDS } from '../../store/rule-set';
import { ListRow } from '../shared/ListRow';
import { RuleDetail } from './RuleDetail';

interface DifferencesProps {
  readonly rules: readonly VersionedRule[];
  readonly readFor: ReadFor;
}

/** What the rule sets differ in: both versions of a rule beside each other, or the one of the rule set that is read. */
export function Differences({ rules, readFor }: DifferencesProps) {
  const t = useRuleTexts();
  const { names } = useRuleSetTexts();
  const language = useLanguage();
  const [open, setOpen] = useState<string | null>(null);
  if (rules.length === 0) return null;
  const shown: readonly ProfileId[] = readFor === 'both' ? PROFILE_IDS : [readFor];
  return (
    <section aria-label={t.differences} data-differences>
      <h3 className="px-3.5 pt-3 pb-1 normal-nums font-display text-head/[1.25] font-normal text-gold-1">{t.differences}</h3>
      <ul>
        {rules.map(({ id, cites, versions }) => (
          <li key={id} className={`border-t border-t-gold-2/20 ${open === id ? 'bg-gold-2/9' : ''}`} data-difference={id}>
            <ListRow
              className="grid gap-1 px-3.5 py-1.75 text-writing-1 normal-nums font-text text-note/calm font-medium content-center focus-visible:-outline-offset-3 @[480px]:grid-flow-col @[480px]:auto-cols-fr @[480px]:gap-6"
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? null : id)}
            >
              {shown.map((profile) => (
                <span key={profile} className="grid content-start gap-px" data-version={profile}>
                  <small className="text-min font-semibold text-gold-2">{names[profile]}</small>
                  {versions[profile][language]}
                </span>
              ))}
            </ListRow>
            {open === id && <RuleDetail rule={{ id, cites }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
