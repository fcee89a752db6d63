import { at, character, draw } from '../../../../engine/vision/api';

/** Discarded from the field, it lets its owner draw. A doll. */
export default character(1014, {
  autos: [
    at('discarded', 'always', function* (e) {
      yield* draw(e, e.owner(e.self), 1);
    }),
  ],
});
