import { cloneDuel, placeOf, type DuelGame } from '../../../engine/duel';
import { partsOf } from '../../../engine/table';
import type { WalkMoment } from './walk';
import { plateAcross, playedStep, type Way } from '../../../scenario/way';

/** Where each card of the field lies for itself. */
const FIELD = ['monster', 'spellTrap', 'field', 'pendulum'];

/**
 * The way of the card that a step moves. The step is played once on a duel of its own, with no zone wished for, so that the card
 * comes to lie where the rules put it. A zone that is filled until then, by a tribute, is not shown.
 */
export function wayOf(game: DuelGame, before: WalkMoment, after: WalkMoment | undefined): Way | null {
  const step = playedStep(before, after);
  const origin = after?.recording.origin;
  if (!step || origin?.kind !== 'position' || !('card' in step.act)) return null;
  const { earlier, act, parts } = step;
  const run = game.fromState(cloneDuel(origin.state));
  for (const answer of earlier) run.answer(answer);
  const { card } = act;
  const from = placeOf(run.duel, card);
  if (act.do === 'attack') return { from, to: act.target === 'direct' ? plateAcross(from) : placeOf(run.duel, act.target) };
  const filled = new Set(run.duel.state.cards.map(({ id }) => placeOf(run.duel, id)));
  for (const answer of ['zone' in act ? { ...act, zone: undefined } : act, ...parts]) {
    run.answer(answer);
    const to = placeOf(run.duel, card);
    if (to !== from) return FIELD.includes(partsOf(to).zone) && !filled.has(to) ? { from, to } : { from };
  }
  return { from };
}
