import { expect, test, vi } from 'vitest';
import type { Place } from '../../../engine/table';
import { duelGame } from './index';
import { DuelSession, type AnswerView } from '../../../engine/duel';
import { sessionIn } from '../scenario/testing';

function act(session: DuelSession, does: string, card: string): void {
  const { player, options = [] } = session.view(session.view('public').decision!.player).decision!;
  const option = options.find((one) => one.do === does && one.card === card)!;
  expect(session.answer(player, { kind: 'option', index: option.index }).ok).toBe(true);
}

const cards = (...places: Place[]): AnswerView => ({ kind: 'cards', places });

test('cost and target belong to the act that is being announced, and the last of them announces it', () => {
  const session = sessionIn([
    { hand: ['Vorse Raider', 'Summoned Skull'], spellsTraps: [{ card: 'Raigeki Break' }] },
    { monsters: [{ card: 'Man-Eater Bug' }, { card: 'Celtic Guardian' }] },
  ]);
  expect(session.announcing).toBeNull();
  act(session, 'activate', '0:spellTrap:0');
  expect(session.announcing).toBe(0);
  const discard = cards('0:hand:0');
  expect(session.announces(0, discard)).toBe(false);
  expect(session.answer(0, discard).ok).toBe(true);
  expect(session.announcing).toBe(0);
  const target = cards('1:monster:1');
  expect(session.announces(0, target)).toBe(true);
  expect(session.announcing).toBe(0);
  expect(session.answer(0, target).ok).toBe(true);
  expect(session.announcing).toBeNull();
});

test('a pick whose last part has only one answer announces the act by itself', () => {
  const session = sessionIn([
    { hand: ['Vorse Raider', 'Summoned Skull'], spellsTraps: [{ card: 'Raigeki Break' }] },
    { monsters: [{ card: 'Man-Eater Bug' }] },
  ]);
  act(session, 'activate', '0:spellTrap:0');
  expect(session.announces(0, cards('0:hand:0'))).toBe(true);
  expect(session.announces(0, cards('1:monster:0'))).toBe(false);
});

test('tributes belong to the Summon that is being announced', () => {
  const session = sessionIn([
    { hand: ['Summoned Skull'], monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
    {},
  ]);
  act(session, 'normalSummon', '0:hand:0');
  expect(session.announcing).toBe(0);
  expect(session.announces(0, cards('0:monster:0'))).toBe(true);
});

test('what an effect asks on its resolution belongs to no announcement', () => {
  const session = sessionIn([{ hand: ['Graceful Charity', 'Vorse Raider', 'Summoned Skull'] }, { hand: ['Vorse Raider'] }]);
  act(session, 'activate', '0:hand:0');
  while (session.passAnswer()) session.answer(session.moment!.player, session.passAnswer()!);
  expect(session.moment).toMatchObject({ player: 0, kind: 'choose' });
  expect(session.announcing).toBeNull();
});

test('a window that was passed before an act is no part of it', () => {
  const session = sessionIn([
    { hand: ['Vorse Raider'] },
    { spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }], monsters: [{ card: 'Celtic Guardian' }] },
  ]);
  act(session, 'normalSummon', '0:hand:0');
  while (!session.view(1).decision?.options?.some((one) => one.do === 'activate'))
    session.answer(session.moment!.player, session.passAnswer()!);
  const began = session.answerCount;
  act(session, 'activate', '1:spellTrap:0');
  expect(session.moment).toMatchObject({ player: 1, kind: 'choose' });
  expect(session.announcing).toBe(began);
});

const tributing = (): DuelSession => {
  const session = sessionIn([
    { hand: ['Summoned Skull'], monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
    {},
  ]);
  act(session, 'normalSummon', '0:hand:0');
  return session;
};

test('whether a pick announces the act is tried once, however often the table asks', () => {
  const session = tributing();
  const forks = vi.spyOn(session, 'at');
  for (let drawn = 0; drawn < 3; drawn++) expect(session.announces(0, cards('0:monster:0'))).toBe(true);
  expect(forks).toHaveBeenCalledTimes(1);
});

test('an answer is looked at by the rules once, a legal one and one that is not', () => {
  const loaded = duelGame.load(tributing().save());
  if (!loaded.ok) throw new Error(loaded.error.where);
  const { run } = loaded;
  const session = DuelSession.over(run);
  const fits = vi.fn((picked: readonly number[]) => run.duel.state.cards[picked[0]!]!.slot === 1);
  Object.assign(run.decision!, { fits });
  expect(session.answer(0, cards('0:monster:0'))).toMatchObject({ ok: false, reasons: [{ rule: 'not-in-this-decision' }] });
  expect(fits).toHaveBeenCalledTimes(1);
  expect(session.answer(0, cards('0:monster:1')).ok).toBe(true);
  expect(fits).toHaveBeenCalledTimes(2);
});
