import type { DuelQuestion } from '../../table';
import { useTable } from '../../../../store/desk/table-store';
import { otherPlayer } from '../../../../store/seats';
import { Button } from '../../../../ui/base/shared/Button';
import { DirectAttackButton } from './ActButtons';
import type { PromptProps } from './ActsPrompt';
import { AskedDock } from '../../../../ui/table/dock/AskedDock';
import { useAttackWords } from './use-attack-words';
import { nameAt, type Speech } from './sentences';

/** Why the attacker has to choose again: who left the attacked side, who joined it, or that a right was lost. */
function replayCauseSentence({ decision, player }: DuelQuestion, speech: Speech): string {
  const { prompt, names, info, table } = speech;
  const { left = [], joined = [] } = decision.replay ?? {};
  const changes = [
    ...left.map(({ passcode }) => prompt.ask.replayLeft(passcode === undefined ? table.log.aSetMonster : info(passcode).name)),
    ...joined.map((place) => prompt.ask.replayJoined(nameAt(place, speech))),
  ];
  return changes.length === 0
    ? prompt.ask.replayRightLost()
    : prompt.ask.replayCause(names[otherPlayer(player)], changes.join(' · '));
}

/** The opposing monsters changed after the declaration: another target, where it lies, directly, or no attack. */
export function ReplayPrompt({ table, question, speech }: PromptProps) {
  const { prompt, names } = speech;
  const foreseen = useAttackWords(table, speech);
  const options = question.decision.options ?? [];
  const stops = options.find((option) => option.target === 'cancel' || option.do === 'pass');
  return (
    <AskedDock
      note={foreseen?.words ?? `${replayCauseSentence(question, speech)} ${prompt.ask.replayNote(names[question.player])}`}
    >
      <DirectAttackButton attacks={options} />
      {stops && (
        <Button
          tone="seat"
          data-act="replay"
          data-target={stops.target}
          onClick={() => useTable.getState().answer({ kind: 'option', index: stops.index })}
        >
          {prompt.act.stopAttack}
        </Button>
      )}
    </AskedDock>
  );
}
