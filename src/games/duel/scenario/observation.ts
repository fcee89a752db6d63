import { mayKnow } from '../../../engine/duel';
import type {
  CardId,
  DecisionKind,
  Duel,
  DuelResult,
  DuelRun,
  Phase,
  Player,
  BattleStep,
  DamageStep,
  WindowKind,
} from '../../../engine/duel';
import { nameOf } from './card-names';
import { referTo } from './card-reference';
import { eventWords } from './event-words';
import { legalSteps, type StepWords } from './step-words';

/** Counters by kind; there is one kind in this pool. */
export type Counters = Readonly<Record<string, number>>;
const countersOf = (count: number): Counters => (count === 0 ? {} : { spell: count });

export interface SeenMonster {
  readonly card: string;
  readonly position: 'attack' | 'defense' | 'set';
  readonly zone: number;
  readonly atk: number;
  readonly def: number;
  readonly level: number;
  readonly controller: Player;
  readonly owner: Player;
  readonly counters: Counters;
}

export interface SeenSpellTrap {
  readonly card: string;
  readonly face: 'up' | 'set';
  readonly zone: number;
  readonly controller: Player;
  readonly owner: Player;
  readonly counters: Counters;
  readonly equippedTo: string | null;
}

export interface SeenSeat {
  readonly lp: number;
  readonly handCount: number;
  readonly deckCount: number;
  readonly fusionDeckCount: number;
  readonly hand: readonly string[];
  /** What of the hand the opponent sees. */
  readonly handShown: readonly string[];
  /** Index 0 is the top, here and in all piles. */
  readonly deck: readonly string[];
  /** The top card of the Deck while it lies face-up. */
  readonly deckShown: readonly string[];
  readonly fusionDeck: readonly string[];
  readonly graveyard: readonly string[];
  readonly banished: readonly string[];
  readonly monsters: readonly SeenMonster[];
  readonly spellsTraps: readonly SeenSpellTrap[];
  readonly fieldSpell: SeenSpellTrap | null;
  /** Only where there are Pendulum Zones. */
  readonly pendulumZones?: readonly SeenPendulum[];
  readonly fusionDeckFaceUp?: readonly string[];
}

export interface SeenPendulum {
  readonly card: string;
  readonly zone: number;
  readonly scale: number;
}

/** All that a scenario can check, in the words of the format. */
export interface Observation {
  /** `card`: which has decided it. */
  readonly result: (Pick<DuelResult, 'winner' | 'reason'> & { readonly card?: string }) | null;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly phase: Phase;
  readonly step: BattleStep | null;
  readonly damageStep: DamageStep | null;
  readonly prompt: { readonly player: Player; readonly kind: DecisionKind; readonly window?: WindowKind } | null;
  readonly legal: readonly StepWords[];
  /** Nothing: what is not listed in `legal` is not offered. */
  readonly illegal: readonly StepWords[];
  readonly chain: readonly { readonly link: number; readonly player: Player; readonly card: string; readonly negated: boolean }[];
  readonly events: readonly string[];
  readonly players: readonly [SeenSeat, SeenSeat];
}

export function observe(run: DuelRun): Observation {
  const { duel, decision } = run;
  const { result, turn, turnPlayer, phase, step, damageStep, stack: chain } = duel.state;
  return {
    result: result && resultWords(result),
    turn,
    turnPlayer,
    phase,
    step,
    damageStep,
    prompt:
      decision === undefined
        ? null
        : {
            player: decision.player,
            kind: decision.kind,
            ...('window' in decision && decision.window !== undefined ? { window: decision.window } : {}),
          },
    legal: legalSteps(run),
    illegal: [],
    chain: chain.flatMap((link, i) =>
      link.resolved ? [] : [{ link: i + 1, player: link.player, card: nameOf(link.passcode), negated: link.negated }],
    ),
    events: eventWords(duel.log),
    players: [seat(duel, 0), seat(duel, 1)],
  };
}

const resultWords = ({ winner, reason, passcode }: DuelResult): Observation['result'] => ({
  winner,
  reason,
  ...(passcode !== undefined && { card: nameOf(passcode) }),
});

function seat(duel: Duel, player: Player): SeenSeat {
  const side = duel.state.players[player];
  const names = (ids: readonly CardId[]): string[] => ids.map((id) => nameOf(duel.state.cards[id]!.passcode));
  const pile = (ids: readonly CardId[]): string[] => names(ids).reverse();
  return {
    lp: side.lifePoints,
    handCount: side.hand.length,
    deckCount: side.deck.length,
    fusionDeckCount: side.fusionDeck.length,
    hand: names(side.hand),
    handShown: names(side.hand.filter((id) => mayKnow(duel, player === 0 ? 1 : 0, id))),
    deck: pile(side.deck),
    deckShown: names(side.deck.filter((id) => mayKnow(duel, 'public', id))),
    fusionDeck: pile(side.fusionDeck),
    graveyard: pile(side.graveyard),
    banished: pile(side.banished),
    monsters: side.monsters.filter((id) => id !== null).map((id) => monster(duel, id)),
    spellsTraps: side.spellsTraps.filter((id) => id !== null).map((id) => spellTrap(duel, id)),
    fieldSpell: side.field === null ? null : spellTrap(duel, side.field),
    ...(side.pendulum !== undefined && {
      pendulumZones: side.pendulum.zones.flatMap((id, zone) =>
        id === null ? [] : [{ card: nameOf(duel.state.cards[id]!.passcode), zone, scale: duel.continuous.scale(id) }],
      ),
      fusionDeckFaceUp: pile(side.fusionDeck.filter((id) => duel.state.cards[id]!.faceUp)),
    }),
  };
}

function monster(duel: Duel, id: CardId): SeenMonster {
  const { passcode, faceUp, position, slot, controller, owner, counters } = duel.state.cards[id]!;
  const { continuous } = duel;
  return {
    card: nameOf(passcode),
    position: faceUp ? position : 'set',
    zone: slot!,
    atk: continuous.atk(id),
    def: continuous.def(id),
    level: continuous.level(id),
    controller,
    owner,
    counters: countersOf(counters),
  };
}

function spellTrap(duel: Duel, id: CardId): SeenSpellTrap {
  const { passcode, faceUp, slot, controller, owner, counters, equippedTo } = duel.state.cards[id]!;
  return {
    card: nameOf(passcode),
    face: faceUp ? 'up' : 'set',
    zone: slot!,
    controller,
    owner,
    counters: countersOf(counters),
    equippedTo: equippedTo === null ? null : referTo(duel, equippedTo),
  };
}
