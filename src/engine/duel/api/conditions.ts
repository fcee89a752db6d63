import type { Cost, Targets } from '../model/effect';
import type { DuelEvent } from '../model/event';
import type { PromptKey } from '../model/decision';
import type { Scope } from '../model/scope';
import { CAME } from '../model/card';
import type { CardId } from '../model/vocabulary';

/** Targets of an activation: exactly `count` (or `min` to `max`) of what `from` lists. */
export const target = (from: (q: Scope) => readonly CardId[], count = 1, prompt: PromptKey = 'target'): readonly Targets[] => [{ min: count, max: count, prompt, from }];
/** "Up to N" targets: at least one, one pick (rulings). */
export const targetUpTo = (max: number, from: (q: Scope) => readonly CardId[], prompt: PromptKey = 'target'): readonly Targets[] => [{ min: 1, max, prompt, from }];

/** An opposing monster has just declared an attack: the declaration window (seed 002 B3). */
export const opponentDeclaredAttack = (q: Scope): boolean => q.declaredAttacker >= 0 && !q.isMyTurn;

/** The opponent has a hand to act on. */
export const opponentHasHand = (q: Scope): boolean => q.handOf(q.opponent).length > 0;

/** This monster was destroyed by battle and sent to the Graveyard. */
export const destroyedByBattle = (_q: Scope, event: DuelEvent): boolean => event.cause === 'battle' && event.how === 'destroyed';
/** It went from the field to the Graveyard. */
export const fromField = (_q: Scope, event: DuelEvent): boolean => event.from === 'monster' || event.from === 'spellTrap' || event.from === 'field';
/** An effect of the opponent destroyed it. */
export const destroyedByOpponentsEffect = (q: Scope, event: DuelEvent): boolean => event.cause === 'effect' && event.how === 'destroyed' && event.byPlayer === q.opponent;
/** It was Normal Summoned by Tribute Summon. */
export const wasTributeSummoned = (q: Scope): boolean => (q.card(q.self).came & CAME.tribute) !== 0;
/** It was Normal Summoned (Tribute Summons included; Sets not). */
export const wasNormalSummoned = (q: Scope): boolean => (q.card(q.self).came & CAME.normal) !== 0;

/** All of these costs. */
export const costs = (...list: readonly Cost[]): readonly Cost[] => list;
