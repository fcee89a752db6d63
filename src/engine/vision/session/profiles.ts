/** VISION is played by one rule set. */
export const VISION_PROFILES = ['vision'] as const;
export type VisionProfile = (typeof VISION_PROFILES)[number];
