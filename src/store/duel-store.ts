import { create } from 'zustand';
import type { AnswerView, Player, ReasonView, Wish } from '../engine';
import { duelAside, forgetDuel, keepDuel, keptDuel, setAside } from './duel-shelf';
import type { TacitWindow } from './given';
import { learnedSince } from './learned';
import { openSavedDuel, savedDuelOf, startDuel, type DuelPlan, type OpenDuel } from './open-duel';
import { announcementOfEnd, type Question } from './question';
import type { Answered } from './running-duel';
import { parseSavedDuel, type SaveProblem } from './saved-duel';
import { answered, doesNotLook, NOBODY_LOOKED, opened, wantsToLook, type ScreenMemory } from './screen';
import type { PriorityMode } from './seats';
import { layTable, type Table, type TableRequest, type Trouble } from './table';

export type { Table, TableRequest, Trouble } from './table';

interface DuelStore {
  readonly table: Table | null;
  readonly trouble: Trouble | null;
  readonly start: (plan: DuelPlan) => void;
  readonly resume: () => void;
  readonly openFile: (text: string) => boolean;
  readonly saveFile: () => string | null;
  /** The kept duel that was put aside because it could not be opened. */
  readonly asideFile: () => string | null;
  readonly leave: () => void;
  readonly answer: (answer: AnswerView) => Answered;
  readonly pass: () => void;
  /** Announces the end of the turn, and of the phases before it, until something else is asked. */
  readonly endTurn: () => void;
  readonly back: () => void;
  readonly look: () => void;
  readonly openCurtain: () => void;
  readonly leaveCurtain: () => void;
  readonly cover: () => void;
  readonly respond: (window: TacitWindow) => void;
  readonly askSurrender: (player: Player) => void;
  readonly reply: (agrees: boolean) => void;
  readonly setMode: (player: Player, mode: PriorityMode) => void;
  readonly whyNot: (wish: Wish) => readonly ReasonView[];
  readonly dismissTrouble: () => void;
}

const REFUSED: Answered = { ok: false, reasons: [] };

export const useDuel = create<DuelStore>()((set, get) => {
  // The running duel never leaves this closure; components get views of it.
  let open: OpenDuel | null = null;
  let memory: ScreenMemory = NOBODY_LOOKED;
  let request: TableRequest | null = null;

  function publish(): void {
    if (!open) return set({ table: null });
    const laid = layTable(open, memory, request);
    memory = laid.memory;
    set({ table: laid.table });
  }

  function keep(): void {
    if (open && !keepDuel(savedDuelOf(open))) set({ trouble: { kind: 'notKept' } });
  }

  function lay(next: OpenDuel): void {
    open = next;
    request = null;
    const newest = next.duel.session.view('public').log.at(-1)?.number ?? -1;
    memory = { ...NOBODY_LOOKED, seen: [newest, newest] };
    keep();
    publish();
  }

  function openText(text: string): SaveProblem | null {
    const parsed = parseSavedDuel(text);
    if (!parsed.ok) return parsed.problem;
    try {
      const result = openSavedDuel(parsed.saved);
      if (!result.ok) return result.problem;
      lay(result.open);
      if (result.lost !== undefined) set({ trouble: { kind: 'lostHistory', detail: result.lost } });
      return null;
    } catch (error) {
      return { why: 'refused', detail: messageOf(error) };
    }
  }

  /** Does something with the duel, keeps it and shows it. An error of the engine leaves the duel as it was kept last. */
  function play<T>(act: (duel: OpenDuel['duel']) => T): T | undefined {
    if (!open) return undefined;
    try {
      const outcome = act(open.duel);
      keep();
      publish();
      return outcome;
    } catch (error) {
      const before = keptDuel();
      if (before !== null && openText(before) !== null) open = null;
      set({ trouble: { kind: 'broken', detail: messageOf(error) } });
      publish();
      return undefined;
    }
  }

  function comeBack(window: TacitWindow): void {
    play((duel) => {
      duel.respond(window);
      const { turnPlayer } = duel.session.view('public');
      const stays = memory.holder === window.player && turnPlayer === window.player;
      if (!stays) memory = wantsToLook(memory, window.player, window.answers);
    });
  }

  const questionNow = (): Question | null => get().table?.question ?? null;

  return {
    table: null,
    trouble: null,

    start: (plan) => lay(startDuel(plan)),

    resume: () => {
      const text = keptDuel();
      const problem = text === null ? null : openText(text);
      if (text === null || problem === null) return;
      setAside(text);
      set({ trouble: { kind: 'cannotOpen', problem, isAside: true } });
    },

    openFile: (text) => {
      set({ trouble: null });
      const problem = openText(text);
      if (problem) set({ trouble: { kind: 'cannotOpen', problem, isAside: false } });
      return problem === null;
    },

    saveFile: () => open && JSON.stringify(savedDuelOf(open)),

    asideFile: duelAside,

    leave: () => {
      open = null;
      forgetDuel();
      publish();
    },

    answer: (answer) => {
      const question = questionNow();
      if (!question || request) return REFUSED;
      return (
        play((duel) => {
          const before = duel.session.view('public');
          const outcome = duel.answer(question.player, answer);
          if (outcome.ok) memory = answered(memory, question.player, before);
          return outcome;
        }) ?? REFUSED
      );
    },

    pass: () => {
      const question = questionNow();
      if (question?.decision.kind !== 'respond' || request) return;
      play((duel) => {
        const before = duel.session.view('public');
        if (duel.pass(question.player).ok) memory = answered(memory, question.player, before);
      });
    },

    endTurn: () => {
      const asked = get().table?.view;
      for (let steps = 0; steps < 5; steps += 1) {
        const { view, question } = get().table ?? {};
        if (!asked || !view || !question || view.turn !== asked.turn || question.player !== asked.turnPlayer) return;
        const before = `${view.phase} ${view.step}`;
        const next = announcementOfEnd(question.decision);
        if (!next || !get().answer({ kind: 'option', index: next.index }).ok) return;
        const after = get().table?.view;
        if (after && `${after.phase} ${after.step}` === before) return;
      }
    },

    back: () => {
      if (questionNow()?.canGoBack && !request) play((duel) => duel.back());
    },

    look: () => {
      const question = questionNow();
      if (!open || question?.form !== 'window' || request) return;
      memory = wantsToLook(memory, question.player, open.duel.session.answerCount);
      publish();
    },

    openCurtain: () => {
      const { table } = get();
      if (!table || table.curtain === null) return;
      memory = opened(memory, table.curtain, table.view);
      publish();
    },

    leaveCurtain: () => {
      const { table } = get();
      if (!open || !table?.canLeaveCurtain || table.curtain === null) return;
      const player = table.curtain;
      memory = doesNotLook(memory);
      if (open.duel.isReopened) play((duel) => duel.pass(player));
      else publish();
    },

    cover: () => {
      memory = { ...memory, holder: null, openedTurn: 0 };
      publish();
    },

    respond: (window) => {
      if (!open || request) return;
      const learned = learnedSince(open.duel.session.view(window.player).log, window.player, window.line, memory.seen[window.player]);
      if (!learned) return comeBack(window);
      request = { kind: 'respond', by: window.player, window, learned };
      publish();
    },

    askSurrender: (player) => {
      if (!open || request || !get().table?.view.decision) return;
      request = { kind: 'surrender', by: player };
      publish();
    },

    reply: (agrees) => {
      const asked = request;
      request = null;
      if (!asked || !agrees) publish();
      else if (asked.kind === 'respond') comeBack(asked.window);
      else play((duel) => duel.surrender(asked.by));
    },

    setMode: (player, mode) => {
      play((duel) => duel.setMode(player, mode));
    },

    whyNot: (wish) => {
      const question = questionNow();
      return open && question ? open.duel.session.whyNot(question.player, wish) : [];
    },

    dismissTrouble: () => set({ trouble: null }),
  };
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
