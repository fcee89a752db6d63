import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Recording } from '../../../engine/duel';
import { duelGame } from './index';

/** Recordings of former formats, as the engine of their time wrote them, each with rest points that it had on the way. */
interface Former extends Omit<Recording, 'format' | 'rest'> {
  readonly format: 'kusari-recording/1' | 'kusari-recording/2';
  readonly rests: readonly { readonly where: string; readonly rest: Recording['rest'] }[];
}

const written = (name: string): readonly Former[] =>
  JSON.parse(readFileSync(new URL(`../../../engine/duel/testing/former/${name}.json`, import.meta.url), 'utf8')) as Former[];
/** Of the second: from before cards came in batches, and from when all were known and not all could be played. */
const [first, second] = [written('format-1'), written('format-2')];
const recordings = [...first, ...second];

/**
 * Where a rule has changed since: an optional trigger of Chain Link 2 that was offered after a Link 1 that did nothing (E53), and
 * a Tributed Banisher of the Light that was removed from play, and the other Tribute with it.
 */
const CHANGED: Readonly<Record<string, number>> = { 'former 323': 298, 'former 61': 147 };

const seedOf = ({ origin }: Pick<Recording, 'origin'>): string =>
  origin.kind === 'setup' ? String(origin.setup.seed) : 'a position';

describe('a recording of a former format', () => {
  test.each(recordings.map(({ rests, ...recording }) => ({ recording, rests, seed: seedOf(recording) })))(
    'plays from its beginning to the same question, or to where a rule has changed: $seed',
    ({ recording, rests, seed }) => {
      const changed = CHANGED[seed];
      const loaded = duelGame.load({ ...recording, rest: rests[0]!.rest });
      expect(loaded.ok && (loaded.lost?.where ?? 'whole')).toBe(changed === undefined ? 'whole' : `$.answers[${changed}]`);
      // From there it goes on at its last rest point.
      expect(loaded.ok && loaded.run.answers.length).toBe(recording.answers.length);
    },
  );

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

  test.each([
    ['expert', undefined, 290],
    ['modern', undefined, 311],
    ['expert', 12, 1698],
    ['modern', 12, 1718],
  ])('knows the names that there were when it began: %s, batch %s, %s names', (profile, batch, names) => {
    const declared = second.filter(
      ({ origin, prints }) =>
        origin.kind === 'setup' &&
        origin.setup.profile === profile &&
        origin.setup.poolBatch === batch &&
        prints.some((print) => /^answer[01]:/.test(print) && print.endsWith(`:${names}`)),
    );
    expect(declared).toHaveLength(1);
    for (const { rests, ...recording } of declared) {
      const loaded = duelGame.load({ ...recording, rest: rests[0]!.rest }, 'lastRestPoint');
      expect(loaded.ok && loaded.run.duel.state.poolBatch).toBe(batch);
      expect(loaded.ok && loaded.run.save().format).toBe('kusari-recording/3');
    }
  });

  test('of a format that is not known yet is refused', () => {
    const { rests, ...recording } = second[0]!;
    expect(duelGame.load({ ...recording, rest: rests[0]!.rest, format: 'kusari-recording/4' })).toMatchObject({
      ok: false,
      error: { code: 'otherFormat' },
    });
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
