import type { Place } from '../../table/index';
import type { Duel } from '../model/duel';
import type { Effect } from '../model/scope';
import type { CardId, Player, Zone } from '../model/vocabulary';
import { placeForLog } from '../rules/movement';

export function tellSummon(duel: Duel, id: CardId, player: Player, fromPlace: Place | undefined, from: Zone): void {
  const card = duel.state.cards[id]!;
  duel.happen({
    verb: card.faceUp ? 'specialSummon' : 'set',
    player,
    card: id,
    passcode: card.passcode,
    from,
    to: 'monster',
    position: card.position,
    faceUp: card.faceUp,
    fromPlace,
    toPlace: placeForLog(duel, id),
    cause: 'effect',
    hidden: !card.faceUp,
  });
}

/** A monster that an effect at Chain Link 1 summons passes the negation window after that chain (rulings, R478). */
export function rememberForNegation(e: Effect, ids: readonly CardId[]): void {
  const { state } = e.duel;
  if (state.stack[0] !== e.link || !e.duel.profile.negateEffectSummonAtLink1) return;
  for (const id of ids) if (state.cards[id]!.faceUp) state.effectSummons.push({ card: id, arrival: state.cards[id]!.arrival });
  state.effectSummonPlayer = e.player;
}
