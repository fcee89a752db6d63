import type { Seat as Player } from '../../engine/table';
import type { Pause } from '../../engine/table';
import type { GameOfTable } from '../../games/game';
import type { DraftedAct } from '../running/draft';
import type { DecisionView, GameView, ViewCard, Session } from '../../games/view';
import type { OpenGame } from '../keeping/open-game';
import type { Screen } from '../looking/screen';

/** What the dock asks now. */
export interface QuestionOf<Decision extends DecisionView, Drafted extends DraftedAct> {
  /** Changes with every new question: selections belong to one question. */
  readonly id: string;
  readonly player: Player;
  /**
   * `window`: No response / Let me look, in the same form whatever could be done. `look`: what everybody may see of it
   * (`openActs`), the rest wants a look at the player's own cards. `choice`: all that may be answered.
   */
  readonly form: 'window' | 'look' | 'choice';
  readonly decision: Decision;
  /** Part of an act that is being built: its newest step can be taken back. */
  readonly canGoBack: boolean;
  /** That act as far as it is built, for the seat that builds it. */
  readonly draft?: Drafted;
  /** Respond brought play back to this window. */
  readonly isReopened: boolean;
  /** Play pauses here for the seat by public facts alone; it may say that it does not want that any more. */
  readonly pause?: Pause;
}

/** What is asked in any game. */
export type Question = QuestionOf<DecisionView, DraftedAct>;

/** The screen shows the cards of whoever is asked: what these could do is said there, and never to everybody. */
export const isAskedInPrivate = ({
  question,
  viewer,
}: {
  readonly question: Pick<Question, 'player' | 'form'> | null;
  readonly viewer: Screen['viewer'];
}): boolean => question?.form === 'choice' && (viewer === 'open' || viewer === question.player);

/** `view` is what the screen shows; what is asked where its player's own cards are not shown brings no hidden card with it. */
export function questionOf({ game, running }: OpenGame, screen: Screen, view: GameView): Question | null {
  const { session } = running;
  if (!view.decision || screen.asks === 'nothing') return null;
  const { player } = view.decision;
  const form = screen.asks;
  const { pause } = running;
  return {
    id: `${session.answerCount}:${player}:${view.viewer}:${form}`,
    player,
    form,
    decision: decisionOn(game, screen, view, session),
    canGoBack: form !== 'window' && running.draft !== null,
    ...(form === 'choice' &&
      (screen.viewer === player || screen.viewer === 'open') &&
      running.draft && { draft: actOf(running.draft) }),
    isReopened: running.isReopened,
    ...(pause && { pause }),
  };
}

function decisionOn(game: GameOfTable, { viewer, asks }: Screen, view: GameView, session: Session): DecisionView {
  const decision = view.decision!;
  if (asks === 'choice')
    return viewer === 'open' || viewer === decision.player
      ? decision
      : openly(game, session.view(decision.player).decision!, decision);
  const options = asks === 'look' ? session.openActs() : undefined;
  return options ? { ...decision, options } : decision;
}

const actOf = ({ act, card, siblings, chosen }: DraftedAct): DraftedAct => ({ act, siblings, chosen, ...(card && { card }) });

/** The decision of a seat as everybody may read it: a card of its hand that asks is named to nobody else. */
function openly(game: GameOfTable, { asker: _, pick, ...own }: DecisionView, { asker }: DecisionView): DecisionView {
  const from: readonly ViewCard[] = pick?.from ?? [];
  return { ...own, ...(asker && { asker }), ...(pick && { pick: { ...pick, from: from.map((card) => game.covered(card)) } }) };
}
