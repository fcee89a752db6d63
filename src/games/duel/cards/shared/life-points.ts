import { damage, gainLifePoints, spell } from '../../../../engine/duel/api';

/** Spells that do nothing but damage the opponent. */
export const burns = (passcode: number, amount: number) =>
  spell(passcode, {
    activate: {
      affectsOnePlayer: true,
      *resolve(e) {
        yield* damage(e, e.opponent, amount);
      },
    },
  });

/** Spells that do nothing but give their player Life Points. There is no maximum. */
export const cures = (passcode: number, amount: number) =>
  spell(passcode, {
    activate: {
      affectsOnePlayer: true,
      *resolve(e) {
        yield* gainLifePoints(e, e.player, amount);
      },
    },
  });
