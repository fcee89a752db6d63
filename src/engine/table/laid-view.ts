import type { AnyAct, Value } from '../kernel/decision';
import { isResolving } from '../kernel/stack';
import {
  mayKnowIn,
  phaseIn,
  placed,
  placeIn,
  type Facts,
  type LaidDecision,
  type LaidEntry,
  type LaidEvent,
  type LaidState,
  type ZonePlans,
} from './laid';
import { partsOf } from './lying';
import { eventsTold, type ToldTo } from './told';
import type { Seat, ShownCard, ShownDecision, ShownEntry, ShownEvent, ShownSeat, ShownZone, TableView, Viewer } from './view';

/** What is asked, in the words that any table has for it. */
export interface LaidDecisionView extends ShownDecision {
  readonly prompt?: string;
  readonly facts?: Facts;
  readonly window?: string;
  /** The values that may be given to a question. */
  readonly values?: readonly Value[];
}

export interface LaidEventView extends ShownEvent {
  readonly amount?: number;
  readonly rule?: string;
}

export interface LaidView extends TableView {
  readonly decision: LaidDecisionView | null;
  readonly log: readonly LaidEventView[];
}

interface LaidPlay {
  readonly state: LaidState;
  readonly log: readonly LaidEvent[];
}

/** The views of a game whose cards lie in lists. */
export class LaidViews {
  constructor(
    private readonly game: string,
    private readonly plans: ZonePlans,
  ) {}

  private card(state: LaidState, viewer: Viewer, id: number): ShownCard {
    const { passcode, owner } = state.cards[id]!;
    const place = placeIn(this.plans, state, id);
    const { seat, zone } = partsOf(place);
    const known = mayKnowIn(this.plans[zone], viewer, seat);
    const entries = (is: (entry: LaidEntry) => boolean): readonly number[] =>
      (state.stack as LaidEntry[]).flatMap((entry, i) => (!entry.resolved && is(entry) ? [i + 1] : []));
    return {
      place,
      owner,
      controller: seat,
      faceUp: this.plans[zone]?.knownTo === 'everybody',
      links: entries(({ card }) => card === id),
      targetedBy: entries(({ targets }) => targets?.includes(id) === true),
      known,
      ...(known && { key: `c${id}`, passcode }),
    };
  }

  private seat(state: LaidState, viewer: Viewer, seat: Seat): ShownSeat {
    const { zones, counters } = state.sides[seat];
    const shown = Object.entries(this.plans).map(([zone, plan]): readonly [string, ShownZone] => {
      const { kind, knownTo, cells = 0 } = plan;
      const ids = zones[zone] ?? [];
      const cards = placed(plan, kind === 'pile' && knownTo === 'nobody' ? [] : ids).map((id) => this.card(state, viewer, id));
      if (kind === 'pile') return [zone, { kind, size: ids.length, cards }];
      if (kind === 'hand') return [zone, { kind, cards }];
      return [zone, { kind, cards: [...cards, ...Array<null>(Math.max(0, cells - cards.length)).fill(null)] }];
    });
    return { zones: Object.fromEntries(shown), counters: { ...counters } };
  }

  private entry(state: LaidState, entry: LaidEntry, i: number): ShownEntry {
    const { player, card, targets = [], resolved } = entry;
    const named = (id: number) => ({ place: placeIn(this.plans, state, id), passcode: state.cards[id]!.passcode });
    const isNext = state.stack.findLast((one) => !one.resolved) === entry;
    const now = resolved ? 'resolved' : isNext && isResolving({ state }) ? 'resolving' : 'waiting';
    return { number: i + 1, player, ...named(card), targets: targets.map(named), state: now, negated: false };
  }

  private decision({ state }: LaidPlay, viewer: Viewer, decision: LaidDecision): LaidDecisionView {
    const { player, kind, why, window } = decision;
    const { prompt, card, facts } = why ?? {};
    const asker = card === undefined ? undefined : this.card(state, 'public', card);
    const shared: LaidDecisionView = {
      player,
      kind,
      ...(window !== undefined && { window }),
      ...(prompt !== undefined && { prompt }),
      ...(facts !== undefined && { facts }),
      ...(asker?.passcode !== undefined && { asker: { passcode: asker.passcode, place: asker.place } }),
      showsHidden: 'hidden' in decision && decision.hidden,
    };
    if (viewer !== player) return shared;
    switch (decision.form) {
      case 'act':
        return { ...shared, options: decision.options().map((act, index) => this.option(state, act, index)) };
      case 'question':
        return { ...shared, values: decision.values };
      default: {
        const from = decision.from.map((id) => this.card(state, viewer, id));
        const { min, max } = decision.form === 'pick' ? decision : { min: from.length, max: from.length };
        return { ...shared, pick: { from, min, max, ordered: decision.form === 'order' } };
      }
    }
  }

  private option(state: LaidState, act: AnyAct & { readonly card?: number }, index: number) {
    const { card, ...rest } = act;
    if (card === undefined) return { ...rest, index };
    return { ...rest, index, card: placeIn(this.plans, state, card), passcode: state.cards[card]!.passcode };
  }

  private event({ cards }: LaidState, event: LaidEvent, number: number, viewer: Viewer): LaidEventView {
    const { batch: _, card, hidden, ...told } = event;
    const isNamed = card !== undefined && (hidden !== true || viewer === event.player);
    return { number, ...told, ...(isNamed && { passcode: cards[card]!.passcode }) };
  }

  /** All that the viewer may know of the game at this moment. */
  of(play: LaidPlay, decision: LaidDecision | undefined, viewer: Viewer, toldTo: ToldTo<LaidEventView, LaidEvent>): LaidView {
    const { state, log } = play;
    const { turn, turnPlayer, stack, result } = state;
    return {
      game: this.game,
      viewer,
      turn,
      turnPlayer,
      phase: phaseIn(state),
      seats: [this.seat(state, viewer, 0), this.seat(state, viewer, 1)],
      stack: stack.map((entry, i) => this.entry(state, entry as LaidEntry, i)),
      priority: decision?.player ?? null,
      decision: decision === undefined ? null : this.decision(play, viewer, decision),
      result,
      log: eventsTold(log, viewer, toldTo, (number) => this.event(state, log[number]!, number, viewer)),
    };
  }
}
