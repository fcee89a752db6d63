/** The chapters about VISION in the list of lessons, in its order. */
export const VISION_CHAPTERS = ['visionStart', 'visionFight', 'visionTurn'] as const;
export type VisionChapter = (typeof VISION_CHAPTERS)[number];
