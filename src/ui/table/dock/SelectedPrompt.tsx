import type { Place } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useDock } from '../../base/shared/dock-store';
import { AskedDock } from './AskedDock';
import { useScene } from './scene';
import { reasonsAgainst, saidAgainst } from './thought';
import { ThoughtButtons } from './ThoughtButtons';
import { useNameAt, useThoughts } from './thoughts';

/** What the card that was tapped may do, and why not the rest; or where it is to go. */
export function SelectedPrompt({ place }: { readonly place: Place }) {
  const { table, acts, game } = useScene();
  const isAiming = useDock((dock) => dock.isAiming);
  const refusal = useDock((dock) => dock.refusal);
  const { ask, whyNot } = usePromptTexts();
  const thoughts = useThoughts(place).filter(({ isUsual }) => isUsual);
  const note = game.useNoteOn(thoughts, isAiming ? '' : saidAgainst(thoughts, whyNot));
  const name = useNameAt()(place);
  const canAct = table.question?.decision.options?.some(({ card }) => card === place) ?? false;
  const against = reasonsAgainst(thoughts);
  const { Targets } = game;
  const { zone, aim } = useDock.getState();
  return (
    <AskedDock
      say={(isAiming ? ask.attackWhat : canAct ? ask.cardActs : ask.cardActsNot)(name)}
      note={note}
      refusal={canAct || refusal.length > 0 ? refusal : against.length > 0 ? against : [whyNot.refused]}
    >
      {isAiming && Targets ? (
        <Targets place={place} />
      ) : (
        <ThoughtButtons
          thoughts={thoughts}
          place={place}
          onDo={(options) => {
            if (game.aims?.(options)) aim();
            else acts.answer({ kind: 'option', index: options[0].index, ...(zone !== null && { zone }) });
          }}
        />
      )}
    </AskedDock>
  );
}
