import { describe, expect, test } from 'vitest';
import type { DuelSession, OptionView } from '../../../engine/duel';
import { sessionIn, type TestScenario } from '../scenario/testing';

/** Gives an answer: the first listed act that fits, else a pass or the first cards. @returns whether it fitted. */
function answer(session: DuelSession, fits: (option: OptionView) => boolean): boolean {
  const { player } = session.view('public').decision!;
  const { options = [], pick } = session.view(player).decision!;
  const wanted = options.find(fits);
  const option = wanted ?? options.find(({ do: act }) => act === 'pass');
  if (pick) session.answer(player, { kind: 'cards', places: pick.from.slice(0, pick.min).map(({ place }) => place) });
  else session.answer(player, { kind: 'option', index: option!.index });
  return wanted !== undefined;
}

/** That act, as soon as it is offered, and then everybody passes until the turn player may act again. */
function settle(session: DuelSession, fits: (option: OptionView) => boolean): DuelSession {
  for (let i = 0; !answer(session, fits); i++) if (i > 30) throw new Error('it is never offered');
  for (let i = 0; i < 30; i++) {
    const { kind } = session.view('public').decision!;
    if (kind === 'idle' || kind === 'battle') return session;
    answer(session, () => false);
  }
  throw new Error('it never comes to rest');
}

const said = (session: DuelSession) => session.view('public').soFar;
const kinds = (session: DuelSession, isOpen: boolean) =>
  said(session)!
    .filter((deed) => deed.isOpen === isOpen)
    .map(({ kind, amount }) => (amount === undefined ? kind : `${kind} ${amount}`));

type Side = NonNullable<TestScenario['players']>[0];
const duel = (own: Side, across: Side = {}) => sessionIn([own, across]);

describe('how the turn stands', () => {
  test('R110: the Normal Summon is open until it is made, and then named with its monster', () => {
    const session = duel({ hand: ['Vorse Raider', 'Gemini Elf'] });
    expect(kinds(session, true)).toContain('normalSummon');
    settle(session, (one) => one.do === 'normalSummon');
    expect(kinds(session, true)).not.toContain('normalSummon');
    expect(said(session)).toContainEqual({ kind: 'normalSummon', isOpen: false, passcodes: [14898066] });
  });

  test('a Set monster has used it too, and is named to nobody', () => {
    const session = settle(duel({ hand: ['Vorse Raider'] }), (one) => one.do === 'setMonster');
    for (const viewer of [0, 1, 'public'] as const)
      expect(session.view(viewer).soFar).toContainEqual({ kind: 'normalSet', isOpen: false });
  });

  test('monsters that may attack are counted until they have, and then named', () => {
    const session = duel(
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf' }, { card: 'Celtic Guardian', position: 'defense' }] },
      { monsters: [{ card: 'Big Shield Gardna', position: 'defense' }] },
    );
    expect(kinds(session, true)).toContain('mayAttack 2');
    settle(session, (one) => one.to === 'battle');
    settle(session, (one) => one.do === 'attack');
    expect(kinds(session, true)).toContain('mayAttack 1');
    expect(said(session)!.find(({ kind }) => kind === 'attack')?.passcodes).toHaveLength(1);
  });

  test('what may take another position is counted of face-down monsters by when they came alone', () => {
    const of = (card: string) => kinds(duel({ monsters: [{ card, position: 'set' }, { card: 'Gemini Elf' }] }), true);
    expect(of('Celtic Guardian')).toContain('mayTurn 2');
    expect(of('Magician of Faith')).toEqual(of('Celtic Guardian'));
  });
});

describe('what lasts', () => {
  const lasts = (session: DuelSession) => session.view('public').lasts;

  test('R323: Swords of Revealing Light say how many turns of the other player are left', () => {
    const swords = { spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up' as const }] };
    expect(lasts(duel(swords))).toEqual([{ kind: 'turns', player: 0, passcode: 72302403, turns: 3, whose: 1 }]);
  });

  test('what an effect has left behind lasts until its time is over', () => {
    const session = duel({ hand: ['Rush Recklessly'], monsters: [{ card: 'Vorse Raider' }] });
    settle(session, (one) => one.do === 'activate');
    expect(lasts(session)).toMatchObject([{ kind: 'effect', player: 0, passcode: 70046172, turns: 0, about: [14898066] }]);
  });

  test('a continuous card stays, a Set one is not told', () => {
    const traps = [
      { card: 'Skill Drain', face: 'up' as const },
      { card: 'Jar of Greed', face: 'set' as const },
    ];
    expect(lasts(duel({ spellsTraps: traps }))).toMatchObject([{ kind: 'stays', player: 0 }]);
  });
});
