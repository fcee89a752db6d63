/** A game whose cards lie in lists on the command line: everything it needs to be played at random and looked through. */
import { brokenDecision } from '../../cli/invariants';
import type { CliGame } from '../../cli/cli-game';
import type { TriedGame } from '../../cli/tried-game';
import { below, type Random } from '../../engine/kernel';
import type { TwoSeatRun } from '../../engine/kernel/two-seat-run';
import type { LaidAct, LaidState } from '../../engine/table/laid';
import { mayKnowIn } from '../../engine/table/laid';
import type { LaidPlay } from '../../engine/table/laid-play';
import type { laidGame, TypesOfLaid } from '../../engine/table/laid-session';
import { SEATS } from '../../engine/table';
import { playsFilesOf } from '../../scenario';
import type { LaidWords } from '../laid-words';
import { laidScenarios } from './scenario';

type Engine<State extends LaidState, Play extends LaidPlay<State>> = ReturnType<typeof laidGame<State, Play>>;
type Run<State extends LaidState, Play extends LaidPlay<State>> = TwoSeatRun<TypesOfLaid<State, Play>>;

/** So often the position is looked at with other cards in the places of those that a viewer may not know. */
const LOOK = 4;

function tried<State extends LaidState, Play extends LaidPlay<State>>(
  game: Engine<State, Play>,
): TriedGame<null, Run<State, Play>> {
  const { kind, zones } = game;

  /** The cards that a viewer may not know lie in each other's places. */
  function dealtAnew(state: State, viewer: 0 | 1 | 'public', random: Random): State {
    const copy = kind.copy(state);
    const hidden = SEATS.flatMap((seat) =>
      Object.entries(copy.sides[seat].zones).flatMap(([zone, cards]) => (mayKnowIn(zones[zone], viewer, seat) ? [] : cards)),
    );
    const cards = copy.cards.map((card) => ({ ...card }));
    for (const card of hidden) {
      const other = hidden[below(random, hidden.length)]!;
      const { passcode } = cards[card]!;
      cards[card] = { ...cards[card]!, passcode: cards[other]!.passcode };
      cards[other] = { ...cards[other]!, passcode };
    }
    return { ...copy, cards };
  }

  function leak(run: Run<State, Play>, random: Random): string | undefined {
    const { restPoint, answers } = run;
    if (restPoint.at !== answers.length || below(random, LOOK) > 0) return undefined;
    const seenBy = (state: State, viewer: 0 | 1 | 'public'): string =>
      JSON.stringify(game.fromState(state, 'newest').view(viewer));
    const tells = ([...SEATS, 'public'] as const).find(
      (viewer) => seenBy(kind.copy(restPoint.state), viewer) !== seenBy(dealtAnew(restPoint.state, viewer, random), viewer),
    );
    return tells === undefined ? undefined : `hidden cards change what viewer ${tells} sees`;
  }

  return {
    twoDecks: () => [null, null],
    randomDecks: () => [null, null],
    cardsIn: () => kind.begin({ seed: '' }).cards.length / 2,
    start: ({ seed, first }, keeping) => game.start({ seed, first }, keeping),
    load: (file, replay) => game.load(file, replay),
    broken: ({ play, decision }, cardsAtStart) =>
      play.state.cards.length !== cardsAtStart
        ? `${play.state.cards.length} cards, ${cardsAtStart} at the start`
        : (kind.unsoundness(play.state)?.expected ?? (decision && brokenDecision(decision))),
    unsoundRest: ({ restPoint }) => kind.unsoundness(restPoint.state),
    brokenSeat(run, random) {
      const other = run.decision!.player === 0 ? 1 : 0;
      const { ok } = game.session(run).answer(other, { kind: 'option', index: 0 });
      return ok ? 'an answer of the other player was accepted' : leak(run, random);
    },
    tries: ({ play }, random) => {
      const acts = SEATS.flatMap((seat) => game.thinkable(play, seat));
      return acts.map((act) => ({ ...act, card: below(random, play.state.cards.length + 1) }));
    },
    isSameAct: (listed: LaidAct, given) => JSON.stringify(listed) === JSON.stringify(given),
    glance: ({ play }) => JSON.stringify(play.state.sides),
  };
}

/** `scenarios`: the folders with its scenarios. */
export const laidOnCli = <State extends LaidState, Play extends LaidPlay<State>>(
  game: Engine<State, Play>,
  words: LaidWords,
  unnamed: Readonly<Record<string, readonly number[]>>,
  scenarios: readonly string[],
): CliGame => ({
  id: game.id,
  profiles: [game.id],
  playsFile: playsFilesOf(laidScenarios(game, words, unnamed)),
  scenarios,
  cards: () => Object.entries(words.cards).map(([id, name]) => ({ id: Number(id), ...name, kind: 'card', subtype: null })),
  tried: (_profile, use) => use(tried(game)),
  ruleBook: () => ({
    register: Object.fromEntries(Object.keys(words.rules).map((rule) => [rule, { cites: [] }])),
    statements: [],
    ofTheTable: ['nothing-there'],
    isShownBy: () => true,
    isOfGame: () => true,
  }),
});
