import { chooseCard, declareNumber, destroy, ignition, monster, rollDie } from '../../../../engine/duel/api';

/** Once per turn: of two rolls one is chosen, and a face-up monster with that Level is destroyed, on either side. */
export default monster(46303688, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        const rolls = [yield* rollDie(e), yield* rollDie(e)].toSorted((a, b) => a - b);
        const level = rolls[0] === rolls[1] ? rolls[0]! : yield* declareNumber(e, rolls);
        const hit = yield* chooseCard(e, { from: e.faceUpMonsters().filter((id) => e.level(id) === level), prompt: 'destroy' });
        if (hit !== undefined) yield* destroy(e, [hit]);
      },
    }),
  ],
});
