import { canDeclareAttack } from '../rules/attack';
import { timingFor } from '../rules/timing';
import { mayTakeOtherPosition } from '../rules/summoning';
import { CAME } from '../model/card';
import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';
import { cardsIn } from '../model/zones';
import type { DeedView } from './view';

/** The one Normal Summon or Set by right (E22), with the monster while it stands where everybody sees it. */
function normalSummon({ state }: Duel): DeedView {
  const { players, turnPlayer, cards, turn } = state;
  if (players[turnPlayer].normalSummons === 0) return { kind: 'normalSummon', isOpen: true };
  const came = (how: number): CardId | undefined =>
    players[turnPlayer].monsters.find(
      (id): id is CardId => id !== null && cards[id]!.turnArrived === turn && (cards[id]!.came & how) !== 0,
    ) ?? undefined;
  const summoned = came(CAME.normal);
  if (summoned === undefined) return { kind: came(CAME.set) === undefined ? 'normalSummon' : 'normalSet', isOpen: false };
  const { faceUp, passcode } = cards[summoned]!;
  return { kind: 'normalSummon', isOpen: false, ...(faceUp && { passcodes: [passcode] }) };
}

/** A Battle Phase runs, or may still come in this turn. */
function hasBattleAhead({ state, profile }: Duel): boolean {
  const { phase, turn, turnPlayer, skips } = state;
  if (phase === 'battle') return true;
  if (turn === 1 || skips.some(({ player, what }) => player === turnPlayer && what === 'battle')) return false;
  return phase === 'draw' || phase === 'standby' || profile.turn[phase].includes('battle');
}

/**
 * How the running turn stands: what its player has summoned and attacked with, which rights are left, and how many
 * monsters may still attack or take another position. Told from public things alone: of a face-down monster only when it came.
 */
export function deedViews(duel: Duel): readonly DeedView[] {
  const { state, continuous } = duel;
  const { turnPlayer, phase } = state;
  const side = state.players[turnPlayer];
  if (state.turn === 0 || state.result !== null) return [];
  const isMainAhead = phase !== 'end';
  const monsters = cardsIn(side.monsters, (id) => !state.cards[id]!.summoning);
  const attacked = monsters.filter((id) => state.cards[id]!.turnAttacked === state.turn);
  const battle = { ...timingFor(duel, turnPlayer), battleStep: true };
  const mayAttack = hasBattleAhead(duel) && continuous.forbids('enterBattle', turnPlayer, null) === undefined;
  const attackers = mayAttack ? monsters.filter((id) => canDeclareAttack(duel, battle, id)).length : 0;
  const turners = isMainAhead ? monsters.filter((id) => mayTakeOtherPosition(duel, turnPlayer, id)).length : 0;
  const open = (kind: DeedView['kind'], amount: number): readonly DeedView[] =>
    amount > 0 ? [{ kind, isOpen: true, amount }] : [];
  const summon = normalSummon(duel);
  return [
    ...(summon.isOpen && !isMainAhead ? [] : [summon]),
    ...(side.pendulum !== undefined && (side.pendulum.summoned || isMainAhead)
      ? [{ kind: 'pendulumSummon', isOpen: !side.pendulum.summoned } as const]
      : []),
    ...(attacked.length > 0 ? [{ kind: 'attack', isOpen: false, passcodes: passcodesOf(duel, attacked) } as const] : []),
    ...open('mayAttack', attackers),
    ...open('mayTurn', turners),
  ];
}

const passcodesOf = ({ state }: Duel, cards: readonly CardId[]): readonly number[] =>
  cards.flatMap((id) => (state.cards[id]!.faceUp ? [state.cards[id]!.passcode] : []));
