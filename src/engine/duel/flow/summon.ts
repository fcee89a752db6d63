import { END } from '../../kernel/play';
import { procedure } from '../../kernel/procedure';
import { CAME } from '../model/card';
import type { Duel } from '../model/duel';
import type { Chosen, SummonFrame } from '../model/duel-state';
import type { Cause, DuelEvent, Verb } from '../model/event';
import { opponentOf, type CardId, type Player, type SummonHow, type Zone } from '../model/vocabulary';
import { applyFieldRules, strikeDown } from '../rules/field-rules';
import { placeForLog } from '../rules/movement';
import { arrivals } from '../api/arrivals';
import { openWindow, turnPlayerFirst } from './window';

/** Begins the summon sequence of monsters that come together. */
export const startSummon = (duel: Duel, cards: readonly Chosen[], player: Player, how: SummonHow): void =>
  duel.push({ kind: 'summon', at: 'negation', cards, player, how });

const stillThere = ({ state }: Duel, { cards }: SummonFrame): readonly Chosen[] =>
  cards.filter(({ card, arrival }) => state.cards[card]!.arrival === arrival && state.cards[card]!.zone === 'monster');

/**
 * The summon sequence (seed 002): negation window A, success B1, triggers B2, then the window in which the turn player may use an
 * ignition effect (B2') and "when summoned" cards fit (B3).
 */
export const SUMMON = procedure<Duel, SummonFrame>([
  {
    name: 'negation',
    do: (duel, here) => {
      const events = stillThere(duel, here).map(({ card }) => attempt(duel, card, here));
      openWindow(duel, 'summonNegation', [opponentOf(here.player)], events);
    },
  },
  {
    name: 'success',
    // A summon by an effect has already been told; its windows follow the chain that made it.
    when: (duel, here) => here.how !== 'effect' && !askArrivals(duel, here),
    do: (duel, here) => {
      here.at = END;
      const events = succeedTogether(duel, here);
      if (events === undefined) openWindow(duel, 'afterChain', turnPlayerFirst(duel), duel.state.lastBatch);
      else openWindow(duel, 'summonSuccess', turnPlayerFirst(duel), events);
    },
  },
  {
    name: 'successAndArrival',
    when: (duel, here) => here.how !== 'effect' && askArrivals(duel, here),
    *ask(duel, here) {
      const events = succeedTogether(duel, here);
      if (events === undefined) return openWindow(duel, 'afterChain', turnPlayerFirst(duel), duel.state.lastBatch);
      yield* arrivals(
        duel,
        here.cards.map(({ card }) => card),
      );
      openWindow(duel, 'summonSuccess', turnPlayerFirst(duel), events);
    },
  },
]);

/** One of them does something by itself when it has come. */
const askArrivals = ({ defs, index }: Duel, { cards }: SummonFrame): boolean =>
  index.actsOnArrival && cards.some(({ card }) => defs[card]!.atOnce.onArrival !== undefined);

/** They have come. @returns what has happened; undefined when none is there any more. */
function succeedTogether(duel: Duel, here: SummonFrame): readonly DuelEvent[] | undefined {
  const there = stillThere(duel, here);
  if (there.length === 0) return undefined;
  duel.newBatch();
  // All have come before anybody is told of the first: what sees a summon sees those that come with it.
  for (const { card } of there) arrive(duel, card);
  for (const { card } of there) succeed(duel, card, here);
  if (here.how === 'flip') for (const { card } of there) strikeDown(duel, card);
  applyFieldRules(duel);
  return duel.state.lastBatch;
}

function attempt(duel: Duel, id: CardId, here: SummonFrame): DuelEvent {
  return {
    verb: 'summon',
    batch: 0,
    player: here.player,
    card: id,
    passcode: duel.state.cards[id]!.passcode,
    cause: isSpecial(here.how) ? 'procedure' : undefined,
  };
}

/** Summons without a chain that are Special Summons: by procedure, and the Pendulum Summon (P7). */
const isSpecial = (how: SummonHow): boolean => how === 'special' || how === 'pendulum';

/** B1: the summon has succeeded; the monster is on the field and its continuous effects apply. */
function arrive(duel: Duel, id: CardId): void {
  const card = duel.state.cards[id]!;
  card.summoning = false;
  card.faceUpSince = duel.tick();
  duel.continuous.changed();
}

function succeed(duel: Duel, id: CardId, here: SummonFrame): void {
  const card = duel.state.cards[id]!;
  const toPlace = placeForLog(duel, id);
  const tell = (verb: Verb, from?: Zone, cause?: Cause, amount?: number): void =>
    duel.happen({
      verb,
      player: here.player,
      card: id,
      passcode: card.passcode,
      from,
      to: 'monster',
      position: card.position,
      faceUp: true,
      cause,
      amount,
      toPlace,
    });
  if (here.how === 'flip') {
    card.came |= CAME.flip;
    tell('flipSummon');
    tell('flip');
    return;
  }
  card.properlySummoned = true;
  if (isSpecial(here.how)) tell('specialSummon', 'hand', here.how === 'pendulum' ? 'pendulum' : 'procedure');
  else tell('summon', 'hand', undefined, here.how === 'tribute' ? 1 : 0);
}
