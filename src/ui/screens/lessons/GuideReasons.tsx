import { RuleMark } from '../../base/rules/RuleMark';
import type { Because } from '../../base/shared/reasons';

/** Why what the lesson is about to show may not be done, each reason with its rule and what would make it legal. */
export const GuideReasons = ({ reasons }: { readonly reasons: readonly Because[] }) =>
  reasons.map(({ text, rule, remedy }) => (
    <p key={text} className="guide__reason text-note/[1.35] text-ink-down [&_.rule-mark]:text-inherit">
      {text}
      {rule !== undefined && <RuleMark rule={rule} />}
      {remedy !== undefined && <span className="block text-ink-2">{remedy}</span>}
    </p>
  ));
