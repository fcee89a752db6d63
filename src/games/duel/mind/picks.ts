<<<<<<< HEAD
import type { CardId, Duel, Player, PromptKey, Value } from '../../../engine/duel';
import { mayKnow } from '../../../engine/duel';
import { HIDDEN, worthOf } from './worth';

/** What a card is picked for: to lose it, to do it harm, or to have it. */
const MEANT: Readonly<Partial<Record<PromptKey, 'lose' | 'harm' | 'have'>>> = {
  tribute: 'lose',
  cost: 'lose',
  discardCost: 'lose',
  banishCost: 'lose',
  banishLight: 'lose',
  banishDark: 'lose',
  discard: 'lose',
  handLimit: 'lose',
  destroy: 'harm',
  toDeck: 'harm',
  toGraveyard: 'harm',
  banish: 'harm',
  target: 'harm',
  attackTarget: 'harm',
  search: 'have',
  specialSummon: 'have',
  specialSummonOptional: 'have',
  toHand: 'have',
  equip: 'have',
  summonOrSet: 'have',
  normalSummon: 'have',
};
=======
import type { CardId, Duel, Player, Value, Why } from '../../../engine/duel';
import { gain } from './activations';
import { foeOf } from './battle';
import { meantBy } from './meant';
import { bestAtk, worthOf } from './worth';
>>>>>>> ffe92844 (Who thinks ahead plays on by better weights: no attack into a loss, no removal on own cards, sweeps by what they sweep; the value of positions is fitted (npm run -s duel -- fit); the strength command has six pairs of its own)

/** Who picks of the own Deck looks through it. */
const isKnown = (duel: Duel, player: Player, id: CardId): boolean =>
  mayKnow(duel, player, id) || (duel.state.cards[id]!.zone === 'deck' && duel.state.cards[id]!.owner === player);

/** How gladly the player picks the card, in points of ATK. */
<<<<<<< HEAD
export function wishFor(duel: Duel, player: Player, prompt: PromptKey | undefined, id: CardId): number {
  const worth = isKnown(duel, player, id) ? worthOf(duel, id) : HIDDEN;
  const isOwn = duel.state.cards[id]!.controller === player;
  switch (prompt === undefined ? 'have' : (MEANT[prompt] ?? 'have')) {
    case 'lose':
      return 1 / (1 + worth);
    case 'harm':
      return isOwn ? -worth : worth;
    case 'have':
      return worth;
  }
=======
export function wishFor(duel: Duel, player: Player, why: Why | undefined, id: CardId): number {
  const meant = meantBy(why?.card === undefined ? undefined : duel.defs[why.card], why?.prompt);
  return meant === 'lose' ? -worthOf(duel, id) : gain(duel, player, meant, id);
>>>>>>> ffe92844 (Who thinks ahead plays on by better weights: no attack into a loss, no removal on own cards, sweeps by what they sweep; the value of positions is fitted (npm run -s duel -- fit); the strength command has six pairs of its own)
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
    default:
      return value === true ? 4 : value === 'attack' ? 2 : 1;
  }
}

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
