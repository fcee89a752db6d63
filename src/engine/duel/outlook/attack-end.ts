import { ProcedureWorld } from '../../kernel/world';
import type { Act, Answer, Decision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardId } from '../model/vocabulary';
import { isOnField } from '../rules/movement';
import type { AttackEnd } from '../views/view';
import { mayKnow } from '../views/view-for';
import { signOfChance } from './course';
import { asKnownTo, type Kind } from './known-world';

/** An attack on a target, or on another one at a replay. */
export type Attack = Extract<Act, { readonly do: 'attack' | 'replay' }>;

/** More questions than these do not come before damage calculation. */
const MOST_QUESTIONS = 200;
const OPEN: AttackEnd = { kind: 'open' };

/**
 * What an attack comes to if nobody responds to it, from what everybody knows: it is declared on a fork of the position, and
 * everybody passes until damage has been calculated.
 */
export function attackEnd(kind: Kind, duel: Duel, rest: DuelState, attack: Attack): AttackEnd {
  const attacker = attack.do === 'attack' ? attack.card : duel.state.battle!.attacker;
  const { target } = attack;
  if (target === 'cancel') return { kind: 'noBattle' };
  if (target !== 'direct' && !mayKnow(duel, 'public', target)) return { kind: 'faceDown', atk: duel.continuous.atk(attacker) };
  const { state, hidden } = asKnownTo(kind, duel, rest, 'public');
  const play = kind.play(state, false, duel);
  play.outcomesMustFit = false;
  const runner = new ProcedureWorld(play, kind);
  runner.restore({ state, told: 0, isCopy: true });
  const chance = signOfChance(play.state);
  const isUnknown = (): boolean =>
    signOfChance(play.state) !== chance || hidden.some((id) => isOnField(play.state.cards[id]!) && play.state.cards[id]!.faceUp);
  let asked = 0;
  const answer = (decision: Decision): Answer | undefined => {
    if (asked++ === 0) return decision.kind === 'battle' || decision.kind === 'replay' ? attack : undefined;
    return decision.kind === 'respond' && asked < MOST_QUESTIONS ? { do: 'pass' } : undefined;
  };
  try {
    while (play.calculated === null) {
      const transaction = runner.nextTransaction(false);
      if (transaction === undefined || play.calculated !== null) break;
      for (let step = transaction.next(undefined as never); step.done !== true;) {
        const given = answer(step.value as Decision);
        if (given === undefined) return OPEN;
        step = transaction.next(given);
      }
      if (play.state.battle === null) break;
    }
  } catch (thrown) {
    if (!runner.isEnd(thrown)) throw thrown;
  }
  if (isUnknown()) return OPEN;
  return said(play, attacker, target);
}

function said({ calculated }: Duel, attacker: CardId, target: CardId | 'direct'): AttackEnd {
  if (calculated === null) return { kind: 'noBattle' };
  const { compared, destroyed, damage } = calculated;
  // Another monster than the one that was chosen is attacked.
  if ((target === 'direct') !== (compared.against === undefined)) return OPEN;
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
