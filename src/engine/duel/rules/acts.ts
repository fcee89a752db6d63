import { PASS } from '../../kernel/decision';
import { isResolving } from '../../kernel/stack';
import type { Act, Destination, WindowKind } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelWindow } from '../model/duel-state';
import type { Player } from '../model/vocabulary';
import { canActivate, listActivations } from './activation';
import { attackTargets, canAttack, canDeclareAttack, whyNotTarget } from './attack';
import { canEnter, choosesLater } from './phases';
import { canBePendulumSummoned, canPendulumSummon } from './pendulum';
import { against, type Reason, type Reasons } from './reasons';
import { canChangePosition, canFlipSummon, canNormalSummon, canSetSpellTrap, canUseProcedure } from './summoning';
import { timingFor, timingIn, windowKindOf } from './timing';
import { lentMonsters } from './tributes';

const PENDULUM_SUMMON: Act = { do: 'pendulumSummon' };
const enter = <T extends Destination>(to: T) => ({ do: 'enter', to }) as const;
const AFTER_MAIN = [enter('battle'), enter('end')] as const;
const END_OF_MAIN = [enter('nextStep')] as const;
const AFTER_ENDED_BATTLE = [enter('battle'), enter('main2')] as const;
const AFTER_BATTLE = [enter('battle'), enter('main2'), enter('end')] as const;

/** Everything that the turn player may do in the open game state of a Main Phase. */
export function listIdleActs(duel: Duel, player: Player, window: DuelWindow): Act[] {
  const timing = timingIn(duel, player, window);
  const side = duel.state.players[player];
  const kept = duel.index.acts;
  const acts: Act[] = [];
  const mayNormal = side.normalSummons === 0;
  for (const card of side.hand) {
    const definition = duel.defs[card]!;
    if (definition.index.isMonster) {
      if (mayNormal && canNormalSummon(duel, timing, card, false)) acts.push(kept.normalSummon.of(card));
      if (mayNormal && canNormalSummon(duel, timing, card, true)) acts.push(kept.setMonster.of(card));
      if (definition.summoning.procedure !== undefined && canUseProcedure(duel, timing, card))
        acts.push(kept.specialSummon.of(card));
    } else if (canSetSpellTrap(duel, timing, card)) acts.push(kept.setSpellTrap.of(card));
  }
  for (const card of side.fusionDeck)
    if (duel.defs[card]!.summoning.procedure !== undefined && canUseProcedure(duel, timing, card))
      acts.push(kept.specialSummon.of(card));
  for (const card of side.monsters) {
    if (card === null) continue;
    if (canFlipSummon(duel, timing, card)) acts.push(kept.flipSummon.of(card));
    if (canChangePosition(duel, timing, card)) acts.push(kept.changePosition.of(card));
    if (duel.index.deckComers.length > 0 && canUseProcedure(duel, timing, card)) acts.push(kept.specialSummon.of(card));
  }
  if (duel.index.deckComers.length > 0)
    for (const card of lentMonsters(duel, timing.player))
      if (canUseProcedure(duel, timing, card)) acts.push(kept.specialSummon.of(card));
  listActivations(duel, timing, acts);
  if (side.pendulum !== undefined && canPendulumSummon(duel, timing)) acts.push(PENDULUM_SUMMON);
  for (const act of choosesLater(duel) ? END_OF_MAIN : AFTER_MAIN) if (canEnter(duel, act.to)) acts.push(act);
  return acts;
}

/** Where the turn player may go when Main Phase 1 is over. */
export const listAfterMainPhase = (duel: Duel) => AFTER_MAIN.filter(({ to }) => canEnter(duel, to));

/** Where the turn player may go when an effect has ended the first of two Battle Phases. */
export const listAfterEndedBattle = (duel: Duel) => AFTER_ENDED_BATTLE.filter(({ to }) => canEnter(duel, to));

/** Everything that the turn player may do in the Battle Step between attacks. */
export function listBattleActs(duel: Duel, player: Player, window: DuelWindow): Act[] {
  const timing = timingIn(duel, player, window);
  const acts: Act[] = [];
  for (const card of duel.state.players[player].monsters) {
    if (card === null || !canDeclareAttack(duel, timing, card)) continue;
    for (const target of attackTargets(duel, card)) acts.push({ do: 'attack', card, target });
  }
  listActivations(duel, timing, acts);
  for (const act of AFTER_BATTLE) if (canEnter(duel, act.to)) acts.push(act);
  return acts;
}

const ONLY_PASS: readonly Act[] = [PASS];

/** A window: pass, or what can be activated. */
export function listResponses(duel: Duel, player: Player, window: DuelWindow | null): readonly Act[] {
  const found: Act[] = [PASS];
  listActivations(duel, timingIn(duel, player, window), found);
  return found.length === 1 ? ONLY_PASS : found;
}

/**
 * Acts before which priority must have been given up: summons, Sets, changes of position, Spells of Spell Speed 1, attacks and
 * announcements.
 */
function isNextAct(duel: Duel, act: Act): boolean {
  if (act.do !== 'activate') return act.do !== 'pass' && act.do !== 'replay';
  const effect = duel.defs[act.card]!.effects[act.effect];
  return effect?.kind === 'card' && effect.spellSpeed === 1;
}

/** Windows about something that has happened: before the turn player's next act the opponent is asked (E-digest 8.3, 8.5). */
const BEFORE_NEXT_ACT: readonly WindowKind[] = ['summonSuccess', 'set', 'position', 'attackDeclared', 'afterChain'];

/** Every reason why `player` may not do this now; empty when it is legal. */
export function reasonsAgainst(duel: Duel, player: Player, act: Act): readonly Reason[] {
  const why: Reasons = [];
  const { top } = duel;
  const timing = timingFor(duel, player);
  if (isResolving(duel) && act.do === 'activate') against(why, 'nothing-during-resolution', act.card);
  if (top.kind === 'window' && top.window !== 'open' && BEFORE_NEXT_ACT.includes(windowKindOf(top)) && isNextAct(duel, act))
    against(why, 'window-before-next-act', 'card' in act ? act.card : undefined);
  switch (act.do) {
    case 'normalSummon':
    case 'setMonster':
      canNormalSummon(duel, timing, act.card, act.do === 'setMonster', why);
      break;
    case 'specialSummon':
      canUseProcedure(duel, timing, act.card, why);
      break;
    case 'flipSummon':
      canFlipSummon(duel, timing, act.card, why);
      break;
    case 'changePosition':
      canChangePosition(duel, timing, act.card, why);
      break;
    case 'setSpellTrap':
      canSetSpellTrap(duel, timing, act.card, why);
      break;
    case 'activate':
      canActivate(duel, timing, act.card, act.effect, why);
      break;
    case 'attack':
      canAttack(duel, timing, act.card, act.target, why);
      break;
    case 'enter':
      if (player !== duel.state.turnPlayer) against(why, 'turn-player-announces');
      canEnter(duel, act.to, why);
      break;
    case 'pendulumSummon':
      canPendulumSummon(duel, timing, why);
      if (act.asked !== undefined) canBePendulumSummoned(duel, player, act.asked, why);
      break;
    case 'replay':
      if (top.kind !== 'attack' || act.target === 'cancel') against(why, 'no-replay-now');
      else against(why, whyNotTarget(duel, duel.state.battle!.attacker, act.target), duel.state.battle!.attacker);
      break;
    case 'pass':
      against(why, 'no-window-now');
      break;
  }
  return why;
}
