import first from './00-first.json';
import normalMonsters from './01-normal-monsters.json';
import slowSpells from './02-equip-field-ritual-normal-spells.json';
import fastSpellsAndTraps from './03-fast-spells-and-traps.json';
import flipAndOthers from './04-flip-spirit-toon-fusion-ritual.json';
import inBattle from './05-monsters-in-battle.json';
import ignition from './06-ignition-and-values.json';
import procedures from './07-procedures-and-phases.json';
import battleMechanisms from './08-battle-mechanisms.json';
import summoningMechanisms from './09-summoning-mechanisms.json';
import equipsAndCounters from './10-equips-and-counters.json';
import answers from './11-answers-and-declarations.json';
import theRest from './12-the-rest.json';
import later from './later.json';
import tokens from './tokens.json';

/** What each card does in Japanese, in numbered parts, by passcode. */
export const lines: Readonly<Record<string, readonly string[]>> = {
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
  ...tokens,
};
