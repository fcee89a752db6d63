import { readdirSync, readFileSync } from 'node:fs';
import type { DuelEvent } from '../../../../engine/duel';
import type { ActivatedEffect, CardCode, Doing, Effect } from '../../../../engine/duel/api';
import { playScenario } from '../../../../scenario/play';
import { duelScenarios } from '../../scenario/duel-scenarios';
import { readScenario } from '../../scenario/schema';
import { readTest } from '../../scenario/testing';
import { CARD_CODES } from '../all-of';
import { gameWith } from '../game-with';
import type { Case } from './cases';

/** What effects were seen to do, by passcode and number of the effect, of an alternative with that (`1.0`). */
export type Seen = Map<string, Set<Doing>>;

const keyOf = (passcode: number, number: number, { modes }: ActivatedEffect, { link }: Effect): string =>
  `${passcode} ${number}${modes === undefined ? '' : `.${link.mode}`}`;

const ON_THE_FIELD: readonly (string | undefined)[] = ['monster', 'spellTrap', 'field', 'pendulum'];

/** What an event of a resolution is that an effect of that player on that card does itself. */
function doingOf(e: Effect, { verb, cause, how, player, from, by, rule }: DuelEvent): Doing | undefined {
  // What a rule or another card makes of it is not what the effect would do: a lost source, gains that become damage.
  if (cause !== 'effect' || rule !== undefined || (by !== undefined && by !== e.self)) return undefined;
  if (verb === 'damage') {
    if (e.link.turnsDamageOf !== undefined) return undefined;
    return player === e.player ? 'damagesOwn' : 'damagesOther';
  }
  if (how === 'discarded') return player === e.player ? 'discardsOwn' : 'discardsOther';
  // What answers a destruction is about the field alone.
  if (how !== 'destroyed' || !ON_THE_FIELD.includes(from)) return undefined;
  return from === 'monster' ? 'destroysMonsters' : 'destroysSpellsTraps';
}

/** The same code, which notes what each of its effects does while it resolves. */
function watched(code: CardCode, seen: Seen): CardCode {
  const effects = code.effects?.map((effect, number): ActivatedEffect => ({
    ...effect,
    *resolve(e) {
      const { log } = e.duel;
      const before = log.length;
      try {
        yield* effect.resolve(e);
      } finally {
        // What ends the duel counts too.
        const key = keyOf(code.passcode, number, effect, e);
        const known = seen.get(key) ?? new Set();
        for (const event of log.slice(before)) {
          const doing = doingOf(e, event);
          if (doing !== undefined) known.add(doing);
        }
        seen.set(key, known);
      }
    },
  }));
  return effects === undefined ? code : { ...code, effects };
}

/** Plays the cases of all cards and the positions of the rules once. @returns what each effect did that resolved in one */
export function seenDoing(): Seen {
  const seen: Seen = new Map();
  const game = duelScenarios(
    gameWith(
      CARD_CODES.map((code) => watched(code, seen)),
      { expert: [], modern: [] },
    ),
  );
  for (const kind of ['monsters', 'spells', 'traps'] as const) {
    const folder = new URL(`../${kind}/`, import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.cases.json')))
      for (const one of JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Case[]) {
        const { says: _, ...scenario } = one;
        playScenario(game, readTest(scenario));
      }
  }
  const rules = new URL('../../../../../public/scenarios/rules/', import.meta.url);
  for (const file of readdirSync(rules)) {
    const read = readScenario(JSON.parse(readFileSync(new URL(file, rules), 'utf8')));
    if (read.ok) playScenario(game, read.scenario);
  }
  return seen;
}
