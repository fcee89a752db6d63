import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Situation } from '../model/duel-state';
import type { CardId } from '../model/vocabulary';
import { attackForbidden, canPayForAttack } from '../rules/attack';
import { declare } from './attack';
import { startTriggers } from './triggers';

type ForcedBattle = Extract<Situation, { kind: 'forcedBattle' }>;

/**
 * A Battle Phase put in by an effect, with one attack that is declared by rule; then the old phase goes on (rulings: Last Turn).
 */
export function forcedBattle(duel: Duel, here: ForcedBattle): Action | undefined {
  const { state } = duel;
  if (state.pending.length > 0 && startTriggers(duel)) return undefined;
  const attacker = state.cards[here.attacker.card]!;
  const stands = attacker.zone === 'monster' && attacker.arrival === here.attacker.arrival;
  if (here.stage === 0) {
    if (stands && !isForbidden(duel, here) && canPayForAttack(duel, attacker.controller, attacker.id)) return begin(duel, here);
    duel.pop();
    return undefined;
  }
  if (stands) attacker.attackedThisPhase = 0;
  state.phase = here.phase;
  state.step = here.step;
  state.battle = here.battle;
  duel.pop();
  return undefined;
}

/** What is forbidden is not done by order of an effect either, nor what cannot be paid for (R320). */
const isForbidden = (duel: Duel, here: ForcedBattle): boolean =>
  duel.continuous.forbids('enterBattle', duel.state.turnPlayer, -1) !== undefined ||
  attackForbidden(duel, here.attacker.card, targetOf(duel, here)) !== undefined;

function targetOf({ state }: Duel, { target }: ForcedBattle): CardId | 'direct' {
  const card = state.cards[target.card]!;
  return card.zone === 'monster' && card.arrival === target.arrival ? card.id : 'direct';
}

function* begin(duel: Duel, here: ForcedBattle): Action {
  here.stage = 1;
  here.battle = duel.state.battle;
  duel.state.phase = 'battle';
  duel.state.step = 'battle';
  duel.note({ verb: 'phase', player: duel.state.turnPlayer, text: 'battle' });
  yield* declare(duel, here.attacker.card, targetOf(duel, here));
}
