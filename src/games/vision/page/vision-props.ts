export type { VisionQuestion } from '../table';
export type { VisionBook, VisionPrint } from '../../../engine/vision';
