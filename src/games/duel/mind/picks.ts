import type { CardId, Duel, Player, Value, Why } from '../../../engine/duel';
import { gain } from './activations';
import { foeOf } from './battle';
import { meantBy } from './meant';
import { bestAtk, knownWorth, worthOf } from './worth';

/** How gladly the player picks the card, in points of ATK. */
export function wishFor(duel: Duel, player: Player, why: Why | undefined, id: CardId): number {
  const meant = meantBy(why?.card === undefined ? undefined : duel.defs[why.card], why?.prompt);
  return meant === 'lose' ? -knownWorth(duel, player, id) : gain(duel, player, meant, id);
}

/** How readily the player answers a question so. */
export function sayingOf(duel: Duel, player: Player, why: Why | undefined, value: Value): number {
  switch (why?.prompt) {
    case 'declareRace':
      return (
        0.1 +
        Math.max(
          0,
          facing(duel, player, (id) => duel.continuous.race(id) === value),
        )
      );
    case 'declareAttribute':
      return (
        0.1 +
        Math.max(
          0,
          facing(duel, player, (id) => duel.continuous.attribute(id) === value),
        )
      );
    case 'position':
      return value === 'attack' ? stands(duel, player, why.card) : 1;
    case 'upkeep':
      return value === true ? 3 : 1;
    case 'optionalTrigger':
      return value !== true ? 1 : isAskedAgain(duel, why) ? 0.2 : 4;
    default:
      return value === true ? 4 : value === 'attack' ? 2 : 1;
  }
}

/** What may be used as often as it is paid for has been used in this phase: enough, or Life Points run out. */
const isAskedAgain = ({ defs, state }: Duel, { card, clause }: Why): boolean =>
  card !== undefined &&
  defs[card]!.effects[Number(clause)]?.item?.again === true &&
  state.frames.some((frame) => 'done' in frame && frame.done.some((key) => key.startsWith(`${card}@`) && key.endsWith('#1')));

/** What the face-up monsters of that kind are worth on the other side, less those on the own. */
function facing(duel: Duel, player: Player, isOfIt: (id: CardId) => boolean): number {
  const sum = (of: Player): number =>
    duel.state.players[of].monsters.reduce<number>(
      (all, id) => (id !== null && duel.state.cards[id]!.faceUp && isOfIt(id) ? all + worthOf(duel, id) : all),
      0,
    );
  return (sum(foeOf(player)) - sum(player)) / 100;
}

/** How readily a monster comes in Attack Position. */
function stands(duel: Duel, player: Player, id: CardId | undefined): number {
  const atk = id === undefined ? undefined : duel.defs[id]!.facts.atk;
  if (atk === undefined) return 2;
  return atk >= bestAtk(duel, foeOf(player)) && atk >= 1000 ? 4 : 0.6;
}
