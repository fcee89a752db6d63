import type { DuelView } from '../../engine/duel';
import { rowShape } from '../../store/recordings/field-shape';
import type { SeatShape } from '../game';

const shapeOf = ({ zones }: DuelView['seats'][number]): SeatShape => [
  rowShape(zones.monster.cards, ({ faceUp, position }) => (faceUp ? (position === 'defense' ? 'w' : 'm') : 'v')),
  rowShape(zones.spellTrap.cards, ({ faceUp }) => (faceUp ? 'c' : 'b')),
];

/** The field of a duel as it lies, the first seat first. */
export const fieldShape = ({ seats }: Pick<DuelView, 'seats'>): readonly [SeatShape, SeatShape] => [
  shapeOf(seats[0]),
  shapeOf(seats[1]),
];
