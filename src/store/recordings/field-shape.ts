import { isVision, type GameView, type ViewCard } from '../running/either-game';

/**
 * How the cards of a seat lie, as everybody sees it, for a picture the size of a stamp: its front row and its back row, a letter
 * for each place. `m` a monster or character, `w` one that lies across, `c` another card face-up, `b` the back of a card, `v` a
 * back that lies across, `.` nothing.
 */
export type SeatShape = readonly [front: string, back: string];

/** More than lies on any field of the duel; a game of VISION may hold more, and then the first stand for all. */
const MOST = 12;

const row = <C>(cards: readonly (C | null)[], letter: (card: C) => string): string =>
  cards
    .slice(0, MOST)
    .map((card) => (card ? letter(card) : '.'))
    .join('');

const isUp = ({ faceUp }: ViewCard): boolean => faceUp;

/** The field of a game as it lies, the first seat first. */
export function fieldShape(view: GameView): readonly [SeatShape, SeatShape] {
  if (isVision(view)) {
    const seat = ({ zones }: (typeof view.seats)[number]): SeatShape => [
      row(zones.field.cards, (card) => (card.isCharacter ? (card.asleep ? 'w' : 'm') : 'c')),
      row(zones.node.cards, (card) => (card.asleep ? 'v' : 'b')),
    ];
    return [seat(view.seats[0]), seat(view.seats[1])];
  }
  const seat = ({ zones }: (typeof view.seats)[number]): SeatShape => [
    row(zones.monster.cards, (card) => (isUp(card) ? (card.position === 'defense' ? 'w' : 'm') : 'v')),
    row(zones.spellTrap.cards, (card) => (isUp(card) ? 'c' : 'b')),
  ];
  return [seat(view.seats[0]), seat(view.seats[1])];
}
