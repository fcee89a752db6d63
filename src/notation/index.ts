/** The front door of the text notation. */
export { notationOf, NOTATION_FORMAT, type NotatedDuel, type NotationLanguage } from './notation';
