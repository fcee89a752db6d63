import { array, boolean, literal, nullable, number, object, optional, picklist, tuple, union, variant, type GenericSchema } from 'valibot';
import { DECISION_KINDS } from '../../engine';
import { WHY_ASKED } from '../looking/learned';
import { PRIORITY_MODES } from '../seats';

export const WINDOWS = [
  'phase', 'step', 'summonNegation', 'summonSuccess', 'set', 'position', 'attackDeclared', 'battleStep', 'damageStep', 'chainLink',
  'afterChain', 'announcedEnd',
] as const;
export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;

const player = union([literal(0), literal(1)]);
const step = nullable(picklist(['start', 'battle', 'damage', 'end']));
const damageStep = nullable(picklist(['start', 'reveal', 'calculation', 'after', 'end']));
const spot = { window: optional(picklist(WINDOWS)), turn: number(), phase: picklist(PHASES), step, damageStep };

const moment = object({ ...spot, player, kind: picklist(DECISION_KINDS), turnPlayer: player, chain: nullable(number()), told: number() });
const to = object({ answers: number(), taken: number(), phase: picklist(PHASES), window: optional(picklist(WINDOWS)) });
const atTable = { by: player, line: number(), turn: number() };
const event = variant('kind', [
  object({ kind: literal('objected'), ...atTable, to, learned: optional(picklist(WHY_ASKED)) }),
  object({ kind: literal('withdrew'), ...atTable }),
  object({ kind: literal('rewound'), ...atTable, to }),
  object({ kind: literal('refused'), ...atTable, of: picklist(['respond', 'undo']) }),
  object({ kind: picklist(['blocked', 'unblocked']), ...atTable }),
]);

/** What a file says of the past of a duel; `given` is the schema of one answer, `mark` that of a window that passed. */
export const savedPast = <G, M>(given: GenericSchema<unknown, G>, mark: GenericSchema<unknown, M>) =>
  object({
    priority: array(
      object({
        answers: number(),
        modes: tuple([picklist(PRIORITY_MODES), picklist(PRIORITY_MODES)]),
        stops: array(object({ seat: player, turnOf: player, phase: picklist(PHASES) })),
      }),
    ),
    events: array(event),
    branches: array(object({ at: number(), by: player, why: picklist(['objected', 'rewound']), line: array(given), moments: array(nullable(moment)) })),
    blocked: tuple([boolean(), boolean()]),
    asking: object({ act: optional(number()), window: optional(object(spot)) }),
    objection: optional(object({ player, answers: number(), mark, line: array(given) })),
  });
