import { useRuleTexts } from '../../i18n/rule-texts';
import { goHome } from '../doors/route';
import { ScreenFrame } from '../doors/ScreenFrame';
import { RuleBook } from './RuleBook';

const VISION = /^vision(?:\/(.*))?$/;

/** The rules while no duel lies on the table: at the key of a rule of the duel, or at `vision`, `vision/key`. */
export function RulesScreen({ detail }: { readonly detail: string }) {
  const t = useRuleTexts();
  const vision = VISION.exec(detail);
  const at = vision ? (vision[1] ?? '') : detail;
  return (
    <ScreenFrame title={t.title}>
      <div className="rulescreen w-[min(1180px,100%)] mx-auto pb-10">
        <h2 className="unseen">{t.title}</h2>
        <RuleBook at={at === '' ? undefined : at} of={vision ? 'vision' : 'duel'} onClose={goHome} />
      </div>
    </ScreenFrame>
  );
}
