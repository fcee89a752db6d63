import type { Place } from '../../../engine/table';
import type { OptionView } from '../../../games/view';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useWhyTexts } from '../../../i18n/remedy-texts';
import { Icon } from '../../base/art';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import type { Thought } from './thought';

interface ThoughtButtonsProps {
  readonly thoughts: readonly Thought[];
  readonly place: Place;
  readonly onDo: (options: readonly [OptionView, ...OptionView[]]) => void;
}

/** Everything that could be done with the card that was tapped. Why something cannot be done stands in the note. */
export function ThoughtButtons({ thoughts, place, onDo }: ThoughtButtonsProps) {
  const { select, refuse, open } = useDock.getState();
  const prompt = usePromptTexts();
  const why = useWhyTexts();
  return (
    <>
      <Button hint="Esc" data-back onClick={() => select(null)}>
        {prompt.cancel}
      </Button>
      {thoughts.map(({ key, label, options, reasons }, index) => {
        const [first, ...more] = options;
        if (!first)
          return (
            <Button
              key={key}
              reason=""
              aria-description={reasons[0]?.text ?? prompt.whyNot.refused}
              onWhyNot={() => refuse(reasons)}
            >
              {label}
            </Button>
          );
        return (
          <Button
            key={key}
            tone={index === 0 ? 'main' : 'plain'}
            hint={String(index + 1)}
            data-act={first.do}
            onClick={() => onDo([first, ...more])}
          >
            {first.do === 'attack' && <Icon name="sword" />}
            {label}
          </Button>
        );
      })}
      {thoughts.some(({ options }) => options.length === 0) && (
        <Button hint="W" data-act="whyNot" data-back onClick={() => open({ kind: 'whyNot', place })}>
          {why.button}
        </Button>
      )}
    </>
  );
}
