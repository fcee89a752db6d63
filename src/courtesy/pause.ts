import type * as duel from '../engine/duel';
import type { Seat as Player, TableView } from '../engine/table';
import type { Moment } from './given';

/** How a seat is asked, from the least to the most; what each of them asks stands in `docs/scenario-format.md`. */
export const PRIORITY_MODES = ['smooth', 'pause', 'strict'] as const;
export type PriorityMode = (typeof PRIORITY_MODES)[number];

/** What everybody sees of a game. */
export type PublicView = TableView;

const isDuel = (view: PublicView): view is duel.DuelView => view.game === 'duel';

const SUMMONS: readonly string[] = ['summon', 'flipSummon', 'specialSummon'] satisfies readonly duel.Verb[];

/** A moment at which a seat is asked although nothing waits for its answer. `card`: the one that acts, if everybody knows it. */
export interface Pause {
  readonly on: 'attack' | 'summon' | 'endPhase';
  readonly card?: number | undefined;
}

/** A Spell or Trap lies face-down on the side of a player: that, and not what it is, everybody sees. */
const hasSetCard = ({ seats }: duel.DuelView, player: Player): boolean =>
  seats[player].zones.spellTrap.cards.some((card) => card !== null && !card.faceUp);

/**
 * Where play pauses for the seat that is asked: the other player attacks, has summoned, or is in its End Phase, while the seat
 * has a Set Spell or Trap. Public facts alone decide; whether the seat could respond plays no part. Undefined: no pause.
 */
export function pauseAt({ player, window, turnPlayer, phase }: Moment, view: PublicView): Pause | undefined {
  if (!isDuel(view) || !hasSetCard(view, player)) return undefined;
  if (window === 'attackDeclared' && player !== turnPlayer) return { on: 'attack', card: attacker(view) };
  if (window === 'phase' && phase === 'end' && player !== turnPlayer) return { on: 'endPhase' };
  const summon = window === 'summonSuccess' ? view.log.findLast(({ verb }) => SUMMONS.includes(verb)) : undefined;
  return summon !== undefined && summon.player !== player ? { on: 'summon', card: summon.passcode } : undefined;
}

/** Whether the seat is asked to answer its own newest activation: its opponent has let that pass. */
export function answersItself({ player, window }: Moment, view: PublicView): boolean {
  return isDuel(view) && window === 'chainLink' && view.stack.at(-1)?.player === player;
}

function attacker({ attack, seats }: duel.DuelView): number | undefined {
  return seats.flatMap(({ zones }) => zones.monster.cards).find((card) => card !== null && card.place === attack?.attacker)
    ?.passcode;
}
