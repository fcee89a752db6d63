import type { VisionBook } from '../../engine/vision';
import { visionBook } from '../../vision';

export { visionGame } from '../../vision';

/** What the page shows of the cards and rules of VISION. */
export const bookOfVision = (): VisionBook => visionBook;
