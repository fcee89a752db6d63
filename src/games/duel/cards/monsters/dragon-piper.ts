import { changePosition, destroy, flip, monster } from '../../../../engine/duel/api';

const DRAGON_CAPTURE_JAR = 50045299;

/** Flip: destroys every face-up Dragon Capture Jar; if any went, all face-up Dragons are put in attack position. */
export default monster(55763552, {
  effects: [
    flip({
      *resolve(e) {
        const jars = e.spellsTraps().filter((id) => e.isFaceUp(id) && e.isNamed(id, DRAGON_CAPTURE_JAR));
        const broken = yield* destroy(e, jars);
        const dragons = e.faceUpMonsters().filter((id) => e.race(id) === 'Dragon' && !e.isInAttackPosition(id));
        if (broken.length > 0) yield* changePosition(e, dragons);
      },
    }),
  ],
});
