import type { Courtesies } from '../../table/courtesy';
import type { Player } from '../model/vocabulary';
import type { DuelView } from './view';

/** A Spell or Trap lies face-down on the side of a player: that, and not what it is, everybody sees. */
const hasSetCard = ({ seats }: DuelView, player: Player): boolean =>
  seats[player].zones.spellTrap.cards.some((card) => card !== null && !card.faceUp);

const attacker = ({ attack, seats }: DuelView): number | undefined =>
  seats.flatMap(({ zones }) => zones.monster.cards).find((card) => card !== null && card.place === attack?.attacker)?.passcode;

const SUMMONS: readonly string[] = ['summon', 'flipSummon', 'specialSummon'];

/**
 * A duel pauses for the seat that is asked where the other player attacks, has summoned, or is in its End Phase, while the seat
 * has a Set Spell or Trap. Whether the seat could respond plays no part.
 */
export const duelCourtesies: Courtesies<DuelView> = {
  neverSkipped: ['chainLink'],
  pauseAt({ player, window, turnPlayer, phase }, view) {
    if (!hasSetCard(view, player)) return undefined;
    if (window === 'attackDeclared' && player !== turnPlayer) return { on: 'attack', card: attacker(view) };
    if (window === 'phase' && phase === 'end' && player !== turnPlayer) return { on: 'endPhase' };
    const summon = window === 'summonSuccess' ? view.log.findLast(({ verb }) => SUMMONS.includes(verb)) : undefined;
    return summon !== undefined && summon.player !== player ? { on: 'summon', card: summon.passcode } : undefined;
  },
  answersItself: ({ player, window }, view) => window === 'chainLink' && view.stack.at(-1)?.player === player,
};
