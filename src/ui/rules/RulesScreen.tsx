import { useRuleTexts } from '../../i18n/rule-texts';
import { goHome } from '../doors/route';
import { ScreenFrame } from '../doors/ScreenFrame';
import { RuleBook } from './RuleBook';

/** The rules while no duel lies on the table. */
export function RulesScreen({ detail }: { readonly detail: string }) {
  const t = useRuleTexts();
  return (
    <ScreenFrame title={t.title}>
      <div className="rulescreen w-[min(1180px,100%)] mx-auto pb-10">
        <RuleBook at={detail === '' ? undefined : detail} onClose={goHome} />
      </div>
    </ScreenFrame>
  );
}
