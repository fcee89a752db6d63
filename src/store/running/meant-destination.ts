import type { AnswerView, Destination, Player } from '../../engine/duel';
import { isDuel } from './duel-view';
import type { Session } from './session';

/** Where the turn player means to go when the phase is over: said together with its end, and told to nobody before. */
export interface MeantDestination {
  readonly player: Player;
  readonly to: Destination;
  readonly turn: number;
  readonly phase: string;
}

/** The answer that goes there, once that phase is over and only where it leads is asked; undefined before, and anywhere else. */
export function chosenAfterPhase(session: Session, { player, to, turn, phase }: MeantDestination): AnswerView | undefined {
  const view = session.view(player);
  if (
    !isDuel(view) ||
    view.decision?.player !== player ||
    !view.decision.afterPhase ||
    view.turn !== turn ||
    view.phase !== phase
  )
    return undefined;
  const option = view.decision.options?.find((one) => one.do === 'enter' && one.to === to);
  return option && { kind: 'option', index: option.index };
}
