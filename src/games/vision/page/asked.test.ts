import { expect, test } from 'vitest';
import { visionTexts } from '../texts';
import { askedOpenly } from './asked';
import { asked, combatView } from './testing/fixture';

const NAMES = ['REN', 'AYA'] as const;

test('everybody hears that an attack may be defended only where the engine says that it may', () => {
  const [attack] = combatView().stack;
  const heard = (defence: 'now' | 'tooLate'): string =>
    askedOpenly(combatView({ decision: { ...asked({}), player: 1, defence: { is: defence } }, stack: [attack!] }), {
      names: NAMES,
      texts: visionTexts.en,
      cardName: () => 'Bell Ogre',
    });
  expect(heard('now')).toContain('Defend?');
  expect(heard('tooLate')).not.toContain('Defend?');
});
