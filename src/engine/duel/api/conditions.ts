import type { Cost, Subject, Targets } from '../model/effect';
import type { DuelEvent, Verb } from '../model/event';
import type { PromptKey } from '../model/decision';
import type { Effect, Scope } from '../model/scope';
import { CAME } from '../model/card';
import { expectedBattleDamage as battleDamageNow } from '../rules/battle';
import { linkSpecialSummons } from '../rules/what-links-do';
import type { CardId, Player } from '../model/vocabulary';

/** Targets of an activation: exactly `count` (or `min` to `max`) of what `from` lists. */
export const target = (from: (q: Scope) => readonly CardId[], count = 1, prompt: PromptKey = 'target'): readonly Targets[] => [
  { min: count, max: count, prompt, from },
];
/** The same, where the opponent chooses. */
export const targetByOpponent = (from: (q: Scope) => readonly CardId[], prompt: PromptKey = 'target'): readonly Targets[] => [
  { min: 1, max: 1, prompt, byOpponent: true, from },
];
/** "Up to N" targets: at least one, one pick (rulings). */
export const targetUpTo = (
  max: number,
  from: (q: Scope) => readonly CardId[],
  prompt: PromptKey = 'target',
): readonly Targets[] => [{ min: 1, max, prompt, from }];
/** The same, where the most depends on the field. */
export const targetUpToNow = (
  atMost: (q: Scope) => number,
  from: (q: Scope) => readonly CardId[],
  prompt: PromptKey = 'target',
): readonly Targets[] => [{ min: 1, max: Infinity, atMost, prompt, from }];

/** An opposing monster has just declared an attack: the declaration window (seed 002 B3). */
export const opponentDeclaredAttack = (q: Scope): boolean => q.declaredAttacker !== null && !q.isMyTurn;

/** The draw that the rules make in the Draw Phase, not one by an effect. */
export const isNormalDraw = ({ verb, rule }: DuelEvent): boolean =>
  verb === 'draw' && (rule === 'normal-draw' || rule === 'first-turn-draw');

/** The opponent has a hand to act on. */
export const opponentHasHand = (q: Scope): boolean => q.handOf(q.opponent).length > 0;

/** This monster was destroyed by battle and sent to the Graveyard. */
export const destroyedByBattle = (_q: Scope, event: DuelEvent): boolean => event.cause === 'battle' && event.how === 'destroyed';
/** This monster, which stands, has destroyed one by battle (trigger on `toGrave` or `destroy`, about any card). */
export const hasFelled = (q: Scope, event: DuelEvent): boolean =>
  event.cause === 'battle' && event.by === q.self && !q.card(q.self).battleDestroyed;
/** It went from the field to the Graveyard. A monster whose summon was negated had not been on the field (E30). */
export const fromField = (_q: Scope, event: DuelEvent): boolean =>
  event.from === 'spellTrap' ||
  event.from === 'field' ||
  event.from === 'pendulum' ||
  (event.from === 'monster' && (event.cause !== 'negation' || event.wasFaceUp === true));
/** As `fromField`, of a Spell or Trap: what only lay there as a monster (Magical Hats) was none; a Trap that is one both is. */
export const fromFieldAsSpellTrap = (q: Scope, event: DuelEvent): boolean =>
  fromField(q, event) && (event.from !== 'monster' || q.duel.defs[event.card!]!.asMonster !== undefined);
/** It was destroyed while Set on the field. */
export const destroyedWhileSet = (_q: Scope, event: DuelEvent): boolean =>
  event.how === 'destroyed' &&
  event.wasFaceUp !== true &&
  (event.from === 'spellTrap' || event.from === 'monster' || event.from === 'field');
/** It battled a monster, not the player (trigger on `battled`). */
export const battledAMonster = (_q: Scope, event: DuelEvent): boolean => event.foe !== undefined;
/** An attack of this monster destroyed an opposing monster, and it stands (trigger on `destroy`, about any card). */
export const destroyedByItsAttack = (q: Scope, event: DuelEvent): boolean => {
  const { battle } = q.duel.state;
  return (
    event.cause === 'battle' && battle?.attacker === q.self && battle.target === event.card && !q.card(q.self).battleDestroyed
  );
};
/** An effect of the opponent destroyed it, one that negates and destroys too. */
export const destroyedByOpponentsEffect = (q: Scope, event: DuelEvent): boolean =>
  (event.cause === 'effect' || event.cause === 'negation') && event.how === 'destroyed' && event.byPlayer === q.opponent;
/** This monster dealt battle damage to the opponent (trigger on `damage`, about any card). */
export const dealtBattleDamage = (q: Scope, event: DuelEvent): boolean =>
  event.cause === 'battle' && event.by === q.self && event.player === q.opponent;
/** It has just done so (note on `battled`). */
export const justDealtBattleDamage = (q: Scope): boolean => q.duel.state.lastBatch.some((event) => dealtBattleDamage(q, event));
/** The same by a direct attack. */
export const dealtBattleDamageDirectly = (q: Scope, event: DuelEvent): boolean =>
  dealtBattleDamage(q, event) && q.duel.state.battle?.target === null;
/** Battle damage that the player would take if damage were calculated now. */
export const expectedBattleDamage = (q: Scope, player: Player): number =>
  q.duel.state.battle === null ? 0 : battleDamageNow(q.duel)[player];
/** This card answers a summon that may still be negated. */
export const answersSummon = (q: Scope): boolean => q.beingSummoned().length > 0;
/**
 * This card answers a Special Summon by procedure that may still be negated, or an effect directly below it that Special Summons.
 */
export const answersSpecialSummon = (q: Scope): boolean => {
  const below = q.respondingTo;
  if (below !== undefined) return linkSpecialSummons(q.duel, below);
  return q.occasion?.window === 'summonNegation' && q.occasion.events.some((event) => event.cause === 'procedure');
};
/** A monster that has an effect: printed so, not a Normal, plain Fusion or Ritual Monster, nor a token. */
export const isEffectMonster = (q: Scope, card: CardId): boolean =>
  q.isMonster(card) && !['normal', 'token', 'fusion', 'ritual', 'pendulum'].includes(q.facts(card).subtype);
/** A Continuous Trap, also one that lies in a Monster Zone as a monster. */
export const isContinuousTrap = (q: Scope, card: CardId): boolean => {
  const { facts, index } = q.duel.defs[card]!;
  return index.isTrap && facts.subtype === 'continuous';
};
/** A monster without an effect: a Pendulum monster without one as well. */
export const isNormalMonster = (q: Scope, card: CardId): boolean =>
  q.isMonster(card) && ['normal', 'pendulum'].includes(q.facts(card).subtype);
/** In the extra deck Pendulum monsters may lie beside them. */
export const isFusionMonster = (q: Scope, card: CardId): boolean =>
  q.isMonster(card) && q.facts(card).subtype.startsWith('fusion');
/** Among what has just happened: cards that went to a hand. */
export const returnedJustNow = (q: Scope): number => q.duel.state.lastBatch.filter(({ verb }) => verb === 'toHand').length;
/** A Pendulum Summon of this card's controller has succeeded (trigger on `specialSummon`, about any card). */
export const pendulumSummonedByPlayer = (q: Scope, event: DuelEvent): boolean =>
  event.cause === 'pendulum' && event.player === q.player;
/** It was face-down or face-up a monster of that player on the field when the event met it. */
export const wasMonsterOf = (q: Scope, player: Player, event: DuelEvent): boolean =>
  event.player === player && event.card !== undefined && q.card(event.card).zone === 'monster' && !q.card(event.card).summoning;

/** The monsters that have just been Set on the opponent's side, by hand or face-down by an effect (rulings). */
export const justSetOfOpponent = (q: Scope): CardId[] =>
  q.occasion?.window !== 'set' && q.occasion?.window !== 'afterChain'
    ? []
    : q.occasion.events
        .filter(({ verb, to }) => verb === 'set' && to === 'monster')
        .map((event) => event.card!)
        .filter((id) => q.card(id).zone === 'monster' && q.isFaceDown(id) && q.controls(q.opponent, id))
        // What is laid among monsters as one must not be told from them.
        .filter((id) => q.duel.defs[id]!.index.isMonster);
/** For lasting effects: the card is one of those it began with, and the same object still. */
export const isChosen = (q: Scope, card: CardId | null): boolean =>
  card !== null && q.lingering?.cards.some((chosen) => chosen.card === card && chosen.arrival === q.card(card).arrival) === true;
/** This card has begun its lasting effect `key` about that one since it lies face-up, and that one is the same object still. */
export const hasBegunAbout = (q: Scope, key: string, id: CardId): boolean =>
  q.duel.state.lingering.some(
    (one) =>
      one.card === q.self &&
      one.key === key &&
      one.cards.some(({ card, arrival }) => card === id && arrival === q.card(id).arrival),
  );
/** This card was one of the tributes by which the monster of the event was Summoned or Set, and lies where it went since. */
export const wasTributeFor = (q: Scope, { card }: DuelEvent): boolean => {
  if (card === undefined || (q.card(card).came & (CAME.tribute | CAME.set)) === 0) return false;
  return q.card(card).madeOf?.some((one) => one.card === q.self && one.arrival === q.card(q.self).arrival) === true;
};
const COMING: readonly Verb[] = ['summon', 'specialSummon', 'flip', 'toField'];
/** It has come to the field, or has been turned face-up, at the present moment. */
export const hasJustAppeared = (q: Scope, id: CardId): boolean =>
  q.duel.state.lastBatch.some(({ verb, card }) => card === id && COMING.includes(verb));
/** An attack on it has just turned it up. */
export const hasJustBeenTurnedUpByAttack = (q: Scope, id: CardId): boolean =>
  q.duel.state.lastBatch.some(({ verb, card, cause }) => verb === 'flip' && card === id && cause === 'battle');
/** It was Normal Summoned by Tribute Summon. */
export const wasTributeSummoned = (q: Scope): boolean => (q.card(q.self).came & CAME.tribute) !== 0;
/** It was Normal Summoned (Tribute Summons included; Sets not). */
export const wasNormalSummoned = (q: Scope): boolean => (q.card(q.self).came & CAME.normal) !== 0;

/** The cards that set a trigger off together, face-up on the field still. */
export const setOffBy = (e: Effect): CardId[] =>
  (e.event?.cards ?? [e.event!.card!]).filter((id) => e.isOnField(id) && e.isFaceUp(id));

/** All of these costs. */
export const costs = (...list: readonly Cost[]): readonly Cost[] => list;

/** The card that a prohibition is about is this one, or goes at the same moment as this one. */
export const goesWithIt = (q: Scope, { card }: Subject): boolean => card === q.self || q.duel.going.includes(q.self);
