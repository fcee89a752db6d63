import { usePromptTexts } from '../../../i18n/prompt-texts';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import { Dock } from './Dock';
import { LookPrompt } from './LookPrompt';
import { PartnerPrompt } from './PartnerPrompt';
import { useScene } from './scene';
import { SelectedPrompt } from './SelectedPrompt';

interface PromptProps {
  /** There is a result to go to when the game is over: not in a lesson. */
  readonly hasResult: boolean;
}

/** Nobody is asked at this screen: the game is over, or the curtain hangs. */
function NothingAsked({ hasResult }: PromptProps) {
  const { table, game } = useScene();
  const { curtain, view, seats, sitters } = table;
  const { toResult, waiting } = usePromptTexts();
  const over = game.useOver(view.result);
  const asked = view.decision?.player;
  if (curtain === null && asked !== undefined && sitters[asked] !== 'person')
    return <PartnerPrompt seat={asked} name={seats[asked].name} />;
  const { seat, say, note } = curtain === null ? over : { seat: curtain, say: waiting(seats[curtain].name), note: undefined };
  return (
    <Dock seat={seat} question="none" kind="none" say={say} note={note}>
      {view.result && hasResult && (
        <Button tone="main" data-act="result" onClick={() => useDock.getState().lookAtTable(false)}>
          {toResult}
        </Button>
      )}
    </Dock>
  );
}

/** The prompt of the moment. */
export function Prompt({ hasResult }: PromptProps) {
  const { table, game } = useScene();
  const { question } = table;
  const selected = useDock((dock) => dock.selected);
  if (!question) return <NothingAsked hasResult={hasResult} />;
  const { form, decision } = question;
  if (form !== 'window' && selected !== null && game.asksActs(decision)) return <SelectedPrompt place={selected} />;
  // Nothing can be done without a look at the own cards.
  if (form === 'look' && decision.options === undefined) return <LookPrompt />;
  return <game.Prompt question={question} />;
}
