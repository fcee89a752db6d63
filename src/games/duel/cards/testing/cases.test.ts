import { expect, test } from 'vitest';
import { duelGame } from '..';
import { CARD_CODES } from '../all-of';
import { sessionIn } from '../../scenario/testing';
import { playCase, untried, type Case } from './cases';
import { exchange, shown } from './secrets';

const MYSTIC_TOMATO = 83011277;
const tomato = CARD_CODES.find(({ passcode }) => passcode === MYSTIC_TOMATO)!;

const attacked = (card: string, ...after: NonNullable<Case['steps']>): Case => ({
  says: 'a monster is attacked',
  players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card }], deck: ['Kuriboh'] }],
  steps: [{ player: 0, do: 'enter', to: 'battle' }, { player: 0, do: 'attack', card: 'Vorse Raider', target: card }, ...after],
});

test('a case that passes without the code of its card is refused', () => {
  expect(() => playCase(tomato, attacked('Celtic Guardian'))).toThrow('it shows nothing');
  expect(() => playCase(tomato, attacked('Mystic Tomato', { player: 1, do: 'answer', value: false }))).not.toThrow();
});

test('an effect that no case resolves is named', () => {
  expect(untried(tomato, [attacked('Mystic Tomato', { player: 1, do: 'answer', value: false })])).toEqual(['effects 0']);
  expect(untried(tomato, [attacked('Mystic Tomato', { player: 1, do: 'answer', value: true })])).toEqual([]);
});

test('a player sees that cards which he knows are others, and nothing of those that he does not', () => {
  const taken = () => {
    const session = sessionIn([{ hand: ['Vorse Raider', 'Celtic Guardian'] }, { hand: ['Kuriboh', 'Summoned Skull'] }]);
    const loaded = duelGame.load(session.save());
    if (!loaded.ok) throw new Error(loaded.error.where);
    return loaded.run;
  };
  const before = shown(taken(), 0);
  const [own, foreign] = [taken(), taken()];
  exchange(own, (id) => own.duel.state.cards[id]!.owner === 0);
  exchange(foreign, (id) => foreign.duel.state.cards[id]!.owner === 1);
  expect(shown(own, 0)).not.toBe(before);
  expect(shown(foreign, 0)).toBe(before);
});
