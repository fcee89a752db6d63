import { at, character, damage } from '../../../../engine/vision/api';

/** Takes 1 damage at the start of each turn. */
export default character(1018, {
  autos: [
    at('turnStart', 'always', function* (e) {
      yield* damage(e, [e.self], 1);
    }),
  ],
});
