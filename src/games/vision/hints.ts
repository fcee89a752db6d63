import type { RuleId } from '../../engine/vision';
import type { Occasion } from '../../store/hints/occasion';
import type { VisionTable } from './table';

/** What a hint explains, the most important first. */
export const VISION_HINTS = [
  'vision-node',
  'vision-graze',
  'vision-defend',
  'vision-interference',
  'vision-asleep',
  'vision-play',
  'vision-attack',
  'vision-end',
] as const;
export type VisionHint = (typeof VISION_HINTS)[number];

type Seen = Pick<VisionTable, 'view' | 'viewer' | 'question' | 'publicLog' | 'curtain' | 'review' | 'request'>;

/** The turn player acts freely. */
const isOpen = ({ question }: Seen): boolean => question?.decision.isOpen === true;

const own = ({ view }: Seen) => view.seats[view.turnPlayer].zones;

const told = (verb: Seen['publicLog'][number]['verb']) => (table: Seen) => table.publicLog.some((line) => line.verb === verb);

/** When each hint of VISION fits, by nothing but what everybody sees, and the rule that it is about. */
export const VISION_OCCASIONS: Readonly<Record<VisionHint, Occasion<Seen, RuleId>>> = {
  'vision-node': {
    rule: 'node-once',
    isOwn: true,
    fits: (table) => isOpen(table) && !table.view.seats[table.view.turnPlayer].done.includes('node'),
  },
  'vision-graze': { rule: 'graze', fits: ({ question }) => question?.decision.kind === 'graze' },
  'vision-defend': {
    rule: 'direct-answer-only',
    fits: ({ view, question }) => question !== null && view.stack.at(-1)?.kind === 'attack',
  },
  'vision-interference': { rule: 'passes-resolve-interference', fits: ({ view }) => view.stack.length > 0 },
  'vision-asleep': { rule: 'own-field-wakes', fits: told('enter') },
  'vision-play': {
    rule: 'nodes-required',
    isOwn: true,
    // Not whether one could be played: that would tell of the hand.
    fits: (table) => isOpen(table) && own(table).node.cards.some((card) => card !== null),
  },
  'vision-attack': {
    rule: 'attackers-only',
    isOwn: true,
    fits: (table) => isOpen(table) && own(table).field.cards.some((card) => card?.isCharacter === true && !card.asleep),
  },
  'vision-end': { rule: 'phase-ends-by-passes', isOwn: true, fits: (table) => isOpen(table) && table.view.turn > 1 },
};

/** Both together. */
export const visionHints = VISION_HINTS.map((name) => ({ name, ...VISION_OCCASIONS[name] }));
