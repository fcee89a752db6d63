/** What is heard at a table, whatever is played on it. */
export const SOUNDS = ['draw', 'summon', 'link', 'resolve', 'negate', 'damage', 'turn', 'result'] as const;
export type Sound = (typeof SOUNDS)[number];
