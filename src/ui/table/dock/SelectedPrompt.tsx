import type { Place } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import { liesInPile } from '../field/places';
import { AskedDock } from './AskedDock';
import { useScene } from './scene';
import { reasonsAgainst, saidAgainst } from './thought';
import { useNameAt, useThoughts } from './thoughts';
import { useCardActs } from './use-card-acts';

/** What the card that was tapped may do is asked at the card; here stands why not the rest, or that its target is chosen next. */
export function SelectedPrompt({ place }: { readonly place: Place }) {
  const { table, game } = useScene();
  const isAiming = useDock((dock) => dock.isAiming);
  const refusal = useDock((dock) => dock.refusal);
  const { ask, whyNot, cancel } = usePromptTexts();
  const thoughts = useThoughts(place).filter(({ isUsual }) => isUsual);
  const note = game.useNoteOn(thoughts, isAiming ? '' : saidAgainst(thoughts, whyNot));
  const name = useNameAt()(place);
  const canAct = table.question?.decision.options?.some(({ card }) => card === place) ?? false;
  const against = reasonsAgainst(thoughts);
  const { Targets } = game;
  return (
    <AskedDock
      say={(isAiming ? ask.attackWhat : canAct ? ask.cardActs : ask.cardActsNot)(name)}
      note={note}
      refusal={canAct || refusal.length > 0 ? refusal : against.length > 0 ? against : [whyNot.refused]}
    >
      {isAiming && Targets ? (
        <Targets place={place} />
      ) : (
        <>
          <Button hint="Esc" data-back onClick={() => useDock.getState().select(null)}>
            {cancel}
          </Button>
          {liesInPile(table.view, place) && <PileCardActs place={place} />}
        </>
      )}
    </AskedDock>
  );
}

/** A card in a pile has no place of its own to be asked at. */
function PileCardActs({ place }: { readonly place: Place }) {
  return useCardActs(place).offered.map(({ key, label, act, onDo }, index) => (
    <Button key={key} tone={index === 0 ? 'main' : 'plain'} hint={String(index + 1)} data-act={act} onClick={onDo}>
      {label}
    </Button>
  ));
}
