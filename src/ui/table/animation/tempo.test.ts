import { expect, test } from 'vitest';
import { PACES } from '../../../store/keeping/settings';
import { tempoOf } from './tempo';

test('for an audience cards move more slowly than usual, and they can move faster than usual', () => {
  const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map((pace) => tempoOf({ motion: 'full', pace }, false));
  for (const time of ['flight', 'strike', 'apart', 'beat', 'rest'] as const) {
    expect(slow![time]).toBeGreaterThan(normal![time]);
    expect(normal![time]).toBeGreaterThan(fast![time]);
  }
});

test('where little motion is wished, nothing travels at any speed: what is new fades in, and nothing waits for it', () => {
  for (const pace of PACES.filter((one) => one !== 'off'))
    for (const tempo of [tempoOf({ motion: 'reduced', pace }, false), tempoOf({ motion: 'system', pace }, true)])
      expect(tempo).toMatchObject({ how: 'fades', apart: 0, beat: 0, strike: 0 });
});

test('what was chosen at the table comes before what the system asks for', () => {
  expect(tempoOf({ motion: 'full', pace: 'normal' }, true).how).toBe('moves');
});

test('switched off, everything stands at once, whatever else was chosen', () => {
  expect(tempoOf({ motion: 'full', pace: 'off' }, false)).toMatchObject({ how: 'stands', flight: 0 });
});
