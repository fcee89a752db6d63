import { expect, test } from 'vitest';
import { saidAgainst, type Thought } from './thought';

const WORDS = {
  refused: 'Not now.',
  against: (acts: readonly string[], why: string) => `${acts.join(', ')}: ${why}`,
} as Parameters<typeof saidAgainst>[1];
const ONCE = 'One Normal Summon or Set in a turn.';

const thought = (label: string, options: Thought['options'], ...reasons: readonly string[]): Thought => ({
  key: label,
  label,
  options,
  reasons: reasons.map((text) => ({ text })),
  isUsual: true,
});

test('acts that one reason forbids are named before it, each reason stands once, and what is legal is not spoken of', () => {
  const thoughts = [
    thought('Activate', [{ index: 3, do: 'activate' }]),
    thought('Normal Summon', [], ONCE, 'No zone is free.'),
    thought('Attack', [], 'Not in this phase.'),
    thought('Set', [], ONCE),
    thought('Flip', []),
  ];
  expect(saidAgainst(thoughts, WORDS)).toBe(`Normal Summon, Set: ${ONCE} Attack: Not in this phase. Flip: Not now.`);
  expect(saidAgainst([thought('Activate', [{ index: 3, do: 'activate' }])], WORDS)).toBe('');
});
