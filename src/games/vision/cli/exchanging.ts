import { cardId, placeOf, seenCards, type VisionGame, type VisionRun } from '../../../engine/vision';
import type { Exchanging } from '../../../cli/exchanged';

/** How hidden cards of VISION are exchanged: each for one of its owner. */
export const exchangingVision = (game: VisionGame): Exchanging<VisionRun> => ({
  load(recording) {
    const loaded = game.load(recording, 'lastRestPoint');
    return loaded.ok && loaded.lost === undefined ? loaded.run : undefined;
  },
  place: ({ vision }, card) => placeOf(vision, cardId(card)),
  kind: ({ vision }, card) => `${vision.card(cardId(card)).owner}`,
  seen: ({ vision }, seat) => seenCards(vision, seat),
  tell: (run, other) => {
    other.vision.log = run.vision.log.slice();
  },
});
