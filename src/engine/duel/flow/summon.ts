import { CAME } from '../model/card';
import type { Duel } from '../model/duel';
import type { Situation } from '../model/duel-state';
import type { DuelEvent } from '../model/event';
import { opponentOf } from '../model/vocabulary';
import { applyFieldRules } from '../rules/field-rules';
import { placeForLog } from '../rules/movement';
import { openWindow, turnPlayerFirst } from './window';

type SummonSituation = Extract<Situation, { kind: 'summon' }>;

/**
 * The summon sequence (seed 002): negation window A, success B1, triggers B2, then the window in which the turn player may use an
 * ignition effect (B2') and "when summoned" cards fit (B3).
 */
export function summonSituation(duel: Duel, here: SummonSituation): undefined {
  const { state } = duel;
  const there = here.cards.filter((c) => state.cards[c.card]!.arrival === c.arrival && state.cards[c.card]!.zone === 'monster');
  switch (here.stage) {
    case 0:
      here.stage = 1;
      openWindow(
        duel,
        'summonNegation',
        [opponentOf(here.player)],
        there.map((c) => attempt(duel, c.card, here)),
      );
      return undefined;
    case 1:
      duel.pop();
      // A summon by an effect has already been told; its windows follow the chain that made it.
      if (here.how === 'effect') return undefined;
      if (there.length === 0) {
        openWindow(duel, 'afterChain', turnPlayerFirst(duel), state.lastBatch);
        return undefined;
      }
      duel.newBatch();
      for (const c of there) succeed(duel, c.card, here);
      applyFieldRules(duel);
      openWindow(duel, 'summonSuccess', turnPlayerFirst(duel), state.lastBatch);
      return undefined;
    default:
      return undefined;
  }
}

function attempt(duel: Duel, id: number, here: SummonSituation): DuelEvent {
  return {
    verb: 'summon',
    batch: 0,
    player: here.player,
    card: id,
    passcode: duel.state.cards[id]!.passcode,
    cause: here.how === 'special' ? 'procedure' : undefined,
  };
}

/** B1: the summon has succeeded; the monster is on the field and its continuous effects apply. */
function succeed(duel: Duel, id: number, here: SummonSituation): void {
  const card = duel.state.cards[id]!;
  card.summoning = false;
  card.faceUpSince = duel.tick();
  duel.continuous.changed();
  const place = placeForLog(duel, id);
  const common = {
    player: here.player,
    card: id,
    passcode: card.passcode,
    position: card.position,
    to: 'monster',
    toPlace: place,
    faceUp: true,
  } as const;
  if (here.how === 'flip') {
    card.came |= CAME.flip;
    duel.happen({ verb: 'flipSummon', ...common });
    duel.happen({ verb: 'flip', ...common });
  } else if (here.how === 'special') {
    card.properlySummoned = true;
    duel.happen({ verb: 'specialSummon', cause: 'procedure', from: 'hand', ...common });
  } else {
    card.properlySummoned = true;
    duel.happen({ verb: 'summon', from: 'hand', amount: here.how === 'tribute' ? 1 : 0, ...common });
  }
}
