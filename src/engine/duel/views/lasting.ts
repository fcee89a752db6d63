import type { Duel } from '../model/duel';
import type { Chosen } from '../model/duel-state';
import { opponentOf, PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { onSide } from '../model/zones';
import type { LastingView } from './view';

/** Everybody knows which card it is: it lies face-up, or where nothing is hidden. */
function isOpen({ state }: Duel, id: CardId): boolean {
  const { zone, faceUp } = state.cards[id]!;
  return faceUp || zone === 'graveyard' || zone === 'gone';
}

const openPasscodes = (duel: Duel, cards: readonly Chosen[]): readonly number[] =>
  cards
    .filter(({ card, arrival }) => duel.state.cards[card]!.arrival === arrival && isOpen(duel, card))
    .map(({ card }) => duel.state.cards[card]!.passcode);

/** A face-up Spell or Trap Card that stays: for so many turns, or as long as nothing takes it away; no Equip Card. */
function cardsThatStay(duel: Duel, player: Player): readonly LastingView[] {
  const { cards, players } = duel.state;
  return onSide(players[player]).flatMap((id): readonly LastingView[] => {
    const { faceUp, leaving, passcode, zone, equippedTo, linkedTo, data } = cards[id]!;
    const { facts, continuous, departure } = duel.defs[id]!;
    const { turnLimit } = departure;
    if (!faceUp || leaving || zone === 'monster' || zone === 'pendulum') return [];
    if (turnLimit !== undefined) {
      const whose = turnLimit.whose === 'each' ? undefined : turnLimit.whose === 'own' ? player : opponentOf(player);
      const turns = turnLimit.turns - (data?.turns ?? 0);
      return [{ kind: 'turns', player, passcode, turns, ...(whose !== undefined && { whose }) }];
    }
    const stays = facts.subtype === 'continuous' || facts.subtype === 'field';
    return stays && continuous.length > 0 && equippedTo === null && linkedTo === null
      ? [{ kind: 'stays', player, passcode }]
      : [];
  });
}

/** What effects have left behind; the same effect of several copies is told once. */
function effectsThatLast(duel: Duel, player: Player): readonly LastingView[] {
  const { lingering, turn } = duel.state;
  const views = lingering
    .filter((one) => one.player === player)
    .map(({ card, passcode, until, turn: last, cards }): LastingView => {
      const about = openPasscodes(duel, cards);
      const turns = Math.max(0, last - turn);
      return {
        kind: 'effect',
        player,
        until,
        turns,
        ...(isOpen(duel, card) && { passcode }),
        ...(about.length > 0 && { about }),
      };
    });
  const told = views.map((view) => JSON.stringify(view));
  return views.filter((_, i) => told.indexOf(told[i]!) === i);
}

function takenCards(duel: Duel, player: Player): readonly LastingView[] {
  const { controls, cards } = duel.state;
  return controls
    .filter(({ card, arrival, player: taker }, i) => {
      const { controller, arrival: now, owner } = cards[card]!;
      const isNewest = controls.findLastIndex((other) => other.card === card) === i;
      return taker === player && controller === player && owner !== player && now === arrival && isNewest;
    })
    .map(({ card, until }) => ({
      kind: 'control',
      player,
      until,
      ...(isOpen(duel, card) && { passcode: cards[card]!.passcode }),
    }));
}

/** What lasts for each player: cards that stay, what effects have left behind, monsters that were taken, what will be skipped. */
export const lastingViews = (duel: Duel): readonly LastingView[] =>
  PLAYERS.flatMap((player) => [
    ...cardsThatStay(duel, player),
    ...effectsThatLast(duel, player),
    ...takenCards(duel, player),
    ...duel.state.skips.filter((skip) => skip.player === player).map(({ what }) => ({ kind: 'skip', player, what }) as const),
  ]);
