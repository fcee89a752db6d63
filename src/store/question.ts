import type { DecisionView, Destination, DuelView, OptionView, Player, ViewCard } from '../engine';
import type { RunningDuel } from './running-duel';
import type { Screen } from './screen';

/** What the dock asks now. */
export interface Question {
  /** Changes with every new question: selections belong to one question. */
  readonly id: string;
  readonly player: Player;
  /** `window`: No response / Let me look, in the same form whatever could be done. `choice`: all that may be answered. */
  readonly form: 'window' | 'choice';
  readonly decision: DecisionView;
  /** The act that is being built can be taken back. */
  readonly canGoBack: boolean;
  /** Respond brought play back to this window. */
  readonly isReopened: boolean;
}

/** `view` is what the screen shows; a choice asked on the public surface brings no hidden card with it. */
export function questionOf(duel: RunningDuel, screen: Screen, view: DuelView): Question | null {
  const { session } = duel;
  if (!view.decision || screen.asks === 'nothing') return null;
  const { player } = view.decision;
  const form = screen.asks;
  const decision = form === 'choice' && screen.viewer === 'public' ? openly(session.view(player).decision!) : view.decision;
  return {
    id: `${session.answerCount}:${player}:${screen.viewer}:${form}`,
    player,
    form,
    decision,
    canGoBack: form === 'choice' && duel.isDrafting,
    isReopened: duel.isReopened,
  };
}

/** The decision of a seat as everybody may read it. */
function openly(decision: DecisionView): DecisionView {
  const { pick } = decision;
  return pick ? { ...decision, pick: { ...pick, from: pick.from.map(withoutSecrets) } } : decision;
}

function withoutSecrets(card: ViewCard): ViewCard {
  const zone = card.place.split(':')[1];
  if (card.faceUp || zone === 'graveyard' || zone === 'banished') return card;
  const { place, owner, controller, position, links, targetedBy, attackedThisTurn, arrivedThisTurn } = card;
  const bare = { place, owner, controller, faceUp: false, links, targetedBy, attackedThisTurn, arrivedThisTurn, known: false };
  return position ? { ...bare, position } : bare;
}

/** The announcement that brings the end of the turn nearest. */
export function announcementOfEnd({ kind, options = [] }: DecisionView): OptionView | undefined {
  if (kind !== 'idle' && kind !== 'battle') return undefined;
  const to = (destination: Destination): OptionView | undefined => options.find((option) => option.do === 'enter' && option.to === destination);
  return to('nextTurn') ?? to('end') ?? to('main2');
}
