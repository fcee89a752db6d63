/** The front door of the text notation. */
export type { NotationLanguage } from './head';
export { notationOf } from './notation';
export type { Positions } from './told-in';
