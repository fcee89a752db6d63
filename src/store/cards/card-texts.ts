/** Fetched with the screens that show what a card does: the set-up does not wait for it. */
import { cardTexts } from '../../cards/data/texts';

export { cardTexts };

/** Of a Pendulum monster: so many of its parts, the first ones, are what it does in a Pendulum Zone. */
export const pendulumParts = (passcode: number): number => cardTexts(passcode)?.pendulum ?? 0;
