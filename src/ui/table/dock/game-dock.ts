import type { ComponentType, ReactNode } from 'react';
import type { Place, Seat, ShownCard, TableView } from '../../../engine/table';
import type { OptionView, ReasonView, WishView } from '../../../games/view';
import type { Table } from '../../../store/desk/table';
import type { Refusal, Selection } from '../../base/shared/dock-store';
import type { AnyRuleId, Because } from '../../base/shared/reasons';
import type { TableMarks } from '../field/marks';
import type { ListedAct, Thought } from './thought';

type Asked<T extends Table> = NonNullable<T['question']>;

/** What a card that is dropped on a place is meant to do there. */
export interface Meant {
  /** What answers with it. None: it is not legal, for these reasons. */
  readonly options: readonly OptionView[];
  readonly against: Refusal;
  /** The square that the place is, where that belongs to the answer. */
  readonly square?: number | undefined;
}

/**
 * What the dock of any game asks the game that lies there. All that is called `use…` is a hook, below a `SceneProvider` and on a
 * `GameTable`.
 */
export interface GameDock<T extends Table = Table> {
  /** The rules by which nothing more is asked, and by which a card is not the asked player's to use. */
  readonly rules: { readonly over: AnyRuleId; readonly notYours?: AnyRuleId };
  /** The card at a place, also where it is no square's. */
  cardAt(view: T['view'], place: Place): ShownCard | undefined;
  /** Acts are asked for, card by card. */
  asksActs(decision: Asked<T>['decision']): boolean;
  /** Acts that a long press does as it asks for responses. */
  readonly asksByPress?: readonly string[];
  /** Whether it may have acts that only its player may know. */
  hides(card: ShownCard): boolean;
  /** What does something across the table may be taken up, as every card of a hand may. */
  goesOut(card: ShownCard): boolean;
  /** What a card that is dropped on a place is meant to do there; null: nothing is. Without it a drop is a tap. */
  useMeant?(): (from: Place, to: Place) => Meant | null;
  /** Where the question is answered on the table by no pick: what answers it, by place. */
  aimsAt?(question: Asked<T>, selection: Pick<Selection, 'selected' | 'isAiming'>): ReadonlyMap<Place, number> | undefined;
  /** What would come of aiming there, where that can be told without doing it. */
  useForetold?(aims: TableMarks['aims']): TableMarks['foretold'];

  /** Who is asked what; where nobody is, that it is over. */
  useSentence(question: Pick<Asked<T>, 'decision' | 'player'> | null): string;
  /** Why something may not be done; `asked` is the card that it is about. */
  useBecause(): (reasons: readonly ReasonView[], asked?: number) => readonly Because[];
  /** What is wished, among the other wishes for the same place. */
  useWording(): (wish: WishView, wishes: readonly WishView[]) => string;
  isUsual(wish: WishView, decision: Asked<T>['decision']): boolean;
  /** Beside what the selected card may do; `against`: why it may not do the rest. */
  useNoteOn(thoughts: readonly Thought[], against: string): string;
  /** What a card can do as lines of a list, and what belongs to no card. */
  useListed(): {
    readonly actsOf: (thoughts: readonly Thought[], place: Place) => readonly ListedAct[];
    readonly others: readonly ListedAct[];
  };
  /** Where the act goes is chosen next. */
  aims?(options: Thought['options']): boolean;
  readonly Targets?: ComponentType<{ readonly place: Place }>;

  /** What the prompt may have no place for: stands at the end of the list of all actions. */
  readonly Rest?: ComponentType;

  /** What asks, but for a look at the own cards and the card that is selected. */
  Prompt(props: { readonly question: Asked<T> }): ReactNode;
  /** The end, where its result is not shown. */
  useOver(result: TableView['result']): { readonly seat: Seat | null; readonly say: string; readonly note?: string | undefined };
}
