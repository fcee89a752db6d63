import { ProcedureWorld } from '../../kernel/world';
import type { Act, Answer, Decision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardId, DamageStep } from '../model/vocabulary';
import { isOnField } from '../rules/movement';
import type { AttackEnd } from '../views/view';
import { mayKnow } from '../views/view-for';
import { signOfChance } from './course';
import { asKnownTo, type Kind } from './known-world';

/** An attack on a target, or on another one at a replay. */
export type Attack = Extract<Act, { readonly do: 'attack' | 'replay' }>;

/** More questions than these do not come before damage calculation. */
const MOST_QUESTIONS = 200;
const open = (decides: Extract<AttackEnd, { kind: 'open' }>['decides']): AttackEnd => ({ kind: 'open', decides });
const BEFORE_CALCULATION: readonly DamageStep[] = ['start', 'reveal', 'before'];

/**
 * What an attack comes to if nobody responds to it, from what everybody knows: it is declared on a fork of the position, and
 * everybody passes until damage has been calculated.
 */
export const attackEnd = (kind: Kind, duel: Duel, rest: DuelState, attack: Attack): AttackEnd =>
  endOf(kind, duel, rest, attack.do === 'attack' ? attack.card : rest.battle!.attacker, attack.target, attack);

/** The same of the attack that has been declared, as long as its damage has not been calculated; undefined where none is. */
export function declaredAttackEnd(kind: Kind, duel: Duel, rest: DuelState): AttackEnd | undefined {
  const { battle, damageStep } = rest;
  if (battle === null || (damageStep !== null && !BEFORE_CALCULATION.includes(damageStep))) return undefined;
  return endOf(kind, duel, rest, battle.attacker, battle.target ?? 'direct', null);
}

/** @param declare what declares it first; null: it has been declared. */
function endOf(
  kind: Kind,
  duel: Duel,
  rest: DuelState,
  attacker: CardId,
  target: CardId | 'direct' | 'cancel',
  declare: Attack | null,
): AttackEnd {
  if (target === 'cancel') return { kind: 'noBattle' };
  if (target !== 'direct' && !mayKnow(duel, 'public', target)) return { kind: 'faceDown', atk: duel.continuous.atk(attacker) };
  const { state, hidden } = asKnownTo(kind, duel, rest, 'public');
  const play = kind.play(state, false, duel);
  play.outcomesMustFit = false;
  const runner = new ProcedureWorld(play, kind);
  runner.restore({ state, told: 0, isCopy: true, isAsked: false });
  const chance = signOfChance(play.state);
  const hasTurnedUp = (): boolean => hidden.some((id) => isOnField(play.state.cards[id]!) && play.state.cards[id]!.faceUp);
  let asked = 0;
  const answer = (decision: Decision): Answer | undefined => {
    if (asked++ === 0 && declare !== null) return decision.kind === 'battle' || decision.kind === 'replay' ? declare : undefined;
    return decision.kind === 'respond' && asked < MOST_QUESTIONS ? { do: 'pass' } : undefined;
  };
  try {
    going: while (play.calculated === null) {
      const transaction = runner.nextTransaction(false);
      if (transaction === undefined || play.calculated !== null) break;
      for (let step = transaction.next(undefined as never); step.done !== true;) {
        // The attack is over, and the next one is asked for.
        if (declare === null && play.state.battle === null) break going;
        const given = answer(step.value as Decision);
        if (given === undefined) return open('choice');
        step = transaction.next(given);
      }
      if (play.state.battle === null) break;
    }
  } catch (thrown) {
    if (!runner.isEnd(thrown)) throw thrown;
  }
  if (signOfChance(play.state) !== chance) return open('chance');
  if (hasTurnedUp()) return open('hidden');
  return said(play, attacker, target);
}

function said({ calculated }: Duel, attacker: CardId, target: CardId | 'direct'): AttackEnd {
  if (calculated === null) return { kind: 'noBattle' };
  const { compared, destroyed, damage } = calculated;
  // Another monster than the one that was chosen is attacked.
  if ((target === 'direct') !== (compared.against === undefined)) return open('choice');
  const battlers = [
    { is: 'attacker', card: attacker },
    { is: 'target', card: target },
  ] as const;
  return {
    kind: 'battle',
    ...compared,
    destroyed: battlers.filter(({ card }) => card !== 'direct' && destroyed.includes(card)).map(({ is }) => is),
    damage,
  };
}
