import { copyVision, placeOf, type CardId, type Vision, type VisionGame } from '../../../engine/vision';
import { partsOf, type Place } from '../../../engine/table';
import { plateAcross, playedStep, type Way } from '../../../scenario/way';
import type { WalkMoment } from './walk';

/**
 * The way of the card that a step moves: to the Node Area, to what it is set on or aimed at, a character to its region. Where a
 * card does something that is aimed at nothing, there is no place on the table that it goes to.
 */
export function wayOf(game: VisionGame, before: WalkMoment, after: WalkMoment | undefined): Way | null {
  const step = playedStep(before, after);
  const origin = after?.recording.origin;
  if (!step || origin?.kind !== 'position' || !('card' in step.act)) return null;
  const { earlier, act, parts } = step;
  const { card } = step.act;
  const run = game.fromState(copyVision(origin.state));
  for (const answer of earlier) run.answer(answer);
  const from = placeOf(run.vision, card);
  const { seat } = partsOf(from);
  if (act.do === 'attack') return { from, to: plateAcross(from) };
  if (act.do === 'node') return { from, to: `${seat}:node` };
  for (const answer of [act, ...parts]) run.answer(answer);
  const isCharacter = act.do === 'playCard' && run.vision.def(card).isCharacter;
  const to = aimedAt(run.vision, card) ?? (isCharacter ? (`${seat}:field` as const) : undefined);
  return to === undefined ? { from } : { from, to };
}

/** What the newest entry of a card is aimed at, if it is one thing. */
function aimedAt(vision: Vision, card: CardId): Place | undefined {
  const [target, ...more] = vision.state.stack.findLast((entry) => entry.card === card)?.targets ?? [];
  if (!target || more.length > 0) return undefined;
  return target.kind === 'player' ? `${target.player}:seat` : placeOf(vision, target.card);
}
