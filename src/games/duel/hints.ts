import type { RuleId } from '../../engine/duel';
import type { Occasion } from '../../store/hints/occasion';
import type { DuelTable } from './table';

/** What a hint explains, the most important first. */
export const HINTS = [
  'mainPhase',
  'handLimit',
  'chain',
  'response',
  'attack',
  'damage',
  'tribute',
  'set',
  'respond',
  'firstTurn',
] as const;
export type Hint = (typeof HINTS)[number];

type Seen = Pick<DuelTable, 'view' | 'viewer' | 'question' | 'publicLog' | 'windows' | 'curtain' | 'review' | 'request'>;

const isThere = (card: unknown): boolean => card !== null;

const asks = (kind: string) => (table: Seen) => table.question?.decision.kind === kind;

/** When each hint fits, by nothing but what everybody sees, and the rule of the register that it is about. */
export const OCCASIONS: Readonly<Record<Hint, Occasion<Seen, RuleId>>> = {
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

/** Both together. */
export const duelHints = HINTS.map((name) => ({ name, ...OCCASIONS[name] }));
