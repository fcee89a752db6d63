import type { Action } from '../model/effect';
import type { ChainLink } from '../model/duel-state';
import { actedOn, Effect, type Scope } from '../model/scope';
import type { CardId, Doing, Player } from '../model/vocabulary';
import { legalTargets } from '../rules/activation';
import { effectOf, usedBy } from '../rules/what-links-do';
import { moveToPile, isOnField } from '../rules/movement';
import { rememberFaceUpTargets } from '../rules/targeting';
import { settle } from './reach';
import { destroy } from './moving';
import { notEnduring, unionsInstead } from './sparing';

/** It will do nothing, and its state tells by which link. */
function negate(e: Effect, link: ChainLink): void {
  const { duel } = e;
  if (duel.defs[link.card]!.privileges.cannotBeNegated === true) return;
  link.negated = true;
  link.negatedBy = duel.state.stack.indexOf(e.link) + 1;
  duel.note({
    verb: 'negate',
    player: e.player,
    card: link.card,
    passcode: link.passcode,
    by: e.self,
    link: duel.state.stack.indexOf(link) + 1,
  });
}

/** The link directly below the running one, which is on top of the chain while it is still being activated. */
export function linkBelow({ duel, link }: Effect): ChainLink | undefined {
  const { stack } = duel.state;
  const at = stack.indexOf(link);
  return stack[(at < 0 ? stack.length : at) - 1];
}

/**
 * Whether the link directly below is the activation of a Spell or Trap Card itself (E44: only the link directly below can be
 * answered). For what does not negate it.
 */
export const isAboveCardActivation = (q: Scope, kinds: readonly ('spell' | 'trap')[]): boolean => {
  const below = q.respondingTo;
  return below !== undefined && q.isCardActivation(below) && (kinds as readonly string[]).includes(q.kindOfLink(below));
};

/** The same, where that can be negated. */
export const answersCardActivation = (q: Scope, kinds: readonly ('spell' | 'trap')[]): boolean =>
  isAboveCardActivation(q, kinds) && q.duel.defs[q.respondingTo!.card]!.privileges.cannotBeNegated !== true;

/** Whether the link directly below is the opponent's activation of a Spell Card that can be negated. */
export const answersOpponentsSpell = (q: Scope): boolean =>
  answersCardActivation(q, ['spell']) && q.respondingTo?.player === q.opponent;

/** Whether the link directly below is a Spell that does something to one player. */
export const answersSpellOnOnePlayer = (q: Scope): boolean =>
  isAboveCardActivation(q, ['spell']) &&
  q.duel.defs[q.respondingTo!.card]!.effects[q.respondingTo!.effect]!.affectsOnePlayer === true;

/** Whether the effect directly below does such a thing when it resolves. */
export const would = (q: Scope, doing: Doing): boolean => {
  const below = q.respondingTo;
  if (below === undefined) return false;
  const { does, modes } = effectOf(q.duel, below);
  return (
    [...(does ?? []), ...(modes?.[below.mode]?.does ?? [])].includes(doing) ||
    usedBy(q.duel, below).some((used) => effectOf(q.duel, used).does?.includes(doing) === true)
  );
};
/** Whether it damages that player. */
export function wouldHurt(q: Scope, player: Player): boolean {
  const below = q.respondingTo;
  if (below === undefined) return false;
  const hurt = effectOf(q.duel, below).hurts?.(new Effect(q.duel, below.card, below.player, below));
  return hurt?.includes(player) ?? would(q, below.player === player ? 'damagesOwn' : 'damagesOther');
}

/** Whether the effect directly below negates the activation of a Spell or Trap Card. */
export const negatesCardBelow = (q: Scope): boolean => {
  const below = q.respondingTo;
  const negated = q.duel.state.stack.at(-2);
  return (
    below !== undefined &&
    negated !== undefined &&
    effectOf(q.duel, below).negatesActivation === true &&
    q.isCardActivation(negated)
  );
};

/** The cards that the effect directly below would destroy: what it targets or else acts on, as far as that is said. */
export function wouldDestroy(q: Scope): readonly CardId[] {
  const below = q.respondingTo;
  if (below === undefined || !(would(q, 'destroysMonsters') || would(q, 'destroysSpellsTraps'))) return [];
  // What it uses of other cards takes targets of its own as it resolves: until then only what that acts on is said.
  const used = usedBy(q.duel, below);
  const meant =
    below.targets.length > 0 && used.length === 0
      ? below.targets.map(({ card }) => card)
      : [below, ...used].flatMap((one) => [...actedOn(new Effect(q.duel, one.card, below.player, below), effectOf(q.duel, one))]);
  return meant.filter((id) => would(q, q.card(id).zone === 'monster' ? 'destroysMonsters' : 'destroysSpellsTraps'));
}

/** The damage that the effect directly below would do to that player the other one takes. */
export function* turnDamageBelow(e: Effect, player: Player): Action {
  const link = linkBelow(e);
  if (link !== undefined) link.turnsDamageOf = player;
}

/** The effect directly below does no damage to that player. */
export function* spareFromDamageBelow(e: Effect, player: Player): Action {
  const link = linkBelow(e);
  if (link !== undefined) link.noDamageTo = player;
}

/** The effect directly below does not destroy Traps of this effect's player; those of them that are Set are shown. */
export function* spareTrapsBelow(e: Effect): Action {
  const link = linkBelow(e);
  if (link === undefined) return;
  link.sparesTrapsOf = e.player;
}

/** The player whom the link directly below affects becomes the other one. */
export function* redirectToOtherPlayer(e: Effect): Action {
  const link = linkBelow(e);
  if (link !== undefined) link.redirected = true;
}

/**
 * The link was activated in a Graveyard: an effect of a card that lay there, and none that goes on by itself since its card has
 * resolved.
 */
export const wasActivatedInGraveyard = (q: Scope, { card, effect, arrival }: ChainLink): boolean => {
  const { kind, from, ofLasting } = q.duel.defs[card]!.effects[effect]!;
  if (kind === 'flip' || ofLasting !== undefined || !from.includes('graveyard')) return false;
  const lies = q.card(card);
  return lies.arrival === arrival ? lies.zone === 'graveyard' : !from.includes('monster');
};

/** Whether the link directly below is an activated effect of a monster, wherever it was activated. */
export const answersMonsterEffect = (q: Scope): boolean =>
  q.respondingTo !== undefined && q.kindOfLink(q.respondingTo) === 'monster';

/** The one card that the link directly below targets; null when it targets none or several. */
export const onlyTargetBelow = (q: Scope): CardId | null =>
  q.respondingTo?.targets.length === 1 ? q.respondingTo.targets[0]!.card : null;

/** What the link that is answered targets, as far as it is still there. */
export const targetsBelow = (q: Scope): CardId[] => {
  const link = q instanceof Effect ? linkBelow(q) : q.respondingTo;
  return (link?.targets ?? []).filter(({ card, arrival }) => q.card(card).arrival === arrival).map(({ card }) => card);
};

/** What the link that is answered could have targeted instead. */
export const otherTargetsBelow = (q: Scope): CardId[] => {
  const link = q instanceof Effect ? linkBelow(q) : q.respondingTo;
  if (link === undefined || link.targets.length !== 1) return [];
  const effect = q.duel.defs[link.card]!.effects[link.effect]!;
  const scope = new Effect(q.duel, link.card, link.player, link);
  const specs = effect.targets.concat(effect.modes?.[link.mode]?.targets ?? []);
  return specs.flatMap((spec) => legalTargets(q.duel, scope, spec)).filter((id) => id !== link.targets[0]!.card);
};

/** The link directly below targets this card instead. */
export function* takeTargetBelow(e: Effect, target: CardId): Action {
  const link = linkBelow(e);
  if (link === undefined) return;
  link.targets = [e.chosen(target)];
  rememberFaceUpTargets(e.duel, link);
}

/**
 * Negates the activation directly below and destroys that card. A Spell or Trap stays as "destruction confirmed" until the chain
 * ends; costs are not given back (E44, R246). @returns the card; undefined when there was nothing to negate.
 */
export function* negateActivationAndDestroy(e: Effect): Action<CardId | undefined> {
  const link = linkBelow(e);
  if (link === undefined || link.negated) return undefined;
  e.duel.newBatch();
  negate(e, link);
  yield* destroyNegated(e, link);
  return link.card;
}

/** Negates the effect of the link directly below; its card stays what it is. */
export function* negateEffect(e: Effect): Action {
  const link = linkBelow(e);
  if (link === undefined || link.negated) return;
  link.effectOnly = true;
  negate(e, link);
}

/** The same, and destroys that card. */
export function* negateEffectAndDestroy(e: Effect): Action {
  const link = linkBelow(e);
  if (link === undefined || link.negated) return;
  e.duel.newBatch();
  yield* negateEffect(e);
  yield* destroyNegated(e, link);
}

/**
 * Destroys the card of a negated link, if it is on the field and, a monster, does not endure that: a Spell or Trap stays until
 * the chain ends.
 */
export function* destroyNegated(e: Effect, link: ChainLink): Action {
  const { duel } = e;
  const card = duel.state.cards[link.card]!;
  const cannotBe = duel.defs[card.id]!.privileges.cannotBeNegated === true;
  if (card.arrival !== link.arrival || !isOnField(card) || card.battleDestroyed || cannotBe) return;
  if (card.zone === 'monster' && notEnduring(e, [card.id]).length === 0) return;
  const unions = unionsInstead(e, [card.id]).filter((id) => id !== card.id);
  if (unions.length > 0) {
    yield* destroy(e, unions);
    return;
  }
  duel.happen({
    verb: 'destroy',
    player: card.controller,
    card: card.id,
    passcode: card.passcode,
    cause: 'negation',
    by: e.self,
    byPlayer: e.player,
  });
  if (card.zone === 'monster')
    moveToPile(duel, card.id, 'graveyard', { cause: 'negation', how: 'destroyed', by: e.self, byPlayer: e.player });
  else {
    card.leaving = true;
    card.destroyedBy = { card: e.self, player: e.player };
  }
  settle(duel);
}

/** For Counter Traps that answer either: the summon at Chain Link 1, above it the activation directly below. */
export function* negateSummonOrActivationAndDestroy(e: Effect): Action {
  if (e.duel.state.stack[0] === e.link) yield* negateSummonAndDestroy(e);
  else yield* negateActivationAndDestroy(e);
}

/** Negates the summon whose negation window is open and destroys the monster (E30): it was never successfully summoned. */
export function* negateSummonAndDestroy(e: Effect): Action {
  const { duel } = e;
  const occasion = e.occasion;
  if (occasion === null || occasion.window !== 'summonNegation') return;
  const summoned = occasion.events.map((event) => event.card!).filter((id) => duel.state.cards[id]!.zone === 'monster');
  if (summoned.length === 0) return;
  duel.newBatch();
  duel.state.waiting = duel.state.waiting.filter(
    (t) => !(summoned.includes(t.card) && (t.event.verb === 'specialSummon' || t.event.verb === 'summon')),
  );
  for (const id of summoned) {
    const card = duel.state.cards[id]!;
    duel.note({ verb: 'negate', player: e.player, card: id, passcode: card.passcode, by: e.self, rule: 'negated-summon' });
    duel.happen({
      verb: 'destroy',
      player: card.controller,
      card: id,
      passcode: card.passcode,
      cause: 'negation',
      rule: 'negated-summon',
      by: e.self,
      byPlayer: e.player,
    });
  }
  for (const id of summoned)
    moveToPile(duel, id, 'graveyard', { cause: 'negation', how: 'destroyed', by: e.self, byPlayer: e.player });
  settle(duel);
}
