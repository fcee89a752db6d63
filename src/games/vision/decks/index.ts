/** The front door of VISION's decks: what makes one legal, its text forms, and how its cards are found. */
export { writeList } from '../../../decks/name-list';
export { visionAllowance, visionCauses, type VisionCause } from './legality';
export { isVisionText, readVisionText } from './reading';
export { FIGURES, VISION_ORDERS, visionOrder, visionSearch, type Figure, type VisionOrder, type VisionWanted } from './search';
