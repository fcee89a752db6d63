import type { DuelQuestion } from '../../table';
import { useTable } from '../../../../store/desk/table-store';
import { otherPlayer } from '../../../../store/seats';
import { Icon } from '../../../../ui/base/art';
import { targetAim, targetPlaces, targetPlace } from './acts';
import type { PromptProps } from './ActsPrompt';
import { AskedDock } from '../../../../ui/table/dock/AskedDock';
import { DockPlaceButton } from '../../../../ui/table/dock/DockPlaceButton';
import { useAttackWords } from './use-attack-words';
import { nameAt, attackName, type Speech } from './sentences';

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

/** The opposing monsters changed after the declaration: another target, directly, or no attack. */
export function ReplayPrompt({ table, question, speech }: PromptProps) {
  const { prompt, names } = speech;
  const foreseen = useAttackWords(table, speech);
  const targets = [...targetPlaces(question.decision.options ?? [])];
  return (
    <AskedDock
      note={foreseen?.words ?? `${replayCauseSentence(question, speech)} ${prompt.ask.replayNote(names[question.player])}`}
    >
      {question.decision.options?.map((option, index) => (
        <DockPlaceButton
          key={option.index}
          place={targetPlace(option)}
          aim={targetAim(option)}
          tone={option.target === 'cancel' ? 'seat' : 'plain'}
          hint={String(index + 1)}
          data-act="replay"
          data-target={option.target}
          onClick={() => useTable.getState().answer({ kind: 'option', index: option.index })}
        >
          {option.target !== 'cancel' && <Icon name="sword" />}
          {option.target === 'cancel' || option.do === 'pass' ? prompt.act.stopAttack : attackName(option, targets, speech)}
        </DockPlaceButton>
      ))}
    </AskedDock>
  );
}
