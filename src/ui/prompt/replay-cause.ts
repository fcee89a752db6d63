import { otherPlayer } from '../../store/seats';
import type { Question } from '../../store/desk/question';
import { nameAt, type Speech } from './sentences';

/** Why the attacker has to choose again: who left the attacked side, who joined it, or that a right was lost. */
export function replayCauseSentence({ decision, player }: Question, speech: Speech): string {
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
