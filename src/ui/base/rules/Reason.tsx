import type { Because } from '../shared/reasons';
import { RuleMark } from './RuleMark';

/** One reason against something: the line of the rule, what would make it legal, and the way to the rule. */
export function Reason({ reason: { text, rule, numbers, remedy } }: { readonly reason: Because }) {
  return (
    <span className="reason">
      {text}
      {remedy !== undefined && (
        <>
          {' '}
          <i className="text-writing-1 not-italic">{remedy}</i>
        </>
      )}
      {rule !== undefined && <RuleMark rule={rule} numbers={numbers} />}
    </span>
  );
}
