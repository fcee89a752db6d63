import { flip, mayBeTurnedFaceDown, monster, target, turnFaceDown } from '../../../../engine/duel/api';

const DESERTAPIR = 13409151;

/** Flip: turns a face-up monster face-down, of either side; no Desertapir and no Token. */
export default monster(13409151, {
  effects: [
    flip({
      targets: target((q) => q.faceUpMonsters().filter((id) => !q.isNamed(id, DESERTAPIR) && mayBeTurnedFaceDown(q, id))),
      *resolve(e) {
        yield* turnFaceDown(e, e.targets);
      },
    }),
  ],
});
