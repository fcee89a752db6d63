import { monster, stats, type Attribute } from '../../../../engine/duel/api';
import { ofAttribute } from './kinds';

/** Monsters that make all monsters of one Attribute stronger and all of another weaker, on both sides, themselves included. */
export const favours = (passcode: number, favoured: Attribute, weakened: Attribute) =>
  monster(passcode, {
    continuous: [stats(ofAttribute(favoured), { atk: 500 }), stats(ofAttribute(weakened), { atk: -400 })],
  });
