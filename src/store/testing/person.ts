import type { AnswerView, DecisionView, DuelView, OptionView, Player } from '../../engine/duel';
import { below, type Random } from '../../engine/kernel';
import type { RunningGame } from '../running/running-game';

const ORDER: readonly OptionView['do'][] = [
  'normalSummon',
  'specialSummon',
  'flipSummon',
  'activate',
  'setSpellTrap',
  'setMonster',
  'attack',
  'changePosition',
];

/** What a player at the table does who wants to get on: summons, sets, attacks, then ends the turn; chance decides the rest. */
function personAnswers(decision: DecisionView, random: Random): AnswerView {
  const { options = [], pick, values = [] } = decision;
  const option = (one: OptionView): AnswerView => ({ kind: 'option', index: one.index });
  if (pick)
    return { kind: 'cards', places: pick.from.slice(0, pick.ordered ? pick.from.length : pick.min).map((card) => card.place) };
  if (values.length > 0) return { kind: 'value', value: values[below(random, values.length)]! };
  const pass = options.find((one) => one.do === 'pass');
  const act = ORDER.map((kind) => options.filter((one) => one.do === kind)).find((some) => some.length > 0);
  if (pass) return act && below(random, 3) === 0 ? option(act[below(random, act.length)]!) : option(pass);
  const enters = options.filter((one) => one.do === 'enter');
  if (act && (enters.length === 0 || below(random, 3) > 0)) return option(act[below(random, act.length)]!);
  return option(enters.find((one) => one.to === 'battle') ?? enters[0] ?? options[0]!);
}

/** The answer for the seat that is asked; null when the duel is over. */
export function nextAnswer(duel: RunningGame, random: Random): { player: Player; answer: AnswerView } | null {
  const { moment } = duel.session;
  if (!moment) return null;
  const view = duel.session.view(moment.player) as DuelView;
  return { player: moment.player, answer: personAnswers(view.decision!, random) };
}
