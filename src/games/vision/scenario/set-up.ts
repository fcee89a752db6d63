import {
  addCard,
  newVisionState,
  positionAt,
  PLAYERS,
  type CardId,
  type CardPool,
  type Player,
  type PlayerState,
  type VisionState,
  type Zone,
} from '../../../engine/vision';
import type { Scenario, SeatSetUp } from './schema';
import { readReference, type CardReference } from './card-reference';

/** What a deck holds, and a Node Area, that a script does not name. */
const PAPER_LANTERN = 1001;
const UNNAMED_DECK = 20;

type List = Exclude<keyof PlayerState, 'life' | 'done'>;

/** The position of a script: it begins at the very beginning of the part of the turn that it names. */
export function setUp(scenario: Scenario, pool: CardPool): VisionState {
  const { seed, turn, turnPlayer, phase, deal, shuffle, players } = scenario;
  const state = newVisionState(String(seed), turnPlayer);
  state.turn = turn;
  state.shuffles = shuffle;
  const filling = new Filling(state, pool);
  for (const player of PLAYERS) filling.fill(player, players[player]);
  positionAt(state, phase, deal);
  return state;
}

class Filling {
  constructor(
    private readonly state: VisionState,
    private readonly pool: CardPool,
  ) {}

  fill(player: Player, seat: SeatSetUp): void {
    const side = this.state.players[player];
    side.life = seat.life ?? side.life;
    const deck = seat.deck ?? Array.from({ length: UNNAMED_DECK }, () => PAPER_LANTERN);
    this.lay(player, 'deck', 'deck', deck.toReversed());
    this.lay(player, 'hand', 'hand', seat.hand ?? []);
    this.lay(player, 'underworld', 'underworld', (seat.underworld ?? []).toReversed());
    this.lay(player, 'removed', 'removed', (seat.removed ?? []).toReversed());
    this.nodes(player, seat.nodes);
    for (const one of seat.field ?? []) this.onField(player, one);
    const done = [
      ['node', seat.nodeSetUsed],
      ['character', seat.characterPlayed],
      ['doll', seat.dollPlayed],
      ['worldCharm', seat.worldCharmPlayed],
    ] as const;
    side.done = done.flatMap(([what, used]) => (used === true ? [what] : []));
  }

  private lay(player: Player, list: List, zone: Zone, cards: readonly CardReference[]): readonly CardId[] {
    const ids = cards.map((card) => addCard(this.state, readReference(this.pool, card)!.passcode, player, zone).id);
    this.state.players[player][list] = [...this.state.players[player][list], ...ids];
    return ids;
  }

  /** The active ones have lain there longer, unless a list says the order. */
  private nodes(player: Player, nodes: SeatSetUp['nodes']): void {
    if (nodes === undefined) return;
    const listed = Array.isArray(nodes)
      ? nodes.map((one) =>
          typeof one === 'object' ? { card: one.card, state: one.state ?? 'active' } : { card: one, state: 'active' },
        )
      : [
          ...Array.from({ length: nodes.active ?? 0 }, () => ({ card: PAPER_LANTERN, state: 'active' })),
          ...Array.from({ length: nodes.sleep ?? 0 }, () => ({ card: PAPER_LANTERN, state: 'sleep' })),
        ];
    const ids = this.lay(
      player,
      'nodes',
      'node',
      listed.map(({ card }) => card),
    );
    ids.forEach((id, i) => (this.state.cards[id]!.asleep = listed[i]!.state === 'sleep'));
  }

  private onField(player: Player, one: NonNullable<SeatSetUp['field']>[number]): void {
    const { card, state, damage, set, playedThisTurn, owner } = typeof one === 'object' ? one : { card: one };
    const laid = addCard(this.state, readReference(this.pool, card)!.passcode, owner ?? player, 'field');
    laid.controller = player;
    laid.asleep = state === 'sleep';
    laid.damage = damage ?? 0;
    laid.playedIn = playedThisTurn === true ? this.state.turn : 0;
    this.state.players[player].field = [...this.state.players[player].field, laid.id];
    for (const carried of set ?? []) {
      const { card: name, owner: whose } = typeof carried === 'object' ? carried : { card: carried };
      const laidOn = addCard(this.state, readReference(this.pool, name)!.passcode, whose ?? player, 'set');
      laidOn.host = laid.id;
      laid.carried = [...laid.carried, laidOn.id];
    }
  }
}
