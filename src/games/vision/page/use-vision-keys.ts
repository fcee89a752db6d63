import type { Keys } from '../../../ui/table/keyboard/table-keys';
import { passKeys } from '../../../ui/table/keyboard/pass-keys';
import type { VisionQuestion, VisionTable } from '../table';
import { losesDefence } from './picking';

/** A defence that is possible now and never again is not lost by Space. */
const KEYS: Keys<VisionTable> = passKeys((question) => losesDefence(question as VisionQuestion));

/** The letters of the keyboard map that VISION has besides. */
export const useVisionKeys = (): Keys<VisionTable> => KEYS;
