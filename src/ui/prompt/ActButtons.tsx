import type { OptionView } from '../../engine/duel';
import type { Place } from '../../engine/table';
import { useWhyTexts } from '../../i18n/remedy-texts';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { Icon } from '../art';
import { Button } from '../shared/Button';
import { announcements, actLabel, actsOf, targetPlaces, targetPlace } from './acts';
import { DockPlaceButton } from './DockPlaceButton';
import { useDock } from '../shared/dock-store';
import { attackName, type Speech } from './sentences';
import type { Thought } from './thoughts';

interface Props {
  readonly table: Table;
  readonly speech: Speech;
}

const give = (option: OptionView): void => {
  const { zone } = useDock.getState();
  useDuel.getState().answer({ kind: 'option', index: option.index, ...(zone !== null && { zone }) });
};

/**
 * Everything that could be done with the card that was tapped. What cannot be done says why in the button, or in the note when
 * nothing can.
 */
export function CardActButtons({
  thoughts,
  place,
  speech,
}: Pick<Props, 'speech'> & { readonly thoughts: readonly Thought[]; readonly place: Place }) {
  const { select, aim, refuse, open } = useDock.getState();
  const why = useWhyTexts();
  const some = thoughts.some((thought) => thought.options.length > 0);
  const { prompt } = speech;
  return (
    <>
      <Button hint="Esc" data-back onClick={() => select(null)}>
        {prompt.cancel}
      </Button>
      {thoughts.map(({ key, label, options, reasons }, index) => {
        const [only, ...more] = options;
        if (!only)
          return (
            <Button key={key} reason={some ? (reasons[0]?.text ?? prompt.whyNot.refused) : ''} onWhyNot={() => refuse(reasons)}>
              {label}
            </Button>
          );
        return (
          <Button
            key={key}
            tone={index === 0 ? 'main' : 'plain'}
            hint={String(index + 1)}
            data-act={only.do}
            onClick={() => (only.do === 'attack' && (more.length > 0 || only.target !== 'direct') ? aim() : give(only))}
          >
            {only.do === 'attack' && <Icon name="sword" />}
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

/** The targets of the attack that is being prepared, or of a replay. */
export function TargetButtons({ table, speech, place }: Props & { readonly place: Place }) {
  const { prompt } = speech;
  const attacks = table.question ? actsOf(table.question.decision, place).attacks : [];
  const targets = [...targetPlaces(attacks)];
  return (
    <>
      <Button hint="Esc" data-back onClick={() => useDock.getState().select(place)}>
        {prompt.back}
      </Button>
      {attacks.map((option, index) => (
        <DockPlaceButton
          key={option.index}
          place={targetPlace(option)}
          hint={String(index + 1)}
          data-act="attack"
          data-target={option.target}
          onClick={() => give(option)}
        >
          <Icon name="sword" />
          {attackName(option, targets, speech)}
        </DockPlaceButton>
      ))}
    </>
  );
}

/**
 * What can be announced: the nearest phase first; `isNext`: that is what is usually wanted now. Where the end of the phase comes
 * before the choice where it leads, the end of the turn can be announced at once.
 */
export function AnnouncementButtons({ table, speech, isNext = true }: Props & { readonly isNext?: boolean }) {
  const options = table.question ? announcements(table.question.decision) : [];
  const endsLater = options.length === 1 && options[0]?.to === 'nextStep';
  return (
    <>
      {options.map((option, index) => (
        <Button
          key={option.index}
          tone={index === 0 && isNext ? 'main' : 'plain'}
          hint={index === 0 ? 'N' : index === options.length - 1 ? 'E' : undefined}
          data-act="enter"
          data-to={option.to}
          onClick={() => give(option)}
        >
          {actLabel(option, undefined, [], { prompt: speech.prompt, table: speech.table })}
        </Button>
      ))}
      {endsLater && (
        <Button hint="E" data-act="endTurn" onClick={() => useDuel.getState().endTurn()}>
          {speech.prompt.act.endTurn}
        </Button>
      )}
    </>
  );
}
