import {
  boolean,
  literal,
  nullable,
  object,
  objectWithRest,
  optional,
  picklist,
  tuple,
  union,
  variant,
  type GenericSchema,
} from 'valibot';
import { DAMAGE_STEPS, DECISION_KINDS, STEPS } from '../../games/words';
import { amount, listOf, word } from '../storage/limits';
import { WHY_ASKED } from '../running/table-events';
import { NOTHING_PAST } from '../running/past';
import { PRIORITY_MODES } from '../seats';
import { phase, player, window } from '../storage/game-words';

const step = nullable(picklist(STEPS));
const damageStep = nullable(picklist(DAMAGE_STEPS));
const spot = object({ window: optional(window), turn: amount, phase, step: optional(step), damageStep: optional(damageStep) });

const asked = { player, turn: amount, turnPlayer: player, told: amount };
/** What a game says of it besides is plain: a name, a number, yes or no. */
const moment = objectWithRest(
  {
    ...asked,
    window: optional(window),
    phase,
    step: optional(step),
    damageStep: optional(damageStep),
    kind: picklist(DECISION_KINDS),
  },
  nullable(union([word, amount, boolean()])),
);
const to = object({ answers: amount, taken: amount, phase, window: optional(window) });
const atTable = { by: player, line: amount, turn: amount };
const event = variant('kind', [
  object({ kind: literal('objected'), ...atTable, to, learned: optional(picklist(WHY_ASKED)) }),
  object({ kind: literal('withdrew'), ...atTable }),
  object({ kind: picklist(['rewound', 'tookBack']), ...atTable, to }),
  object({ kind: literal('refused'), ...atTable, of: picklist(['respond', 'undo']) }),
  object({ kind: picklist(['blocked', 'unblocked']), ...atTable }),
]);

const quiet = object({ turn: optional(amount), cards: listOf(amount) });

/** What a file says of the past of a duel; `given` is the schema of one answer, `mark` that of a window that passed. */
export const savedPast = <G, M>(given: GenericSchema<unknown, G>, mark: GenericSchema<unknown, M>) =>
  object({
    priority: listOf(
      object({
        answers: amount,
        modes: tuple([picklist(PRIORITY_MODES), picklist(PRIORITY_MODES)]),
        stops: listOf(object({ seat: player, turnOf: player, phase })),
      }),
    ),
    events: listOf(event),
    branches: listOf(
      object({
        at: amount,
        by: player,
        why: picklist(['objected', 'rewound', 'tookBack']),
        line: listOf(given),
        moments: listOf(nullable(moment)),
      }),
    ),
    blocked: tuple([boolean(), boolean()]),
    quiet: optional(tuple([quiet, quiet]), NOTHING_PAST.quiet),
    asking: object({ act: optional(amount), window: optional(spot) }),
    objection: optional(object({ player, answers: amount, mark, line: listOf(given) })),
  });
