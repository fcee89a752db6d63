import { END } from '../../kernel/play';
import { procedure } from '../../kernel/procedure';
import type { Step } from '../../kernel/rules';
import { hasReady, startTriggers } from '../../kernel/triggers';
import type { Duel } from '../model/duel';
import type { DuelState, ForcedBattleFrame } from '../model/duel-state';
import type { CardId } from '../model/vocabulary';
import { attackForbidden, canPayForAttack } from '../rules/attack';
import { declare } from './attack';

/** Begins it: what it interrupts is kept. */
export function startForcedBattle(duel: Duel, { attacker, target }: NonNullable<DuelState['forcedAttack']>): void {
  const { phase, step } = duel.state;
  const frame: ForcedBattleFrame = { kind: 'forcedBattle', at: 'triggersBefore', attacker, target, phase, step, battle: null };
  duel.push(frame);
}

const triggers = (name: string): Step<Duel, ForcedBattleFrame> => ({
  name,
  when: hasReady,
  do: (duel, here) => {
    here.at = name;
    startTriggers(duel);
  },
});

/**
 * A Battle Phase put in by an effect, with one attack that is declared by rule; then the old phase goes on (rulings: Last Turn).
 */
export const FORCED_BATTLE = procedure<Duel, ForcedBattleFrame>([
  triggers('triggersBefore'),
  { name: 'cannot', when: (duel, here) => !mayBegin(duel, here), do: (_, here) => void (here.at = END) },
  {
    name: 'attack',
    *ask(duel, here) {
      here.battle = duel.state.battle;
      duel.state.phase = 'battle';
      duel.state.step = 'battle';
      duel.note({ verb: 'phase', player: duel.state.turnPlayer, text: 'battle' });
      yield* declare(duel, here.attacker.card, targetOf(duel, here));
    },
  },
  triggers('triggersAfter'),
  {
    name: 'goOn',
    do: (duel, here) => {
      const { state } = duel;
      if (stands(duel, here)) state.cards[here.attacker.card]!.attackedThisPhase = 0;
      state.phase = here.phase;
      duel.continuous.changed();
      state.step = here.step;
      state.battle = here.battle === null ? null : { ...here.battle };
    },
  },
]);

function stands({ state }: Duel, { attacker }: ForcedBattleFrame): boolean {
  const card = state.cards[attacker.card]!;
  return card.zone === 'monster' && card.arrival === attacker.arrival;
}

const mayBegin = (duel: Duel, here: ForcedBattleFrame): boolean =>
  stands(duel, here) &&
  !isForbidden(duel, here) &&
  canPayForAttack(duel, duel.state.cards[here.attacker.card]!.controller, here.attacker.card);

/** What is forbidden is not done by order of an effect either, nor what cannot be paid for (R320). */
const isForbidden = (duel: Duel, here: ForcedBattleFrame): boolean =>
  duel.continuous.forbids('enterBattle', duel.state.turnPlayer, null) !== undefined ||
  attackForbidden(duel, here.attacker.card, targetOf(duel, here)) !== undefined;

function targetOf({ state }: Duel, { target }: ForcedBattleFrame): CardId | 'direct' {
  const card = state.cards[target.card]!;
  return card.zone === 'monster' && card.arrival === target.arrival ? card.id : 'direct';
}
