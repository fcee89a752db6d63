/** The front door of the text notation. */
export { notationOf, type NotationLanguage } from './notation';
