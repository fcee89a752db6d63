import { describe, expect, test } from 'vitest';
import type { Place } from '../../../engine/table';
import { duelGame } from '.';
import { announcementOfEnd, DuelSession, type WishView } from '../../../engine/duel';
import { sessionIn } from '../scenario/testing';

const builtInDecks = duelGame.decks('expert');

test('a wish about an empty place is answered by nothing-there, and one about a card by its own reasons', () => {
  const session = DuelSession.over(
    duelGame.start({
      profile: 'expert',
      seed: '1',
      decks: [builtInDecks[0]!, builtInDecks[1]!],
      first: 0,
    }),
  );
  expect(session.whyNot(0, { do: 'flipSummon', card: '0:monster:3' })).toEqual([{ rule: 'nothing-there' }]);
  expect(session.whyNot(0, { do: 'flipSummon', card: '0:hand:0' }).map(({ rule }) => rule)).toContain('wrong-place');
});

const rules = ({ reasons }: Pick<WishView, 'reasons'>): readonly string[] => reasons.map(({ rule }) => rule);
const told = (wishes: readonly WishView[]): unknown =>
  wishes.map((wish) => [wish.do, wish.options.length > 0 ? 'offered' : rules(wish)]);

describe('wishes at a place', () => {
  const session = sessionIn([
    {
      hand: ['Vorse Raider', 'Summoned Skull', 'Pot of Greed', 'Umi'],
      monsters: [{ card: 'Celtic Guardian' }, { card: 'Man-Eater Bug', position: 'set' }],
    },
    { hand: ['Sangan'], monsters: [{ card: 'Gemini Elf' }] },
  ]);

  test('of a card of the hand are its acts, the offered ones first, each of the others with its reasons', () => {
    expect(told(session.wishesAt(0, '0:hand:0'))).toEqual([
      ['normalSummon', 'offered'],
      ['setMonster', 'offered'],
    ]);
    expect(told(session.wishesAt(0, '0:hand:2'))).toEqual([
      ['activate', 'offered'],
      ['setSpellTrap', 'offered'],
    ]);
  });

  test('are thought of once in a position, whoever asks: at the card, in the prompt and beside the field', () => {
    const asked = sessionIn([{ hand: ['Vorse Raider', 'Celtic Guardian'] }, {}]);
    const wishes = asked.wishesAt(0, '0:hand:0');
    expect(asked.wishesAt(0, '0:hand:0')).toBe(wishes);
    expect(asked.wishesAt(1, '0:hand:0')).not.toEqual(wishes);
    const [summon] = wishes[0]!.options;
    expect(asked.answer(0, { kind: 'option', index: summon!.index }).ok).toBe(true);
    expect(asked.wishesAt(0, '0:hand:0')).not.toEqual(wishes);
  });

  test('to Normal Summon or Set say how many Tributes it takes, whether it is offered or not', () => {
    const tributes = (place: Place) =>
      session.wishesAt(0, place).map((wish) => [wish.do, wish.options.map((option) => option.tributes), wish.tributes]);
    expect(tributes('0:hand:0')).toEqual([
      ['normalSummon', [undefined], undefined],
      ['setMonster', [undefined], undefined],
    ]);
    expect(tributes('0:hand:1')).toEqual([
      ['normalSummon', [1], undefined],
      ['setMonster', [1], undefined],
    ]);
    const alone = sessionIn([{ hand: ['Summoned Skull'] }, {}]);
    expect(alone.wishesAt(0, '0:hand:0').map((wish) => [wish.options, wish.tributes])).toEqual([
      [[], 1],
      [[], 1],
    ]);
  });

  test('of a monster on the field name what is not usual in this phase after what is', () => {
    expect(told(session.wishesAt(0, '0:monster:0'))).toEqual([
      ['changePosition', 'offered'],
      ['attack', ['battle-step-only']],
    ]);
    expect(session.wishesAt(0, '0:monster:0').map(({ isUsual }) => isUsual)).toEqual([true, false]);
  });

  test('of a monster whose text is never activated say so', () => {
    const applies = sessionIn([{ monsters: [{ card: 'Jinzo' }] }, {}]);
    expect(told(applies.wishesAt(0, '0:monster:0').slice(0, 2))).toEqual([
      ['changePosition', 'offered'],
      ['activate', ['no-such-effect']],
    ]);
  });

  test('against a monster of the other side are attacks, one by each own monster', () => {
    const wishes = session.wishesAt(0, '1:monster:0');
    expect(wishes.map(({ card, target }) => [card, target])).toEqual([
      ['0:monster:0', '1:monster:0'],
      ['0:monster:1', '1:monster:0'],
    ]);
    expect(wishes.every((wish) => rules(wish).length > 0)).toBe(true);
  });

  test('for an empty zone are those of the cards of the hand that come to it', () => {
    const cardsFor = (place: Place) => [...new Set(session.wishesAt(0, place).map(({ card }) => card))];
    expect(cardsFor('0:monster:4')).toEqual(['0:hand:0', '0:hand:1']);
    expect(cardsFor('0:spellTrap:4')).toEqual(['0:hand:2']);
    expect(cardsFor('0:field:0')).toEqual(['0:hand:3']);
    expect(cardsFor('1:monster:4')).toEqual([]);
  });

  test('are for everybody else only what needs no look at the hand or under a face-down card', () => {
    for (const viewer of [1, 'public'] as const) {
      expect(session.wishesAt(viewer, '0:hand:0')).toEqual([]);
      expect(session.wishesAt(viewer, '0:monster:4')).toEqual([]);
      expect(told(session.wishesAt(viewer, '0:monster:0'))).toEqual([['changePosition', 'offered']]);
      expect(told(session.wishesAt(viewer, '0:monster:1'))).toEqual([['flipSummon', 'offered']]);
      expect(session.wishesAt(viewer, '0:monster:1')[0]!.options[0]).not.toHaveProperty('passcode');
    }
  });

  test('are none where no acts are asked', () => {
    const asked = sessionIn([{ hand: ['Vorse Raider'] }, { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] }]);
    const summon = asked.wishesAt(0, '0:hand:0')[0]!.options[0]!;
    asked.answer(0, { kind: 'option', index: summon.index });
    expect(asked.moment).toMatchObject({ player: 1, kind: 'respond' });
    expect(asked.wishesAt('public', '1:spellTrap:0')).toEqual([]);
    expect(asked.wishesAt(0, '0:monster:0')).toEqual([]);
    expect(told(asked.wishesAt(1, '1:spellTrap:0'))).toEqual([['activate', expect.anything()]]);
  });
});

describe('a card that is to go to another place', () => {
  const session = sessionIn([
    { hand: ['Vorse Raider', 'Pot of Greed', 'Umi'], monsters: [{ card: 'Celtic Guardian' }] },
    { monsters: [{ card: 'Gemini Elf' }] },
  ]);
  const acts = (from: Place, to: Place) => session.wishesTo(0, from, to).options.map((option) => option.do);
  const against = (from: Place, to: Place) => rules(session.wishesTo(0, from, to));

  test('is offered what brings it there', () => {
    expect(acts('0:hand:0', '0:monster:3')).toEqual(['normalSummon', 'setMonster']);
    expect(acts('0:hand:1', '0:spellTrap:3')).toEqual(['activate', 'setSpellTrap']);
    expect(acts('0:hand:2', '0:field:0')).toEqual(['activate', 'setSpellTrap']);
  });

  test('does not go to a zone of another kind, and the reason is told', () => {
    expect(against('0:hand:1', '0:monster:3')).toEqual(['not-a-monster']);
    expect(against('0:hand:0', '0:spellTrap:3')).toEqual(['not-a-spell-or-trap']);
    expect(against('0:hand:1', '0:field:0')).toEqual(['field-zone']);
  });

  test('attacks there if it is a monster, or is told why not', () => {
    expect(acts('0:monster:0', '1:monster:0')).toEqual([]);
    expect(against('0:monster:0', '1:monster:0')).toContain('battle-step-only');
  });
});

describe('what can be announced', () => {
  const session = sessionIn([{ hand: ['Vorse Raider'] }, {}]);

  test('is told of every phase, with the reasons where it cannot be', () => {
    const wishes = session.announcements(0);
    expect(wishes.filter(({ options }) => options.length > 0).map(({ to }) => to)).toEqual(['battle', 'end']);
    expect(rules(wishes.find(({ to }) => to === 'main2')!)).toContain('main2-after-battle');
    expect(session.announcements('public').map(({ to, reasons }) => [to, reasons])).toEqual(
      wishes.map(({ to, reasons }) => [to, reasons]),
    );
  });

  test('brings the end of the turn nearest with the end of the phase', () => {
    expect(announcementOfEnd(session.view(0).decision!)?.to).toBe('end');
    expect(announcementOfEnd(session.view('public').decision!)).toBeUndefined();
  });

  test('and other open acts are counted among themselves, and given by that number', () => {
    const open = session.openActs()!;
    expect(open.map(({ index, to }) => [index, to])).toEqual([
      [0, 'battle'],
      [1, 'end'],
    ]);
    const own = session.view(0).decision!.options!.find(({ to }) => to === 'end')!;
    expect(own.index).toBeGreaterThan(1);
    expect(session.openAct(1)).toEqual({ kind: 'option', index: own.index });
    expect(session.openAct(2)).toBeUndefined();
  });
});
