import { describe, expect, test } from 'vitest';
import { duelGame } from '../cards';
import { cardNamed } from '../../../store/cards/card-book';
import { asScenario } from './as-scenario';
import { begin, isBegun } from './begin';
import { cardAt, emptyPosition, type LaidPosition, type Spot } from './laid-position';
import { changeCard, changeSeat, freeSpot, lay, takeAway } from './laying';
import { positionText, readPosition } from './position-text';
import { isImpossible, problemsOf } from './problems';

const card = (name: string): number => cardNamed(name)!.id;
const at = (seat: 0 | 1, zone: Spot['zone'], index = 0): Spot => ({ seat, zone, index });
const laid = (...cards: readonly (readonly [name: string, spot: Spot])[]): LaidPosition =>
  cards.reduce((position, [name, spot]) => lay(position, { from: 'catalogue', card: card(name) }, spot), emptyPosition());
const kinds = (position: LaidPosition): readonly string[] => problemsOf(position, duelGame).map(({ kind }) => kind);

describe('laying a position by hand', () => {
  test('a card of the catalogue lies where it was laid, and what lay there is gone', () => {
    const position = laid(['Jinzo', at(0, 'monster', 2)], ['Celtic Guardian', at(0, 'monster', 2)]);
    expect(cardAt(position, at(0, 'monster', 2))).toEqual({ card: card('Celtic Guardian') });
    expect(freeSpot(position, 0, 'monster')).toEqual(at(0, 'monster', 0));
  });

  test('a card that is moved changes places with the one in its new cell, and both stay as they lie', () => {
    const one = changeCard(laid(['Jinzo', at(0, 'monster', 0)], ['Sangan', at(0, 'monster', 1)]), at(0, 'monster', 0), {
      position: 'defense',
    });
    const position = lay(one, { from: 'table', spot: at(0, 'monster', 0) }, at(0, 'monster', 1));
    expect(cardAt(position, at(0, 'monster', 1))).toEqual({ card: card('Jinzo'), position: 'defense' });
    expect(cardAt(position, at(0, 'monster', 0))).toEqual({ card: card('Sangan') });
  });

  test('a card laid on the other side keeps its owner, and one that leaves the field lies as any other', () => {
    const across = lay(laid(['Jinzo', at(0, 'monster')]), { from: 'table', spot: at(0, 'monster') }, at(1, 'monster', 3));
    expect(cardAt(across, at(1, 'monster', 3))).toEqual({ card: card('Jinzo'), owner: 0 });
    const inGrave = lay(across, { from: 'table', spot: at(1, 'monster', 3) }, at(1, 'graveyard'));
    expect(cardAt(inGrave, at(1, 'graveyard'))).toEqual({ card: card('Jinzo') });
  });

  test('an Equip Card goes along with its monster, and lets go when that is taken away', () => {
    const equipped = changeCard(
      laid(['Celtic Guardian', at(0, 'monster')], ['Axe of Despair', at(0, 'spellTrap')]),
      at(0, 'spellTrap'),
      { face: 'up', equippedTo: at(0, 'monster') },
    );
    const moved = lay(equipped, { from: 'table', spot: at(0, 'monster') }, at(0, 'monster', 4));
    expect(cardAt(moved, at(0, 'spellTrap'))?.equippedTo).toEqual(at(0, 'monster', 4));
    expect(cardAt(takeAway(moved, at(0, 'monster', 4)), at(0, 'spellTrap'))).toEqual({
      card: card('Axe of Despair'),
      face: 'up',
    });
  });

  test('the newest card of a pile is its top, and a Deck in which a card lies has no stand-ins', () => {
    const position = laid(['Sangan', at(0, 'deck')], ['Pot of Greed', at(0, 'deck')]);
    expect(asScenario(position).players?.[0].deck).toEqual(['Pot of Greed', 'Sangan']);
    expect(asScenario(position).players?.[1].deck).toBeUndefined();
  });
});

describe('what is impossible in a position', () => {
  test('is said at the card', () => {
    const problems = problemsOf(
      laid(['Pot of Greed', at(0, 'monster', 1)], ['Jinzo', at(1, 'spellTrap')], ['Trap Hole', at(0, 'field')]),
      duelGame,
    );
    expect(problems.map(({ kind, ...more }) => [kind, 'spot' in more ? more.spot : null])).toEqual([
      ['notMonster', at(0, 'monster', 1)],
      ['notField', at(0, 'field')],
      ['notSpellTrap', at(1, 'spellTrap')],
    ]);
    expect(problems.every(isImpossible)).toBe(true);
  });

  test('is said at the seat: Life Points of nought', () => {
    expect(problemsOf(changeSeat(emptyPosition(), 1, { lifePoints: 0 }), duelGame)).toEqual([{ kind: 'lifePoints', seat: 1 }]);
  });

  test('is a token in a pile, a card of another rule set, and a Pendulum Zone where there is none', () => {
    expect(kinds(laid(['Sheep Token', at(0, 'graveyard')]))).toEqual(['tokenInPile']);
    expect(kinds(laid(['Flash Knight', at(0, 'hand')]))).toEqual(['notHere']);
    expect(kinds(laid(['Celtic Guardian', at(0, 'pendulum')]))).toEqual(['noPendulumZones']);
  });

  test('is not what no duel comes to: that is said and played all the same', () => {
    const four = laid(...[0, 1, 2, 3].map((index) => ['Sangan', at(0, 'monster', index)] as const));
    expect(kinds(four)).toEqual(['copies']);
    expect(kinds(laid(['Thousand-Eyes Restrict', at(0, 'hand')]))).toEqual(['notOfMainDeck']);
    expect(isBegun(begin(asScenario(four), duelGame))).toBe(true);
  });

  test('is a step after it that cannot be played', () => {
    const position = laid(['Sangan', at(0, 'hand')]);
    const steps = [{ do: 'normalSummon' as const, player: 0 as const, card: 'Jinzo' }];
    const [problem] = problemsOf({ ...position, beside: { ...position.beside, steps } }, duelGame);
    expect(problem).toMatchObject({ kind: 'steps', failures: [expect.stringContaining('$.steps[0]')] });
  });
});

describe('a position as a scenario', () => {
  test('comes back as it was laid', () => {
    const base = laid(
      ['Celtic Guardian', at(0, 'monster', 3)],
      ['Axe of Despair', at(0, 'spellTrap', 2)],
      ['Mirror Force', at(1, 'spellTrap', 4)],
      ['Umi', at(1, 'field')],
      ['Sangan', at(1, 'graveyard')],
      ['Thousand-Eyes Restrict', at(0, 'fusionDeck')],
    );
    const tied = changeCard(base, at(0, 'spellTrap', 2), { face: 'up', equippedTo: at(0, 'monster', 3), counters: 2 });
    const position: LaidPosition = { ...tied, title: 'A test', turn: 5, phase: 'battle', coins: ['tails'], dice: [6] };
    expect(readPosition(positionText(position))).toEqual({ ok: true, position });
  });

  test('stops right after its last step: a Chain Link that waits goes on waiting', () => {
    const position = laid(['Dark Hole', at(0, 'hand')], ['Sangan', at(1, 'monster')]);
    const steps = [{ do: 'activate' as const, player: 0 as const, card: 'Dark Hole' }];
    const begun = begin(asScenario({ ...position, beside: { ...position.beside, steps } }), duelGame);
    expect(isBegun(begun) && begun.run.view('public').stack.map(({ passcode }) => passcode)).toEqual([card('Dark Hole')]);
  });

  test('that is damaged says where and what was expected', () => {
    expect(readPosition('{"format":')).toMatchObject({ ok: false, why: 'noText' });
    expect(readPosition('{"format":"duel-scenario/1","game":"vision","id":"x"}')).toMatchObject({ ok: false, why: 'otherGame' });
    const text = positionText(laid(['Sangan', at(0, 'hand')])).replace('Sangan', 'Sangen');
    expect(readPosition(text)).toMatchObject({
      ok: false,
      why: 'damaged',
      detail: expect.stringContaining('$.players[0].hand[0]'),
    });
  });
});
