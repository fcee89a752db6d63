import type { Step } from '../../kernel/rules';
import { goTo } from '../../kernel/schedule';
import type { Act } from '../model/decision';
import type { Duel } from '../model/duel';
import type { PhaseFrame } from '../model/duel-state';
import { Question } from './question';

type Entering = Extract<Act, { readonly do: 'enter' }>;

/**
 * A phase is over, and its player chooses which one comes next. The choice opens no window; with one way to go, which everybody
 * can tell, nothing is asked.
 */
export const choosesNextPhase = (
  list: (duel: Duel) => readonly Entering[],
  more: Pick<Step<Duel, PhaseFrame>, 'when' | 'evenWhenLeaving'> = {},
): Step<Duel, PhaseFrame> => ({
  ...more,
  name: 'choice',
  *ask(duel, here) {
    const { at } = here;
    here.at = 'choice';
    const options = list(duel);
    const question = new Question('idle', duel.state.turnPlayer, undefined, duel, null, options);
    const { to } = (options.length === 1 ? options[0]! : yield question) as Entering;
    here.at = at;
    goTo(duel, to);
  },
});
