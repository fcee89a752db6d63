import type { VisionView } from '../../engine/vision';
import { rowShape } from '../../store/recordings/field-shape';
import type { SeatShape } from '../game';

const shapeOf = ({ zones }: VisionView['seats'][number]): SeatShape => [
  rowShape(zones.field.cards, ({ isCharacter, asleep }) => (isCharacter ? (asleep ? 'w' : 'm') : 'c')),
  rowShape(zones.node.cards, ({ asleep }) => (asleep ? 'v' : 'b')),
];

/** The field of a game as it lies, the first seat first. */
export const fieldShape = ({ seats }: Pick<VisionView, 'seats'>): readonly [SeatShape, SeatShape] => [
  shapeOf(seats[0]),
  shapeOf(seats[1]),
];
