import { legalTargets, scopeFor, type ActivatedEffect, type CardId, type Duel, type Player } from '../../../engine/duel';
import { foeOf } from './battle';
import { meantBy } from './meant';
import policy from './policy.json';
import { knownWorth, worthOf } from './worth';

/** How readily the player activates this effect: by when it is, times what it would do. */
export function activates(duel: Duel, player: Player, kind: string, id: CardId, number: number): number {
  const effect = duel.defs[id]!.effects[number];
  const when = kind === 'respond' ? responds(duel, player, effect) : openly(duel, id, effect);
  return effect === undefined ? when : when * does(duel, player, id, effect);
}

function openly(duel: Duel, id: CardId, effect: ActivatedEffect | undefined): number {
  const { index, facts } = duel.defs[id]!;
  if (index.isTrap) return policy.openTrap;
  if (index.isMonster) return policy.openMonster;
  if (facts.subtype === 'quick-play') return policy.openQuick;
  // What aims at nothing draws or searches, which comes before all else.
  const isFree = effect !== undefined && effect.targets.length === 0 && effect.does === undefined && effect.costs.length === 0;
  return isFree ? policy.openFree : policy.openSpell;
}

function responds(duel: Duel, player: Player, effect: ActivatedEffect | undefined): number {
  const { stack, turnPlayer, occasion } = duel.state;
  const last = stack[stack.length - 1];
  // Nobody answers himself without a reason, and in the opponent's turn a Trap is what it was Set for.
  if (last?.player === player) return policy.ownLink;
  const negates = last !== undefined && effect?.negatesActivation === true ? policy.negates : 1;
  const waits = last === undefined && (occasion === null || occasion.window === 'phase' || occasion.window === 'step');
  return (turnPlayer === player ? policy.ownTurn : policy.otherTurn) * negates * (waits ? policy.idleWindow : 1);
}

/** 1: as usual; less: it would come to nothing, or hit the own cards. */
function does(duel: Duel, player: Player, id: CardId, effect: ActivatedEffect): number {
  let best = 1;
  const definition = duel.defs[id]!;
  for (const targets of effect.targets) {
    const meant = meantBy(definition, targets.prompt);
    if (meant === 'lose') continue;
    let most = -Infinity;
    for (const one of legalTargets(duel, scopeFor(duel, id, player), targets))
      most = Math.max(most, gain(duel, player, meant, one));
    if (most <= 0) return policy.wasted;
    best *= Math.min(policy.removes, 0.4 + most / 1500);
  }
  if (effect.targets.length > 0 || effect.does === undefined) return best;
  if (effect.does.includes('destroysMonsters')) return best * sweeps(duel, player, 'monsters');
  return effect.does.includes('destroysSpellsTraps') ? best * sweeps(duel, player, 'spellsTraps') : best;
}

/** What it is worth to the player that something is done to the card. */
export function gain(duel: Duel, player: Player, meant: 'harm' | 'have', id: CardId): number {
  const { controller, zone } = duel.state.cards[id]!;
  const isOnField = zone === 'monster' || zone === 'spellTrap' || zone === 'field' || zone === 'pendulum';
  const worth = knownWorth(duel, player, id);
  if (!isOnField) return worth;
  return (controller === player) === (meant === 'have') ? worth : -worth;
}

/** What destroys without a target: good against more than one loses. */
function sweeps(duel: Duel, player: Player, row: 'monsters' | 'spellsTraps'): number {
  const sum = (of: Player): number =>
    duel.state.players[of][row].reduce<number>((all, id) => (id === null ? all : all + worthOf(duel, id)), 0);
  const foes = sum(foeOf(player));
  if (foes === 0) return policy.wasted;
  const won = foes - sum(player);
  return won > 1000 ? policy.removes : won > -300 ? 1 : policy.sweepsFew;
}
