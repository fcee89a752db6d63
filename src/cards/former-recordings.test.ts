import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Recording } from '../engine/duel';
import { duelGame } from './index';

/** Recordings of `kusari-recording/1`, as that engine wrote them, each with rest points that it had on the way. */
interface Former extends Omit<Recording, 'format' | 'rest'> {
  readonly format: 'kusari-recording/1';
  readonly rests: readonly { readonly where: string; readonly rest: Recording['rest'] }[];
}

const file = new URL('../engine/duel/testing/former/format-1.json', import.meta.url);
const recordings = JSON.parse(readFileSync(file, 'utf8')) as readonly Former[];

describe('a recording of the former format', () => {
  test.each(
    recordings.map(({ rests, ...recording }) => ({ recording, rests, seed: JSON.stringify(recording.origin).slice(0, 80) })),
  )('plays from its beginning to the same question: $seed', ({ recording, rests }) => {
    const loaded = duelGame.load({ ...recording, rest: rests[0]!.rest });
    expect(loaded.ok && (loaded.lost ?? 'whole')).toBe('whole');
    expect(loaded.ok && loaded.run.answers.length).toBe(recording.answers.length);
  });

  const rests = recordings.flatMap(({ rests, ...recording }) => rests.map(({ where, rest }) => ({ where, recording, rest })));
  test.each(rests)(
    'is taken up at a rest point ($where), and the same is asked after each of its answers',
    ({ recording, rest }) => {
      expect(rest.at).toBeLessThan(recording.answers.length);
      const loaded = duelGame.load({ ...recording, rest }, 'lastRestPoint');
      expect(loaded.ok && (loaded.lost ?? 'whole')).toBe('whole');
      expect(loaded.ok && loaded.run.save().prints).toEqual(recording.prints);
    },
  );

  test('that begins with a position goes on from it', () => {
    const { rests, ...recording } = recordings[0]!;
    const { at, state } = rests[0]!.rest;
    const from = (list: readonly unknown[]): readonly unknown[] => list.slice(at);
    const position = {
      ...recording,
      origin: { kind: 'position', state },
      answers: from(recording.answers),
      prints: from(recording.prints),
      rest: { at: 0, state },
    };
    const loaded = duelGame.load(position);
    expect(loaded.ok && (loaded.lost ?? 'whole')).toBe('whole');
  });

  test('whose position is damaged is refused with a sentence, and says where', () => {
    const { rests, ...recording } = recordings[0]!;
    const state = { ...rests[0]!.rest.state, situations: [{ kind: 'phase', phase: 'nowhere', stage: 77 }] };
    expect(duelGame.load({ ...recording, rest: { ...rests[0]!.rest, state } }, 'lastRestPoint')).toMatchObject({
      ok: false,
      error: { code: 'damaged', where: expect.stringContaining('frames') },
    });
  });
});
