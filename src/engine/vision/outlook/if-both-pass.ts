import { copyVision } from '../model/copy';
import type { CardPool } from '../model/effect';
import { Vision } from '../model/vision';
import { mayKnow } from '../views/view-for';
import type { ForeseenStep, IfBothPass } from '../views/view';
import { playedOn } from './course';

/**
 * What happens if both players pass now, as far as everybody can tell: the interference is resolved on copies of the position in
 * which other cards stand for the hidden ones, and what is the same in all of them is said.
 */
export function ifBothPass(vision: Vision): IfBothPass | undefined {
  if (vision.state.stack.length === 0) return undefined;
  const [first, ...others] = standIns(vision.pool).map((passcode) => playedOn(asKnown(vision, passcode), vision));
  return others.reduce(common, first!);
}

/** One card of each kind: whatever looks at a hidden card does another thing with one of them. */
const standIns = ({ playable }: CardPool): readonly number[] =>
  (['character', 'spell', 'command'] as const).flatMap((kind) => playable.find((card) => card.kind === kind)?.id ?? []);

/** The position with this card in the place of every hidden one. */
function asKnown(vision: Vision, passcode: number): Vision {
  const state = copyVision(vision.state);
  state.cards = state.cards.map((card) => (mayKnow(vision, 'public', card.id) ? card : { ...card, passcode }));
  return new Vision(state, vision.pool, vision.rules, true);
}

/** What two ways have in common: their steps up to the first that is another in each. */
function common(one: IfBothPass, other: IfBothPass): IfBothPass {
  const isSame = (step: ForeseenStep | undefined, i: number): boolean => JSON.stringify(step) === JSON.stringify(other.steps[i]);
  const parts = one.steps.findIndex((step, i) => !isSame(step, i));
  const areSame = parts < 0 && one.steps.length === other.steps.length && JSON.stringify(one.open) === JSON.stringify(other.open);
  return areSame ? one : { steps: parts < 0 ? one.steps : one.steps.slice(0, parts), open: { kind: 'hidden' } };
}
