import { DuelSession, type DuelGame } from '../../engine/duel';
import type { WalkMoment, Scenario } from '../../scenario';
import type { Given } from '../running/given';
import type { OpenDuel } from '../keeping/open-duel';
import { RunningDuel } from '../running/running-duel';
import type { Pair, PriorityMode } from '../seats';

const LIFE_POINTS = 8000;

/** The duel of a scenario as it stands at a moment, with both hands open: a lesson has no secrets. */
export function openMoment(
  game: DuelGame,
  { priority }: Scenario,
  { recording, line, reopened }: WalkMoment,
  names: Pair<string>,
): OpenDuel {
  const loaded = game.load(recording);
  if (!loaded.ok) throw new Error(`A moment of a scenario cannot be taken up: ${loaded.error.where}`);
  const modes: Pair<PriorityMode> = typeof priority === 'string' ? [priority, priority] : [priority[0], priority[1]];
  const duel = new RunningDuel(DuelSession.over(loaded.run), modes, line.map(givenAs));
  const window = reopened && duel.windowsOf(reopened.player).find(({ answers }) => answers === reopened.answers);
  if (window) duel.respond(window);
  const [first, second] = names;
  return {
    duel,
    seats: [
      { name: first, deck: '' },
      { name: second, deck: '' },
    ],
    lifePoints: LIFE_POINTS,
    secrecy: 'open',
  };
}

const givenAs = ({ player, answer, tacit }: WalkMoment['line'][number]): Given =>
  tacit ? { how: 'tacit', player, answer, mark: tacit } : { how: 'hand', player, answer };
