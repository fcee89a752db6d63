import { cardFacts } from '../games/duel/cards/printed';
import type { CardFacts, CardPool } from '../engine/duel';
import { cardOf } from './printings';

/** Every card that can be played by these rules. Tokens are no cards. */
export const catalogueOf = (pool: CardPool): readonly CardFacts[] => pool.playable.filter(({ subtype }) => subtype !== 'token');

/** The kinds of cards, and of each kind what its line may say. A "Flip / Effect" monster shows under both. */
export const SUB_KINDS = {
  monster: ['normal', 'effect', 'flip', 'spirit', 'toon', 'union', 'fusion', 'ritual', 'pendulum'],
  spell: ['normal', 'ritual', 'continuous', 'equip', 'quick-play', 'field'],
  trap: ['normal', 'continuous', 'counter'],
} as const;
export type Kind = keyof typeof SUB_KINDS;
export const KINDS = ['monster', 'spell', 'trap'] as const satisfies readonly Kind[];

/** Monsters whose line names no effect but which have one. */
const HAVE_EFFECTS: readonly string[] = ['spirit', 'toon', 'union'];

/** Whether a card is of a sub-kind of its kind. */
export function isOfSubKind({ kind, subtype }: CardFacts, subKind: string): boolean {
  if (kind !== 'monster') return subtype === subKind;
  return subtype.split('-').includes(subKind) || (subKind === 'effect' && HAVE_EFFECTS.includes(subtype));
}

/** The icon of a Spell or Trap; undefined for the normal kinds and for monsters, which have none (R367). */
export const iconOf = ({ kind, subtype }: CardFacts): string | undefined =>
  kind === 'monster' || subtype === 'normal' ? undefined : subtype;

/** The printed facts that a passcode of a deck stands for, whatever the picture; undefined when nobody knows it. */
export const factsOf = (passcode: number): CardFacts | undefined => cardFacts(cardOf(passcode));

export const isFusionMonster = (facts: CardFacts): boolean => facts.kind === 'monster' && isOfSubKind(facts, 'fusion');
export const isToken = (facts: CardFacts): boolean => facts.subtype === 'token';

/** Whether the card can be played with the cards of a rule set. */
export const isPlayable = (pool: CardPool, passcode: number): boolean => {
  const facts = factsOf(passcode);
  return facts !== undefined && !isToken(facts) && pool.definition(facts.id) !== undefined;
};
