import { describe, expect, test } from 'vitest';
import { duelGame } from '.';
import type { DuelSetup, ProfileId, Recording } from '../../../engine/duel';

const CELTIC_GUARDIAN = 91152256;
/** A card that only the later turn flow knows. */
const [ofModern] = duelGame
  .pool('modern')
  .playable.filter(({ id }) => duelGame.pool('expert').facts(id) === undefined)
  .map(({ id }) => id);

const setupOf = (profile: ProfileId, passcode: number): DuelSetup => {
  const main = Array.from({ length: 40 }, () => passcode);
  return { profile, seed: '1', decks: [{ main }, { main }], first: 0 };
};
const recordingOf = (profile: ProfileId, passcode: number): Recording => duelGame.start(setupOf(profile, passcode)).save();

describe('a duel is taken up with the cards of its rule set', () => {
  test.each([
    ['expert', CELTIC_GUARDIAN],
    ['modern', CELTIC_GUARDIAN],
    ['modern', ofModern!],
  ] as const)('%s with card %i', (profile, passcode) => {
    for (const replay of ['all', 'lastRestPoint'] as const) {
      const loaded = duelGame.load(recordingOf(profile, passcode), replay);
      expect(loaded.ok && loaded.run.duel.state.profile).toBe(profile);
      expect(loaded.ok && loaded.run.pool).toBe(duelGame.pool(profile));
    }
  });

  test('a card that only another rule set knows makes it a bad file', () => {
    const setup = setupOf('expert', ofModern!);
    const recording = { ...recordingOf('modern', ofModern!), origin: { kind: 'setup', setup } };
    expect(duelGame.load(recording)).toMatchObject({
      ok: false,
      error: { code: 'damaged', where: '$.origin.setup.decks[0].main[0]' },
    });
  });

  test('a rest point of another rule set than its beginning makes it a bad file', () => {
    const [ofExpert, other] = [recordingOf('expert', CELTIC_GUARDIAN), recordingOf('modern', CELTIC_GUARDIAN)];
    expect(duelGame.load({ ...ofExpert, rest: other.rest })).toMatchObject({
      ok: false,
      error: { code: 'damaged', where: '$.rest.state.profile', expected: '"expert"', got: '"modern"' },
    });
  });

  test('a rule set that nobody knows makes it a bad file', () => {
    const recording = recordingOf('expert', CELTIC_GUARDIAN);
    const origin = { kind: 'setup', setup: { ...setupOf('expert', CELTIC_GUARDIAN), profile: 'constructor' } };
    expect(duelGame.load({ ...recording, origin })).toMatchObject({
      ok: false,
      error: { code: 'damaged', where: '$.origin.setup.profile' },
    });
  });
});
