import { copyVision } from '../model/copy';
import type { CardPool } from '../model/effect';
import type { VisionState } from '../model/state';
import { Vision } from '../model/vision';
import { mayKnow } from '../views/view-for';
import type { ForeseenStep, IfBothPass, Viewer } from '../views/view';
import { playedOn } from './course';

/** More ways than these are not followed. */
const MOST_WAYS = 60;

/**
 * What happens if both players pass now, as far as the viewer can tell: the interference is resolved on copies of the position in
 * which other cards stand for those that the viewer does not know, in every way that a card may be picked of a hand, and what is
 * the same in all of them is said.
 */
export function ifBothPass(vision: Vision, rest: VisionState, viewer: Viewer): IfBothPass {
  const ends = standIns(vision.pool).map((passcode) => endWith(() => asKnown(vision, rest, viewer, passcode), vision, viewer));
  return ends.reduce((one, other) => common(one, other, { kind: 'hidden' }));
}

/** What is the same in all the ways that it may go, with this card for every hidden one. */
function endWith(begin: () => Vision, vision: Vision, viewer: Viewer): IfBothPass {
  const ends: IfBothPass[] = [];
  const ways: (readonly number[])[] = [[]];
  let asked: IfBothPass['open'];
  for (let picks = ways.pop(); picks !== undefined; picks = ways.pop()) {
    const { comesTo, ways: more } = playedOn({ world: begin(), vision, viewer }, picks);
    if (more !== undefined) asked ??= comesTo.open;
    if (more === undefined || ends.length + ways.length + more > MOST_WAYS) ends.push(comesTo);
    else for (let pick = 0; pick < more; pick++) ways.push([...picks, pick]);
  }
  return ends.reduce((one, other) => common(one, other, asked));
}

/** One card of each kind: whatever looks at a hidden card does another thing with one of them. */
const standIns = ({ playable }: CardPool): readonly number[] =>
  (['character', 'spell', 'command'] as const).flatMap((kind) => playable.find((card) => card.kind === kind)?.id ?? []);

/** The position with this card in the place of every one that the viewer does not know. */
function asKnown(vision: Vision, rest: VisionState, viewer: Viewer, passcode: number): Vision {
  const state = copyVision(rest);
  state.cards = state.cards.map((card) => (mayKnow(vision, viewer, card.id) ? card : { ...card, passcode }));
  return new Vision(state, vision.pool, vision.rules, true);
}

/** What two ways have in common: their steps up to the first that is another in each, which is decided by what is `open`. */
function common(one: IfBothPass, other: IfBothPass, open: IfBothPass['open']): IfBothPass {
  const isSame = (step: ForeseenStep | undefined, i: number): boolean => JSON.stringify(step) === JSON.stringify(other.steps[i]);
  const parts = one.steps.findIndex((step, i) => !isSame(step, i));
  const areSame = parts < 0 && one.steps.length === other.steps.length && JSON.stringify(one.open) === JSON.stringify(other.open);
  return areSame ? one : { steps: parts < 0 ? one.steps : one.steps.slice(0, parts), ...(open && { open }) };
}
