import { createStore } from 'zustand/vanilla';
import type { Seat as Player } from '../../../engine/table';
import type { Place } from '../../../engine/table';
import { drawnWithTable } from '../drawn/drawn';
import type { AnyRuleId, Because } from './reasons';

/** A sheet beside the field. */
export type Sheet =
  | { readonly kind: 'acts' }
  /** What a partner would do. */
  | { readonly kind: 'advice' }
  | { readonly kind: 'windows'; readonly seat: Player }
  | { readonly kind: 'pile'; readonly pile: string; readonly seat: Player }
  | { readonly kind: 'menu' }
  | { readonly kind: 'keys' }
  /** What could be done at a place, and why the rest cannot. */
  | { readonly kind: 'whyNot'; readonly place: Place }
  | { readonly kind: 'timeline' }
  | { readonly kind: 'stops' }
  /** The register of the rules, at one of them; what stood there before comes back. */
  | { readonly kind: 'rules'; readonly rule?: AnyRuleId; readonly behind: Sheet | null }
  | { readonly kind: 'save' }
  /** A game that is over, looked through decision by decision. */
  | { readonly kind: 'judging' };

/** Why a wish was not legal: lines of rules, or plain sentences. */
export type Refusal = readonly (string | Because)[];

/** What an attack may go at. */
export type Aim = Place | 'direct';

/** Where a card was dropped that is asked what it is to do there, and the square that this means to its game. */
export interface Dropped {
  readonly at: Place;
  readonly square?: number | undefined;
}

/** What is selected for the question that is asked. */
export interface Selection {
  /** The card that is asked what it is to do. */
  readonly selected: Place | null;
  /** It was dropped there, and stays there while it is asked. */
  readonly dropped: Dropped | null;
  /** The selected monster is to attack: its target is chosen next. */
  readonly isAiming: boolean;
  /** Cards picked so far, in order. */
  readonly picked: readonly Place[];
}

interface DockStore extends Selection {
  /** The question that the selections below belong to. */
  readonly question: string | null;
  /** What was pointed at or had the focus last, by a card or its button: whom an attack may be meant for. */
  readonly considered: Aim | null;
  /** The card that is being dragged over a place that it could be dropped on. */
  readonly dragged: { readonly from: Place; readonly to: Place } | null;
  /** Why the last wish was not legal. */
  readonly refusal: Refusal;
  readonly sheet: Sheet | null;
  /** The log takes the whole column beside the field while no stack is open. */
  readonly logIsTall: boolean;
  readonly stretchLog: () => void;
  /** The duel is over, and its last position is looked at instead of the result. */
  readonly looksAtTable: boolean;
  readonly lookAtTable: (looks: boolean) => void;
  readonly begin: (question: string | null) => void;
  readonly select: (place: Place | null, dropped?: Dropped | null) => void;
  readonly aim: () => void;
  readonly pick: (places: readonly Place[]) => void;
  readonly consider: (aim: Aim) => void;
  readonly drag: (dragged: DockStore['dragged']) => void;
  readonly refuse: (reasons: Refusal) => void;
  readonly open: (sheet: Sheet | null) => void;
  readonly openRule: (rule?: AnyRuleId) => void;
  /** Closes the sheet; behind the rules stands what was there before. */
  readonly close: () => void;
}

/** Sheets about the table, not about the question that is asked. */
export const STAYS: readonly Sheet['kind'][] = ['menu', 'keys', 'rules', 'timeline', 'stops'];

const NOTHING = {
  selected: null,
  dropped: null,
  isAiming: false,
  picked: [],
  considered: null,
  dragged: null,
  refusal: [],
} as const;

const dock = createStore<DockStore>()((set) => ({
  question: null,
  ...NOTHING,
  sheet: null,
  logIsTall: false,
  stretchLog: () => set(({ logIsTall }) => ({ logIsTall: !logIsTall })),
  looksAtTable: false,
  lookAtTable: (looksAtTable) => set({ looksAtTable }),
  begin: (question) =>
    set((dock) => {
      // Back from an earlier position the same question stands as it stood.
      if (question === dock.question) return dock;
      const keepsSheet = dock.sheet !== null && STAYS.includes(dock.sheet.kind);
      return { question, ...NOTHING, looksAtTable: false, sheet: keepsSheet ? dock.sheet : null };
    }),
  select: (selected, dropped = null) => set({ ...NOTHING, selected, dropped }),
  aim: () => set({ isAiming: true, refusal: [] }),
  pick: (picked) => set({ picked, refusal: [] }),
  consider: (considered) => set({ considered }),
  drag: (dragged) => set({ dragged }),
  refuse: (refusal) => set({ refusal }),
  open: (sheet) => set({ sheet }),
  openRule: (rule) =>
    set(({ sheet }) => ({
      sheet: { kind: 'rules', ...(rule !== undefined && { rule }), behind: sheet?.kind === 'rules' ? sheet.behind : sheet },
    })),
  close: () => set(({ sheet }) => ({ sheet: sheet?.kind === 'rules' ? sheet.behind : null })),
}));

/**
 * What is being selected for the question that is asked: nothing of it has reached the duel yet. A selection is drawn at once;
 * one that ends with its question goes with that, in one picture.
 */
export const useDock = Object.assign(drawnWithTable(dock), dock);
