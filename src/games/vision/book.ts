import type { VisionBook } from '../../engine/vision';
import { visionBook } from './cards';

export { visionGame } from './cards';

/** What the page shows of the cards and rules of VISION. */
export const bookOfVision = (): VisionBook => visionBook;
