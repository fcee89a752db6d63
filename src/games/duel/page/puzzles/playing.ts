import { create } from 'zustand';
import type { AnyAnswer } from '../../../../engine/kernel';
import { desk, useTable } from '../../../../store/desk/table-store';
import { gameOfThisPage, usualGame } from '../../../../store/game';
import { useSettings } from '../../../../store/keeping/settings';
import type { OpenGame } from '../../../../store/keeping/open-game';
import { AnswerBeat } from '../../../../store/partner/answer-beat';
import { proofOf, stopProving } from '../../../../store/proving/prover';
import { usePuzzleShelf } from '../../../../store/puzzles/shelf';
import { RunningGame } from '../../../../store/running/running-game';
import { PERSON, PROVER } from '../../../../store/running/sitter';
import { withPlayer } from '../../../../store/seats';
import { asScenario } from '../../workshop/as-scenario';
import { begin as begun, isBegun } from '../../workshop/begin';
import { sessionOf } from '../../workshop/opened';
import type { Puzzle } from './puzzle';

type Names = readonly [string, string];

/**
 * How far a puzzle is. `asked`: the solver has not acted. `judging`: it is found out whether what was answered wins. `right`,
 * `open`: it does, or nobody knows. `refuting`, `refuted`: it does not, and the table shows why. `showing`, `shown`: the
 * solution.
 */
export type Stage =
  'asked' | 'judging' | 'right' | 'open' | 'refuting' | 'refuted' | 'solved' | 'missed' | 'showing' | 'shown' | 'stuck';

interface Playing {
  readonly puzzle: Puzzle | null;
  readonly stage: Stage;
  /** The refutation left acts out: it holds among those that were looked at. */
  readonly isAmong: boolean;
  /** How many hints have been asked for. */
  readonly hints: number;
  readonly begin: (puzzle: Puzzle, names: Names) => boolean;
  readonly again: () => void;
  readonly hint: () => void;
  /** Plays the solution from the beginning. @returns false where none is known */
  readonly show: () => void;
  readonly leave: () => void;
}

/** So many positions are looked into for an answer of the table: a few seconds at the most. */
const NODES = 30_000;

const OVER: readonly Stage[] = ['refuted', 'solved', 'missed', 'shown', 'stuck'];

/** A puzzle on the table: one person solves it, and what proves wins answers for the other side. */
export const usePuzzle = create<Playing>()((set, get) => {
  let running: OpenGame['running'] | null = null;
  let names: Names = ['', ''];
  /** What is played without anybody: from this number of answers on, these. */
  let script: { readonly from: number; readonly answers: readonly AnyAnswer[] } | null = null;
  let start = 0;
  /** How many answers the solver had given when it was last found out what comes of them. */
  let judged = 0;
  let pending = '';
  /** The table is being laid: nothing is done before all of it is there. */
  let isLaying = false;
  const beat = new AnswerBeat(location.search, () => useSettings.getState().pace);

  const isHere = (): boolean => running !== null && desk.open?.running === running;
  const position = (): string => `${running?.returns} ${running?.session.answerCount} ${get().stage}`;

  function lay(puzzle: Puzzle, isShown: boolean): boolean {
    const session = sessionOf(puzzle.position, gameOfThisPage());
    if (!session) return false;
    const { solver } = puzzle;
    const game = new RunningGame(session, ['strict', 'strict']);
    running = game;
    start = session.answerCount;
    judged = 0;
    pending = '';
    isLaying = true;
    desk.lay(
      {
        game: usualGame(),
        running: game,
        seats: [
          { name: names[0], deck: '' },
          { name: names[1], deck: '' },
        ],
        lifePoints: puzzle.position.seats[solver].lifePoints,
        secrecy: 'open',
        players: withPlayer([PROVER, PROVER], solver, isShown ? PROVER : PERSON),
      },
      { kept: false },
    );
    isLaying = false;
    return true;
  }

  /** Does something after a beat, if nothing has changed by then. */
  function after(ms: number, then: () => void): void {
    const at = position();
    pending = at;
    setTimeout(() => {
      if (!isHere() || position() !== at) return;
      pending = '';
      then();
    }, ms);
  }

  const give = (find: (run: unknown) => AnyAnswer): void => {
    const outcome = desk.play((game) => {
      const { moment } = game.session;
      const answer = game.session.answerOf(find);
      return answer && moment ? game.answer(moment.player, answer) : { ok: false };
    });
    if (outcome?.ok !== true) set({ stage: 'stuck' });
  };

  /** The only thing that can be done now, if there is but one. */
  function onlyOption(): (() => void) | undefined {
    const { session } = running!;
    const { moment } = session;
    const options = moment && session.view(moment.player).decision?.options;
    if (options?.length !== 1) return undefined;
    const { index } = options[0]!;
    return () => {
      // Nothing comes of what could not be answered otherwise.
      const isSolvers = moment!.player === get().puzzle!.solver;
      desk.play((game) => {
        const outcome = game.answer(moment!.player, { kind: 'option', index });
        if (outcome.ok && isSolvers) judged = answered();
        return outcome;
      });
    };
  }

  function ask(then: (told: Awaited<ReturnType<typeof proofOf>>) => void): void {
    const { puzzle } = get();
    const at = position();
    pending = at;
    const isStill = (): boolean => isHere() && position() === at;
    proofOf('duel', { recording: running!.session.save(), solver: puzzle!.solver, nodes: NODES }).then(
      (told) => {
        if (!isStill()) return;
        pending = '';
        then(told);
      },
      () => isStill() && set({ stage: 'stuck' }),
    );
  }

  /** From now on the table plays this by itself. */
  function play(answers: readonly AnyAnswer[], stage: Stage): void {
    const { solver } = get().puzzle!;
    script = { from: running!.session.answerCount, answers };
    set({ stage });
    desk.seat(solver, PROVER);
  }

  function end(): void {
    const { stage, puzzle } = get();
    const { session } = running!;
    const won = session.view('public').result?.winner === puzzle!.solver;
    if (stage === 'refuting') set({ stage: 'refuted' });
    else if (stage === 'showing') set({ stage: 'shown' });
    else {
      set({ stage: won ? 'solved' : 'missed' });
      if (won && puzzle!.id !== null) usePuzzleShelf.getState().solve(puzzle!.id);
    }
  }

  /** What the solver has answered by hand, of what the table may still take back. */
  const answered = (): number => running!.line.filter((one) => one.how === 'hand' && one.player === get().puzzle!.solver).length;

  function judge(): void {
    judged = answered();
    ask(({ found, line }) => {
      if (found === 'wins' || found === 'open') return go(found === 'wins' ? 'right' : 'open');
      set({ isAmong: found === 'refutedAmong' });
      play(
        line.map(({ answer }) => answer),
        'refuting',
      );
    });
  }

  /** The table has changed, or the stage. */
  function look(): void {
    if (isLaying || !isHere() || pending === position() || OVER.includes(get().stage)) return;
    const { puzzle, stage } = get();
    const { session } = running!;
    const { moment } = session;
    if (desk.request) return useTable.getState().reply(true);
    if (desk.review) return;
    if (moment === null || moment.turn !== puzzle!.position.turn) return end();
    if (script) {
      const answer = script.answers[session.answerCount - script.from];
      if (answer === undefined) return end();
      return after(onlyOption() ? 0 : beat.ms, () => give(() => answer));
    }
    if (stage !== 'asked' && session.answerCount <= start) return go('asked');
    // An answer that was judged may have been taken back since.
    judged = Math.min(judged, answered());
    if (stage !== 'judging' && answered() > judged && running!.draft === null) return go('judging');
    if (stage === 'judging') return judge();
    const only = onlyOption();
    if (only) return after(0, only);
    if (moment.player === puzzle!.solver) return;
    ask(({ defence }) => {
      if (defence === undefined) set({ stage: 'stuck' });
      else after(beat.ms, () => give(() => defence));
    });
  }

  /** Stages lead on by themselves. */
  function go(stage: Stage): void {
    set({ stage });
    look();
  }

  useTable.subscribe(({ table }, before) => {
    if (running && !isHere() && table !== before.table) {
      running = null;
      script = null;
      set({ puzzle: null });
      return;
    }
    look();
  });

  return {
    puzzle: null,
    stage: 'asked',
    isAmong: false,
    hints: 0,

    begin: (puzzle, called) => {
      names = called;
      script = null;
      if (!lay(puzzle, false)) return false;
      set({ puzzle, stage: 'asked', isAmong: false, hints: get().puzzle === puzzle ? get().hints : 0 });
      look();
      return true;
    },
    again: () => {
      const { puzzle, begin } = get();
      if (puzzle) begin(puzzle, names);
    },
    hint: () => set({ hints: Math.min(2, get().hints + 1) }),
    show: () => {
      const { puzzle } = get();
      if (!puzzle) return;
      script = null;
      if (!lay(puzzle, true)) return;
      const { solution } = puzzle.position.beside.puzzle ?? {};
      const told = solution && begun({ ...asScenario(puzzle.position), steps: solution }, gameOfThisPage());
      set({ stage: 'showing' });
      if (told && isBegun(told)) {
        script = { from: start, answers: told.run.answers.slice(start) };
        return look();
      }
      ask(({ found, line }) => {
        if (found !== 'wins') return set({ stage: found === 'open' ? 'open' : 'missed' });
        script = { from: start, answers: line.map(({ answer }) => answer) };
        look();
      });
    },
    leave: () => {
      const wasLaid = isHere();
      stopProving();
      running = null;
      script = null;
      set({ puzzle: null });
      if (!wasLaid) return;
      desk.clear();
      useTable.getState().resume();
    },
  };
});
