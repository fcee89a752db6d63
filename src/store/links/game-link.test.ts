import { beforeEach, describe, expect, test } from 'vitest';
import { desk, useTable } from '../desk/table-store';
import { gamesOfThisPage, fetchGame } from '../game';
import type { PlayedBack } from '../recordings/played-back';
import { readRecordedFile } from '../recordings/recorded-file';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { randomVision, savedVision } from '../../games/vision/testing/random-vision';
import { usePlayback } from '../watching/playback';
import type { SavedGame } from '../keeping/saved-game';
import { gameLink, LONGEST_LINK, openGameLink } from './game-link';
import { packed, unpacked } from './packed';

const { stop, watchAs, playOn } = usePlayback.getState();
const watched = () => usePlayback.getState().watched!;

function played(saved: SavedGame): PlayedBack {
  const read = readRecordedFile(gamesOfThisPage(), JSON.stringify(saved));
  if (!read.ok) throw new Error(read.problem.detail);
  return read.file.played;
}
async function textIn(detail: string): Promise<string> {
  const read = await unpacked(detail);
  if (!read.ok) throw new Error(read.fault.why);
  return read.text;
}
const surrendered = (): SavedGame => {
  const run = randomDuel('linked', 60);
  run.surrender(1);
  return savedOf(run);
};

beforeEach(() => {
  stop();
  useTable.getState().leave();
});

describe('a link to a position', () => {
  test('of a duel that is not over holds what everybody saw there: no hand, no seed, no answer, no earlier position', async () => {
    const duel = played(savedOf(randomDuel('linked', 80)));
    const link = await gameLink(duel, 30);
    expect(link.hasHands).toBe(false);
    const text = await textIn(link.detail);
    expect(JSON.parse(text)).toMatchObject({ format: 'kusari-public', positions: { length: 1 } });
    for (const secret of ['seed', 'answers', 'recording', 'linked', 'bench-a']) expect(text).not.toContain(secret);
    expect(await openGameLink(link.detail)).toBeNull();
    expect(watched().played.isPublic).toBe(true);
    const { seats, turn } = watched().view;
    expect(turn).toBe(duel.view(30, 'public').turn);
    expect(seats.flatMap(({ zones }) => zones.hand!.cards.map((card) => card?.known))).not.toContain(true);
    expect(watchAs('both', true)).toBe(false);
    expect(playOn()).toBe(false);
  });

  test('of a duel that is over opens at that position, with hands once that is agreed, and can be played on', async () => {
    const duel = played(surrendered());
    const link = await gameLink(duel, 12);
    expect(link.hasHands).toBe(true);
    expect(await openGameLink(link.detail)).toBeNull();
    expect(watched().view).toEqual(duel.view(12, 'public'));
    expect(watchAs('both', true)).toBe(true);
    expect(watched().view).toEqual(duel.view(12, 'both'));
    expect(playOn()).toBe(true);
    expect(desk.open!.running.session.answerCount).toBe(12);
  });

  test('of a duel whose match goes on holds no Decks, although the duel is over', async () => {
    const whole = played(surrendered());
    const inMatch = {
      ...whole,
      takenUpAt: (position: number) => ({ ...whole.takenUpAt(position)!, match: { stage: { kind: 'dueling' } } }),
    } as unknown as PlayedBack;
    expect((await gameLink(inMatch, whole.positions - 1)).hasHands).toBe(false);
  });

  test('of VISION is opened too', async () => {
    await fetchGame('vision');
    const duel = played(savedVision(randomVision('linked', 60)));
    const link = await gameLink(duel, 40);
    expect(await openGameLink(link.detail)).toBeNull();
    expect(watched().played.profile).toBe('vision');
    expect(watched().view.turn).toBe(duel.view(40, 'public').turn);
  });

  test('is short enough to be sent', async () => {
    for (const saved of [surrendered(), savedOf(randomDuel('linked', 400))]) {
      const duel = played(saved);
      const { detail } = await gameLink(duel, duel.positions - 1);
      expect(detail.length).toBeLessThan(LONGEST_LINK / 2);
    }
  });
});

describe('a link that cannot be opened', () => {
  test('leaves the running duel and what is watched as they are, and says why', async () => {
    useTable.getState().openFile(JSON.stringify(savedOf(randomDuel('kept', 20))));
    const before = JSON.stringify(desk.open!.running.session.save());
    const { detail } = await gameLink(played(surrendered()), 12);
    expect(await openGameLink(detail.slice(0, 200))).toMatchObject({ kind: 'pack', fault: { why: 'cut' } });
    expect(await openGameLink(await packed('{"format":"something"}'))).toMatchObject({
      kind: 'duel',
      problem: { why: 'foreign' },
    });
    expect(await openGameLink(await packed('no json'))).toMatchObject({ kind: 'duel', problem: { why: 'damaged' } });
    expect(usePlayback.getState().watched).toBeNull();
    expect(JSON.stringify(desk.open!.running.session.save())).toBe(before);
  });
});
