import { change, character, use } from '../../../../engine/vision/api';

/** For a node it gets +1/+1 until the end of the turn. */
export default character(1036, {
  activated: [
    use({
      nodes: 1,
      *resolve(e) {
        if (e.isStillThere) yield* change(e, [e.self], 1, 1);
      },
    }),
  ],
});
