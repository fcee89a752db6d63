import { shuffle, type Random } from '../../../engine/kernel';
import { lyingCards } from '../../../engine/table';
import { VisionSession, type Viewer, type VisionGame, type VisionRun, type VisionState } from '../../../engine/vision';

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];
/** So much of either side of the first difference is told. */
const AROUND = 60;

/**
 * Looks at the position as each viewer, and at the same with all cards dealt anew that the viewer may not know.
 * @returns what tells the two apart: it tells the viewer something hidden.
 */
export function leak(game: VisionGame, run: VisionRun, random: Random): string | undefined {
  const { decision, restPoint, answers } = run;
  if (decision?.kind !== 'priority' || restPoint.at !== answers.length) return undefined;
  for (const viewer of VIEWERS) {
    const seen = saidTo(run, viewer);
    const other = saidTo(game.fromState(dealtAnew(restPoint.state, viewer, random), 'newest'), viewer);
    const at = [...seen].findIndex((letter, i) => letter !== other[i]);
    if (seen !== other)
      return `hidden cards change what viewer ${viewer} sees: ${seen.slice(Math.max(0, at - AROUND), at + AROUND)}`;
  }
  return undefined;
}

/** The position with all cards that the viewer may not know dealt anew among their places. */
function dealtAnew(state: VisionState, viewer: Viewer, random: Random): VisionState {
  const copy = structuredClone(state);
  for (const player of [0, 1] as const) {
    const hidden = copy.cards.filter(
      ({ owner, zone }) => owner === player && (zone === 'deck' || zone === 'node' || (zone === 'hand' && owner !== viewer)),
    );
    const passcodes = hidden.map(({ passcode }) => passcode);
    shuffle(random, passcodes);
    hidden.forEach((card, i) => Object.assign(card, { passcode: passcodes[i]! }));
  }
  return copy;
}

/** All that is said to a viewer, but for the log, which no position has. */
function saidTo(run: VisionRun, viewer: Viewer): string {
  const session = VisionSession.over(run);
  const view = session.view(viewer);
  const wishes = lyingCards(view).map(({ place }) => session.wishesAt(viewer, place));
  return JSON.stringify([{ ...view, log: [] }, session.openActs(), session.forcedAnswer(), wishes]);
}
