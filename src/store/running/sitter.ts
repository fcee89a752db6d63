import { below, seededRandom } from '../../engine/kernel';
import type { Seat as Player } from '../../engine/table';
import type { Pair } from '../seats';

/** How a partner plays, from the easiest on. */
export const PARTNER_LEVELS = ['gentle', 'steady', 'keen'] as const;
export type PartnerLevel = (typeof PARTNER_LEVELS)[number];

/** Who may sit at a seat, as it is chosen. */
export const SITTERS = ['person', ...PARTNER_LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];

/**
 * Who sits at a seat. A partner chooses by its seed and by what its seat knows: the same position, known in the same way, gets
 * the same answer, also after a reload.
 */
export type SeatPlayer =
  | { readonly kind: 'person' }
  | { readonly kind: 'partner'; readonly level: PartnerLevel; readonly seed: string }
  /** All cards are open to it, and it misses nothing: of a puzzle, never kept. */
  | { readonly kind: 'prover' };

export const PROVER: SeatPlayer = { kind: 'prover' };
export const PERSON: SeatPlayer = { kind: 'person' };
export const TWO_PERSONS: Pair<SeatPlayer> = [PERSON, PERSON];

const WORD = 2 ** 32;

/** The seed of a partner says nothing of how the cards lie: the seed of the game cannot be found from it. */
function partnerSeed(seedOfGame: string, seat: Player): string {
  const random = seededRandom(`partner ${seat} of ${seedOfGame}`);
  return below(random, WORD).toString(36);
}

export const seatPlayer = (sitter: Sitter, seedOfGame: string, seat: Player): SeatPlayer =>
  sitter === 'person' ? PERSON : { kind: 'partner', level: sitter, seed: partnerSeed(seedOfGame, seat) };

export const sitterOf = (player: SeatPlayer): Sitter =>
  player.kind === 'person' ? 'person' : player.kind === 'prover' ? 'keen' : player.level;

/** The seat of the only person; `nobody` where partners play each other, null where two persons sit. */
export function alone(players: Pair<{ readonly kind: SeatPlayer['kind'] }>): Player | 'nobody' | null {
  const [first, second] = players.map(({ kind }) => kind === 'person');
  return first ? (second ? null : 0) : second ? 1 : 'nobody';
}
