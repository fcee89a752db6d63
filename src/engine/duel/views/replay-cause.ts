import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';
import { identityCard, opposingIdentities } from '../rules/attack';
import { placeOf } from '../rules/movement';
import type { EventView, ReplayCause } from './view';

/**
 * Why a replay is asked (R204, R209, R211): the monsters that left the attacked side since the attack was aimed, and those that
 * joined it. Both empty: the right to attack like this was lost. A monster that left is named as the viewer's log named it.
 */
export function replayCause(duel: Duel, log: readonly EventView[], mayKnow: (id: CardId) => boolean): ReplayCause | undefined {
  const { top, state } = duel;
  if (top.kind !== 'attack') return undefined;
  const now = opposingIdentities(duel);
  const left = top.opposing.filter((one) => !now.includes(one)).map(identityCard);
  const joined = now.filter((one) => !top.opposing.includes(one)).map(identityCard);
  return {
    left: left.map((id) => {
      const number = duel.log.findLastIndex((event) => event.card === id && event.from === 'monster');
      const passcode =
        log.find((event) => event.number === number)?.passcode ?? (mayKnow(id) ? state.cards[id]!.passcode : undefined);
      return passcode === undefined ? {} : { passcode };
    }),
    joined: joined.map((id) => placeOf(duel, id)),
  };
}
