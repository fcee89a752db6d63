import { expect, test, vi } from 'vitest';
import { DuelSession } from '../../../engine/duel';
import { duelGame } from './index';

test('whether an answer is legal is looked at once, when it is given', () => {
  const [first, second] = duelGame.decks('expert');
  const run = duelGame.start({ profile: 'expert', seed: 'once', decks: [first!, second!], first: 0 });
  const session = DuelSession.over(run);
  const [asked, given] = [vi.spyOn(run, 'isLegal'), vi.spyOn(run, 'give')];
  const { player, options } = session.view(0).decision!;
  expect(session.answer(player, { kind: 'option', index: options![0]!.index })).toEqual({ ok: true });
  expect(session.answer(player, { kind: 'option', index: 99 })).toMatchObject({ ok: false });
  expect(given).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});
