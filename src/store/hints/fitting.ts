import type { RuleId } from '../../engine/duel';
import type { DuelTable } from '../desk/table-store';
import type { Question } from '../desk/question';
import type { Table } from '../desk/table';
import { HINTS, type Hint } from './hints';

type Seen = Pick<DuelTable, 'view' | 'viewer' | 'question' | 'publicLog' | 'windows' | 'curtain' | 'review' | 'request'>;

/** When a hint fits what a table shows, and the rule that it is about. */
export interface Occasion<Table = Seen, Rule = RuleId> {
  readonly rule: Rule;
  /** Told to the player whose own cards are shown; otherwise it is about what everybody sees. */
  readonly isOwn?: true;
  readonly fits: (table: Table) => boolean;
}

const isThere = (card: unknown): boolean => card !== null;

const asks = (kind: string) => (table: Seen) => table.question?.decision.kind === kind;

/** When each hint fits, by nothing but what everybody sees, and the rule of the register that it is about. */
export const OCCASIONS: Readonly<Record<Hint, Occasion>> = {
  mainPhase: { rule: 'main-phase-acts', isOwn: true, fits: asks('idle') },
  handLimit: { rule: 'hand-limit', fits: asks('discard') },
  chain: { rule: 'last-in-first-out', fits: ({ view }) => view.stack.length > 0 },
  response: { rule: 'response-asked', fits: asks('respond') },
  attack: { rule: 'attack-once', isOwn: true, fits: asks('battle') },
  damage: {
    rule: 'battle-attack-position',
    fits: ({ publicLog }) => publicLog.some(({ verb, cause }) => verb === 'damage' && cause === 'battle'),
  },
  tribute: {
    rule: 'tributes',
    isOwn: true,
    // Not whether one is held: a hint that has been told, or has not, would tell the other player.
    fits: (table) => asks('idle')(table) && table.view.seats[table.view.turnPlayer].zones.monster.cards.some(isThere),
  },
  set: { rule: 'trap-not-in-set-turn', fits: ({ publicLog }) => publicLog.some(({ verb }) => verb === 'set') },
  respond: {
    rule: 'objection',
    fits: ({ windows }) =>
      windows.flat().some(({ window }) => window === 'summonSuccess' || window === 'attackDeclared' || window === 'set'),
  },
  firstTurn: { rule: 'first-turn-battle', isOwn: true, fits: (table) => table.view.turn === 1 && asks('idle')(table) },
};

type Read = Pick<Table, 'view' | 'curtain' | 'review' | 'request' | 'viewer'> & {
  readonly question: Pick<Question, 'player'> | null;
};

/** Nobody reads a hint behind the curtain, while something earlier is looked at, and when the duel is over. */
const isRead = ({ view, curtain, review, request }: Read): boolean =>
  curtain === null && review === null && request === null && view.result === null;

/** A hint about a player's own choice is shown only where that player's own view is. */
export const standsWith = ({ isOwn }: Pick<Occasion, 'isOwn'>, table: Read): boolean =>
  isRead(table) && (!isOwn || (table.question !== null && table.viewer === table.question.player));

/** What fits the table as it is shown now. */
export const fittingHints = (table: Seen): readonly Hint[] =>
  HINTS.filter((hint) => standsWith(OCCASIONS[hint], table) && OCCASIONS[hint].fits(table));
