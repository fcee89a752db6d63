import {
  actedOn,
  legalTargets,
  PLAYERS,
  scopeFor,
  type ActivatedEffect,
  type CardId,
  type Duel,
  type Player,
} from '../../../engine/duel';
import { meantBy } from './meant';
import policy from './policy.json';
import { knownWorth } from './worth';

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

/** What would do nothing but harm to the own side is done only where there is nothing else. */
const NEVER = 0;

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
    if (most <= 0) return isMereHarm(effect) ? NEVER : policy.wasted;
    best *= Math.min(policy.removes, 0.4 + most / 1500);
  }
  if (effect.targets.length > 0 || effect.does === undefined) return best;
  const rows = ROWS.filter(({ does }) => effect.does!.includes(does)).map(({ row }) => row);
  return rows.length === 0 ? best : best * sweeps(duel, player, effect, destroyed(duel, player, id, effect, rows));
}

/** It destroys, and as far as it says does nothing else that might be worth it: no harm to the other side, no Summon. */
const isMereHarm = ({ does: all, specialSummons }: ActivatedEffect): boolean =>
  all !== undefined &&
  (specialSummons ?? false) === false &&
  all.every((one) => one !== 'damagesOther' && one !== 'discardsOther');

/** What it is worth to the player that something is done to the card. */
export function gain(duel: Duel, player: Player, meant: 'harm' | 'have', id: CardId): number {
  const { controller, zone } = duel.state.cards[id]!;
  const isOnField = zone === 'monster' || zone === 'spellTrap' || zone === 'field' || zone === 'pendulum';
  const worth = knownWorth(duel, player, id);
  if (!isOnField) return worth;
  return (controller === player) === (meant === 'have') ? worth : -worth;
}

const ROWS = [
  { does: 'destroysMonsters', row: 'monsters' },
  { does: 'destroysSpellsTraps', row: 'spellsTraps' },
] as const;

/** The cards that an effect without a target would destroy: as it says itself, or all of the rows that it may destroy in. */
function destroyed(
  duel: Duel,
  player: Player,
  id: CardId,
  effect: ActivatedEffect,
  rows: readonly ('monsters' | 'spellsTraps')[],
): readonly CardId[] {
  if (effect.actsOn !== undefined) return actedOn(scopeFor(duel, id, player), effect);
  const lying = PLAYERS.flatMap((of) => rows.flatMap((row) => duel.state.players[of][row]));
  return lying.filter((one): one is CardId => one !== null);
}

/** What destroys without a target: good against more than one loses. */
function sweeps(duel: Duel, player: Player, effect: ActivatedEffect, ids: readonly CardId[]): number {
  let [foes, own] = [0, 0];
  for (const id of ids)
    if (duel.state.cards[id]!.controller === player) own += knownWorth(duel, player, id);
    else foes += knownWorth(duel, player, id);
  if (foes === 0) return own > 0 && isMereHarm(effect) ? NEVER : policy.wasted;
  const won = foes - own;
  return won > 1000 ? policy.removes : won > -300 ? 1 : policy.sweepsFew;
}
