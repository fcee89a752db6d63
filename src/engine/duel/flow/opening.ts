import { below, shuffle } from '../../kernel/random';
import type { Answer } from '../model/decision';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Situation } from '../model/duel-state';
import { opponentOf, type Player } from '../model/vocabulary';
import { moveToPile } from '../rules/movement';
import { ask } from './ask';

const HANDS = ['rock', 'paper', 'scissors'] as const;

/**
 * Who chooses who goes first: the player who was set to, as the loser of the previous duel is; else the winner of
 * rock-paper-scissors, which the seeded generator throws and the table shows (E10, rulings).
 */
export function* rockPaperScissors(
  duel: Duel,
  { chooser, prepared = false }: Extract<Situation, { kind: 'rockPaperScissors' }>,
): Action {
  const { random } = duel.state;
  let winner = chooser;
  while (winner === undefined) {
    const hands = [below(random, 3), below(random, 3)] as const;
    if (hands[0] !== hands[1]) winner = (hands[0] - hands[1] + 3) % 3 === 1 ? 0 : 1;
    // The winner is the event's player; two like hands are thrown again.
    duel.note({ verb: 'rockPaperScissors', player: winner ?? 0, text: `${HANDS[hands[0]]} ${HANDS[hands[1]]}` });
  }
  const answer = (yield* ask({
    kind: 'chooseFirst',
    player: winner,
    why: { prompt: 'chooseFirst' },
    values: ['first', 'second'],
  })) as Extract<Answer, { do: 'answer' }>;
  beginWith(duel, answer.value === 'first' ? winner : opponentOf(winner), prepared);
}

/** The first player is known: the choice is made before any card is drawn (E10). */
function beginWith(duel: Duel, first: Player, prepared: boolean): void {
  duel.state.firstPlayer = first;
  duel.state.turnPlayer = first;
  duel.note({ verb: 'chooseFirst', player: first });
  duel.state.situations = [{ kind: 'opening', cards: duel.profile.openingHand, ...(prepared && { prepared }) }];
}

/** Both decks are shuffled if that has not been done, both players draw their opening hands, turn 1 begins. */
export function opening(duel: Duel, here: Extract<Situation, { kind: 'opening' }>): undefined {
  const { state } = duel;
  for (const player of [state.turnPlayer, opponentOf(state.turnPlayer)]) {
    const { deck } = state.players[player];
    if (state.shuffles && !here.prepared) shuffle(state.random, deck);
    duel.newBatch();
    for (let i = 0; i < here.cards && deck.length > 0; i++)
      moveToPile(duel, deck[deck.length - 1]!, 'hand', { cause: 'draw', rule: 'opening-hand' });
  }
  state.turn = 1;
  state.phase = 'draw';
  duel.note({ verb: 'turn', player: state.turnPlayer, amount: 1 });
  state.situations = [{ kind: 'phase', phase: 'draw', stage: 0, to: null }];
  return undefined;
}
