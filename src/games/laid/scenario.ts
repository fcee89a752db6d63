/** `duel-scenario/1` of a game whose cards lie in lists: set up, played and looked at by its zones and the names of its cards. */
import * as v from 'valibot';
import { seededRandom, type AnyAnswer, type AnyDecision, type Seat } from '../../engine/kernel';
import { turnAt } from '../../engine/kernel/schedule';
import type { TwoSeatRun } from '../../engine/kernel/two-seat-run';
import { NO_COURTESIES, SEATS } from '../../engine/table';
import { phaseIn, placed, type LaidAct, type LaidEvent, type LaidState } from '../../engine/table/laid';
import type { LaidPlay } from '../../engine/table/laid-play';
import type { laidGame, TypesOfLaid } from '../../engine/table/laid-session';
import { differences, isPart, isSame, missingEvent, sameNames } from '../../scenario/comparing';
import { problemOf } from '../../scenario/problem';
import { NO_END_OF_TURN, NO_INLINE, type Meaning, type ScenarioGame } from '../../scenario/scenario-game';
import type { LaidWords } from '../laid-words';

type Run<State extends LaidState, Play extends LaidPlay<State>> = TwoSeatRun<TypesOfLaid<State, Play>>;
type Engine<State extends LaidState, Play extends LaidPlay<State>> = ReturnType<typeof laidGame<State, Play>>;

const note = { note: v.optional(v.unknown()) };
const player = v.picklist(SEATS);
const whole = v.pipe(v.number(), v.integer('expected a whole number'));

function schemaFor(id: string, counter: string, zones: readonly string[], { cards: known, phases, ends }: LaidWords) {
  const card = v.picklist(Object.values(known).map(({ en }) => en));
  const cards = v.optional(v.array(card));
  const lists = Object.fromEntries(zones.map((zone) => [zone, cards]));
  const seat = v.strictObject({ [counter]: v.optional(whole), ...lists, ...note } as v.ObjectEntries);
  const wanted = v.strictObject({
    do: v.string(),
    player: v.optional(player),
    card: v.optional(card),
    cards,
    value: v.optional(v.union([v.boolean(), v.number(), v.string()])),
    ...note,
  });
  const when = v.optional(v.strictObject({ phase: v.optional(v.string()), turn: v.optional(whole) }));
  const look = { player: v.optional(player), now: v.optional(v.boolean()), when, ...note };
  const seen = {
    turn: v.optional(whole),
    turnPlayer: v.optional(player),
    phase: v.optional(v.picklist(Object.keys(phases))),
    result: v.optional(
      v.nullable(v.strictObject({ winner: v.picklist([...SEATS, 'draw']), reason: v.optional(v.picklist(Object.keys(ends))) })),
    ),
    prompt: v.optional(v.nullable(v.strictObject({ player: v.optional(player), kind: v.optional(v.string()) }))),
    legal: v.optional(v.array(wanted)),
    illegal: v.optional(v.array(wanted)),
    events: v.optional(v.array(v.string())),
    players: v.optional(v.tuple([seat, seat])),
  };
  const step = v.union([
    v.strictObject({ do: v.literal('legal'), step: wanted, ...look }),
    v.strictObject({ do: v.literal('illegal'), step: wanted, rule: v.optional(v.string()), ...look }),
    v.strictObject({ do: v.literal('expect'), ...look, ...seen }),
    v.strictObject({ ...wanted.entries, player, when }),
  ]);
  return v.strictObject({
    format: v.literal('duel-scenario/1'),
    game: v.literal(id),
    id: v.string(),
    title: v.optional(v.unknown()),
    seed: v.optional(v.string(), '1'),
    turn: v.optional(whole, 1),
    turnPlayer: v.optional(player, 0),
    phase: v.optional(v.picklist(Object.keys(phases)), Object.keys(phases)[0]!),
    autoPass: v.optional(v.boolean(), true),
    players: v.optional(v.tuple([seat, seat]), [{}, {}]),
    steps: v.optional(v.array(step), []),
    expect: v.optional(v.strictObject({ ...seen, ...note })),
    ...note,
  });
}

type Schema = ReturnType<typeof schemaFor>;
type Scenario = v.InferOutput<Schema>;
type Wanted = { readonly do: string } & Omit<Extract<Scenario['steps'][number], { do: 'legal' }>['step'], 'do'>;
type Expected = NonNullable<Scenario['expect']>;
type Seen = Readonly<Record<string, unknown>> & { readonly events: readonly string[]; readonly players: readonly object[] };

/** The types of its scripts. */
export interface LaidKinds<State extends LaidState, Play extends LaidPlay<State>> {
  readonly run: Run<State, Play>;
  readonly saved: TypesOfLaid<State, Play>['saved'];
  readonly wanted: Wanted;
  readonly expected: Expected;
  readonly seen: Seen;
  readonly rule: string;
  readonly tableAnswer: never;
}

/** `unnamed`: what lies in a zone that a script does not name, by number; nothing in the others. */
export function laidScenarios<State extends LaidState, Play extends LaidPlay<State>>(
  game: Engine<State, Play>,
  words: LaidWords,
  unnamed: Readonly<Record<string, readonly number[]>>,
): ScenarioGame<LaidKinds<State, Play>> {
  const { counter } = words.figure;
  const zones = Object.keys(game.zones);
  const schema = schemaFor(game.id, counter, zones, words);
  const nameOf = ({ cards }: LaidState, id: number): string => words.cards[cards[id]!.passcode]!.en;
  const named = (name: string): number => Number(Object.keys(words.cards).find((one) => words.cards[Number(one)]!.en === name));
  const isMeant = (state: LaidState, id: number | undefined, name: string | undefined): boolean =>
    name === undefined || (id !== undefined && nameOf(state, id) === name);

  function setUp({ seed, turn, turnPlayer, phase, players }: Scenario): State {
    const cards: { passcode: number; owner: Seat }[] = [];
    const side = (owner: Seat) => {
      const seat = players[owner] as Readonly<Record<string, unknown>>;
      const lay = (zone: string): readonly number[] => {
        const names = seat[zone] as readonly string[] | undefined;
        const passcodes = names ? placed(game.zones[zone], names.map(named)) : (unnamed[zone] ?? []);
        return passcodes.map((passcode) => cards.push({ passcode, owner }) - 1);
      };
      return {
        zones: Object.fromEntries(zones.map((zone) => [zone, lay(zone)])),
        counters: { [counter]: Number(seat[counter] ?? 0) },
      };
    };
    const sides = [side(0), side(1)];
    const begun = game.kind.begin({ seed });
    return { ...begun, random: seededRandom(seed), cards, sides, turn, turnPlayer, frames: [turnAt(phase)] };
  }

  function meaningOf({ play: { state } }: Run<State, Play>, decision: AnyDecision, step: Wanted): Meaning {
    const none = { kind: 'none' } as const;
    if (step.player !== undefined && step.player !== decision.player) return none;
    if (decision.form === 'act') {
      const fitting = decision.options().filter((act: LaidAct) => act.do === step.do && isMeant(state, act.card, step.card));
      const says = [...new Set(fitting.map(({ card }: LaidAct) => (card === undefined ? '' : nameOf(state, card))))];
      return says.length > 1 ? { kind: 'unclear', answers: says } : fitting[0] ? { kind: 'answer', answer: fitting[0] } : none;
    }
    if (step.do !== decision.kind) return none;
    if (decision.form === 'question') return { kind: 'answer', answer: { do: 'answer', value: step.value ?? true } };
    const left = [...decision.from];
    const cards = (step.cards ?? []).map(
      (name) =>
        left.splice(
          left.findIndex((id) => nameOf(state, id) === name),
          1,
        )[0]!,
    );
    return { kind: 'answer', answer: { do: decision.form === 'order' ? 'order' : 'choose', cards } };
  }

  const legalSteps = ({ play: { state }, decision }: Run<State, Play>): readonly object[] => {
    if (decision === undefined) return [];
    if (decision.form === 'question') return decision.values.map((value) => ({ do: decision.kind, value }));
    if (decision.form !== 'act') return [{ do: decision.kind, cards: decision.from.map((id) => nameOf(state, id)) }];
    return decision
      .options()
      .map((act: LaidAct) => ({ do: act.do, ...(act.card !== undefined && { card: nameOf(state, act.card) }) }));
  };

  const wordsOf = ({ state }: Pick<Play, 'state'>, { verb, player: who, card, amount }: LaidEvent): string =>
    [verb, who, ...(card === undefined ? [] : [nameOf(state, card)]), ...(amount === undefined ? [] : [amount])].join(' ');

  const seatSeen = (state: State, seat: Seat): object => {
    const { zones: lists, counters } = state.sides[seat];
    const names = zones.map((zone) => [zone, placed(game.zones[zone], lists[zone]).map((id) => nameOf(state, id))]);
    return { ...counters, ...Object.fromEntries(names) };
  };

  const isWindow = (decision: AnyDecision): boolean => 'window' in decision && decision.window !== undefined;
  return {
    manner: { whenIsReached: true, autoPassIsAll: true, partsOfAct: ['choose', 'order', 'answer'] },
    read(json) {
      const read = v.safeParse(schema, json);
      return read.success ? { ok: true, scenario: read.output } : { ok: false, problems: read.issues.map(problemOf) };
    },
    setUp: (scenario) => ({ kind: 'position', begin: () => game.fromState(setUp(scenario as Scenario)) }),
    load: (saved, replay) => game.load(saved, replay),
    save: (run) => run.save(),
    courtesies: NO_COURTESIES,
    momentOf: ({ moment }) => moment,
    isWindow,
    isOpen: (decision) => decision.form === 'act' && !isWindow(decision),
    onlyAnswer: (_run, decision): AnyAnswer | undefined =>
      decision.form === 'pick' && decision.from.length === decision.min ? { do: 'choose', cards: decision.from } : undefined,
    isLeftTo: (step, _run, decision) => step.do === decision.kind && step.player === decision.player,
    meaningOf,
    isOffered: ({ run }, decision, step) => meaningOf(run, decision, step).kind !== 'none',
    inline: () => NO_INLINE,
    endOfTurn: () => NO_END_OF_TURN,
    observe: (run) => {
      const { state, log } = run.play;
      const { result, turn, turnPlayer } = state;
      const prompt = run.decision ? { player: run.decision.player, kind: run.decision.kind } : null;
      const events = log.map((event) => wordsOf(run.play, event));
      return {
        result,
        turn,
        turnPlayer,
        phase: phaseIn(state),
        prompt,
        legal: legalSteps(run),
        events,
        players: SEATS.map((seat) => seatSeen(state, seat)),
      };
    },
    compare: (expected, seen, isOffered) =>
      differences((differ, say) => {
        for (const key of ['turn', 'turnPlayer', 'phase'] as const)
          if (!isSame(expected[key], seen[key])) differ(key, expected[key], seen[key]);
        for (const key of ['result', 'prompt'] as const)
          if (expected[key] !== undefined && !isPart(expected[key], seen[key] as object | null))
            differ(key, expected[key], seen[key]);
        for (const step of expected.legal ?? []) if (!isOffered(step)) differ('legal', step, seen.legal);
        for (const step of expected.illegal ?? []) if (isOffered(step)) say(`illegal: ${JSON.stringify(step)} is offered`);
        const missing = expected.events && missingEvent(expected.events, seen.events);
        if (missing !== undefined) differ(`events (${JSON.stringify(missing)} is missing)`, expected.events, seen.events);
        expected.players?.forEach((seat, at) => {
          const there = seen.players[at] as Readonly<Record<string, unknown>>;
          for (const [key, wanted] of Object.entries(seat)) {
            const got = there[key];
            const fits = Array.isArray(wanted)
              ? sameNames(wanted as string[], got as string[], zoneIsOrdered(key))
              : wanted === got;
            if (wanted !== undefined && !fits) differ(`players[${at}].${key}`, wanted, got);
          }
        });
      }),
    legalSteps,
    wordsOf: ({ play }, event) => wordsOf(play, event as LaidEvent),
    reasonsAgainst: (run, step) => {
      const { state } = run.play;
      const who = step.player ?? run.decision?.player ?? state.turnPlayer;
      const acts = game
        .thinkable(run.play, who)
        .filter(({ do: verb, card }) => verb === step.do && isMeant(state, card, step.card));
      const meant = acts.length > 0 ? acts : [{ do: step.do }];
      return meant.map((act) => run.whyNot(who, act)).reduce((a, b) => (b.length < a.length ? b : a));
    },
    ruleMatches: (rule, wanted) => rule === wanted,
  };

  function zoneIsOrdered(zone: string): boolean {
    return game.zones[zone]?.kind !== 'hand';
  }
}
