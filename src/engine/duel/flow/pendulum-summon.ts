import { askPick, askValue } from '../../kernel/decision';
import { CAME } from '../model/card';
import { pickDecision, questionDecision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { Action } from '../model/effect';
import { POSITIONS, type CardId, type Placement, type Player } from '../model/vocabulary';
import { freeZone, moveToField } from '../rules/movement';
import { freeMonsterZones, pendulumCandidates } from '../rules/pendulum';
import { startSummon } from './summon';

/**
 * P6, P7: any number of monsters at once, in the lowest free zones in the order in which they were named, each in face-up attack
 * or defense position. One summon sequence for all of them. Used up even if it is negated.
 */
export function* pendulumSummon(duel: Duel, player: Player): Action {
  const side = duel.state.players[player];
  const from = pendulumCandidates(duel, player);
  const question = pickDecision({
    player,
    why: { prompt: 'pendulumSummon' },
    from,
    min: 1,
    max: Math.min(from.length, freeMonsterZones(duel, player)),
    hidden: true,
  });
  const chosen = yield* askPick(question);
  const placements: Placement[] = [];
  for (const card of chosen) placements.push(yield* askPosition(player, card as CardId));
  side.pendulum!.summoned = true;
  side.summonsThisTurn += chosen.length;
  const cards = chosen.map((one, i) => {
    const id = one as CardId;
    moveToField(duel, id, player, 'monster', freeZone(duel, player, 'monster')!, placements[i]!);
    const card = duel.state.cards[id]!;
    card.came = CAME.special;
    card.summoning = true;
    return { card: id, arrival: card.arrival };
  });
  startSummon(duel, cards, player, 'pendulum');
}

function* askPosition(player: Player, card: CardId): Action<Placement> {
  const question = questionDecision({
    player,
    why: { prompt: 'position', card },
    values: POSITIONS,
    placements: POSITIONS,
  });
  return (yield* askValue(question)) as Placement;
}
