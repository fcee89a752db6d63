import type { RuleId } from '../register/index';
import { WINDOWS, type WindowKind } from './decision';
import type { DuelState } from './duel-state';
import type { ActivatedEffect } from './effect';

/** What an activation may answer: the occasion of a window, or the last link of the chain. */
type Answered = WindowKind | 'link';

/**
 * The rules by which a card's condition says what it answers. Where that is not the case the condition is not met, and need not
 * be looked at.
 */
const ANSWERED: Partial<Record<RuleId, readonly Answered[]>> = {
  // In the Damage Step too, where the profile says so: what weakens an attacker (R452).
  'attack-declared-only': ['attackDeclared', 'damageStep'],
  'summon-success-only': ['summonSuccess', 'afterChain'],
  'right-after-its-event': ['summonSuccess', 'afterChain', 'damageStep', 'position', 'phase', 'link'],
  'answers-summon': ['summonNegation'],
  'answers-special-summon': ['summonNegation', 'link'],
  'answers-summon-or-activation': ['summonNegation', 'link'],
  'answers-spell-activation': ['link'],
  'answers-trap-activation': ['link'],
  'answers-normal-trap': ['link'],
  'answers-opponents-spell': ['link'],
  'answers-spell-on-one-player': ['link'],
  'answers-monster-effect': ['link'],
  'answers-effect-damage': ['link'],
  'answers-targeting-of-own-monster': ['link'],
};

/** Occasions are bits, so that a card which fits none of those that there are now is passed over by one look. */
const LINK = 1;
/** Whenever it is not just asked whether a summon is negated: for whatever names no occasion. */
const OTHERWISE = 2;
const BITS = Object.fromEntries(WINDOWS.map((window, i) => [window, 4 << i])) as Readonly<Record<WindowKind, number>>;
const bitOf = (window: WindowKind): number => BITS[window];
export const EVERY_OCCASION = (4 << WINDOWS.length) - 1;

/** The occasions in which the effect might be activated by hand, as far as it says so itself. */
export function occasionsFor({ rule, condition, spellSpeed, answersSummons }: ActivatedEffect): number {
  const answered = condition === undefined || rule === undefined ? undefined : ANSWERED[rule];
  if (answered !== undefined) return answered.reduce((bits, one) => bits | (one === 'link' ? LINK : bitOf(one)), 0);
  // Nothing but a Counter Trap, or what says so, comes before a summon has succeeded.
  return spellSpeed === 3 || answersSummons === true ? OTHERWISE | bitOf('summonNegation') : OTHERWISE;
}

/** The occasions that there are now. `negation`: it is asked whether a summon is negated. */
export const occasionsNow = ({ occasion, stack, phase }: DuelState, negation: boolean): number =>
  (occasion === null || (occasion.window === 'phase' && (phase === 'draw' || occasion.events.length === 0))
    ? 0
    : bitOf(occasion.window)) |
  (stack.length > 0 ? LINK : 0) |
  (negation ? 0 : OTHERWISE);
