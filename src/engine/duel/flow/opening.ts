import { askValue } from '../../kernel/decision';
import { procedure } from '../../kernel/procedure';
import { below, shuffle } from '../../kernel/random';
import { turnAt } from '../../kernel/schedule';
import { questionDecision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelFrame } from '../model/duel-state';
import { opponentOf, type Player } from '../model/vocabulary';
import { moveToPile } from '../rules/movement';

type Throwing = Extract<DuelFrame, { kind: 'rockPaperScissors' }>;
type Opening = Extract<DuelFrame, { kind: 'opening' }>;

const HANDS = ['rock', 'paper', 'scissors'] as const;

/**
 * Who chooses who goes first: the player who was set to, as the loser of the previous duel is; else the winner of
 * rock-paper-scissors, which the seeded generator throws and the table shows (E10, rulings).
 */
export const ROCK_PAPER_SCISSORS = procedure<Duel, Throwing>([
  {
    name: 'choose',
    *ask(duel, { chooser, prepared }) {
      const winner = chooser ?? thrown(duel);
      const question = questionDecision({
        kind: 'chooseFirst',
        player: winner,
        why: { prompt: 'chooseFirst' },
        values: ['first', 'second'],
      });
      const choice = (yield* askValue(question)) === 'first' ? 'first' : 'second';
      duel.note({ verb: 'chooseFirst', player: winner, text: choice });
      beginWith(duel, choice === 'first' ? winner : opponentOf(winner), prepared);
    },
  },
]);

function thrown(duel: Duel): Player {
  const { random } = duel.state;
  for (;;) {
    const hands = [below(random, 3), below(random, 3)] as const;
    const winner = (hands[0] - hands[1] + 3) % 3 === 1 ? 0 : 1;
    const alike = hands[0] === hands[1];
    // The winner is the event's player; two like hands are thrown again.
    duel.note({ verb: 'rockPaperScissors', player: alike ? 0 : winner, text: `${HANDS[hands[0]]} ${HANDS[hands[1]]}` });
    if (!alike) return winner;
  }
}

/** The first player is known: the choice is made before any card is drawn (E10). */
function beginWith(duel: Duel, first: Player, prepared: boolean): void {
  duel.state.firstPlayer = first;
  duel.state.turnPlayer = first;
  duel.state.frames = [{ kind: 'opening', at: 'deal', cards: duel.profile.openingHand, prepared }];
}

/** Both decks are shuffled if that has not been done, both players draw their opening hands, turn 1 begins. */
export const OPENING = procedure<Duel, Opening>([{ name: 'deal', do: deal }]);

function deal(duel: Duel, { cards, prepared }: Opening): void {
  const { state } = duel;
  for (const player of [state.turnPlayer, opponentOf(state.turnPlayer)]) {
    const { deck } = state.players[player];
    if (state.shuffles && !prepared) shuffle(state.random, deck);
    duel.newBatch();
    for (let i = 0; i < cards && deck.length > 0; i++)
      moveToPile(duel, deck[deck.length - 1]!, 'hand', { cause: 'draw', how: undefined, rule: 'opening-hand' });
  }
  state.turn = 1;
  state.phase = 'draw';
  duel.note({ verb: 'turn', player: state.turnPlayer, amount: 1 });
  state.frames = [turnAt('draw') as DuelFrame];
}
