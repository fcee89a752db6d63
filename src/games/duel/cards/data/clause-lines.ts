import type { Clause } from '../../../../engine/duel';
import first from './clauses/00-first.json';
import normalMonsters from './clauses/01-normal-monsters.json';
import slowSpells from './clauses/02-equip-field-ritual-normal-spells.json';
import fastSpellsAndTraps from './clauses/03-fast-spells-and-traps.json';
import flipAndOthers from './clauses/04-flip-spirit-toon-fusion-ritual.json';
import inBattle from './clauses/05-monsters-in-battle.json';
import ignition from './clauses/06-ignition-and-values.json';
import procedures from './clauses/07-procedures-and-phases.json';
import battleMechanisms from './clauses/08-battle-mechanisms.json';
import summoningMechanisms from './clauses/09-summoning-mechanisms.json';
import equipsAndCounters from './clauses/10-equips-and-counters.json';
import answers from './clauses/11-answers-and-declarations.json';
import theRest from './clauses/12-the-rest.json';
import later from './clauses/later.json';

type Lines = Readonly<Partial<Record<string, readonly number[]>>>;

export const clauseLines = {
  ...first,
  ...normalMonsters,
  ...slowSpells,
  ...fastSpellsAndTraps,
  ...flipAndOthers,
  ...inBattle,
  ...ignition,
  ...procedures,
  ...battleMechanisms,
  ...summoningMechanisms,
  ...equipsAndCounters,
  ...answers,
  ...theRest,
  ...later,
} as Readonly<Record<string, Lines>>;

/**
 * Which lines of a card's words stand for which of its doings: what is asked, waits on the chain or may be activated is told by
 * them, the first one first. None: it only stands on the field from then on, which its other lines say.
 */
export const linesOf = (passcode: number, clause: Clause): readonly number[] => linesByClause(passcode)[clause] ?? NONE;

/** All of a card's doings with their lines. */
export const linesByClause = (passcode: number): Lines => clauseLines[String(passcode)] ?? {};

const NONE: readonly number[] = [];
