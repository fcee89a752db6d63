import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Doing } from '../../../engine/duel/api';
import { duelGame } from './index';
import doings from './data/doings.json';
import { cardFacts } from './printed';
import { fileNameOf } from './testing/cases';
import { seenDoing } from './testing/seen-doing';

const pool = duelGame.pool('modern');
const said = Object.entries(doings as unknown as Readonly<Record<string, Readonly<Record<string, readonly Doing[]>>>>).flatMap(
  ([passcode, byEffect]) =>
    Object.entries(byEffect).map(([effect, does]) => ({ key: `${passcode} ${effect}`, passcode: Number(passcode), does })),
);
const byKey = new Map(said.map(({ key, does }) => [key, does]));

/** What is said of an effect and happens in no case here: on what it depends. */
const SHOWN_ELSEWHERE: Readonly<Record<string, Doing | readonly Doing[]>> = {
  // What it would deal is turned by what answers it.
  'Poison of the Old Man': 'damagesOther',
  // A bomb: whatever is chosen, or what the hand holds.
  'Blast with Chain': ['destroysMonsters', 'destroysSpellsTraps'],
  'Smoke Grenade of the Thief': 'discardsOther',
  // Chosen by the opponent, of two.
  'Dark Coffin': 'destroysMonsters',
  // A Trap that is a monster.
  'Heavy Storm': 'destroysMonsters',
  'Dust Tornado': 'destroysMonsters',
  // Any card may be its target.
  'Blowback Dragon': 'destroysMonsters',
  // Its own last counter gone, itself.
  'Pitch-Black Power Stone': 'destroysSpellsTraps',
  // All other own monsters, where there are some.
  'The Last Warrior from Another Planet': 'destroysMonsters',
};

/** A Union that goes in place of the monster that it is on. */
const OF_ANOTHER: Readonly<Record<string, Doing>> = {
  'Raigeki, effect 0': 'destroysSpellsTraps',
  'Ring of Destruction, effect 0': 'destroysSpellsTraps',
  'Jigen Bakudan, effect 1': 'destroysSpellsTraps',
  'Thunder Crash, effect 0': 'destroysSpellsTraps',
  'Divine Wrath, effect 0': 'destroysSpellsTraps',
};

test('what effects do is said of effects that there are, once each', () => {
  const wrong = said.filter(({ key, passcode, does }) => {
    const [number, mode] = key.split(' ')[1]!.split('.').map(Number);
    const effect = pool.definition(passcode)?.effects[number!];
    const known = mode === undefined ? effect?.does : effect?.modes?.[mode]?.does;
    return known === undefined || does.length === 0 || new Set(does).size < does.length;
  });
  expect(wrong).toEqual([]);
});

describe('in the cases of all cards and the positions of the rules', () => {
  const seen = seenDoing();
  /** What is said of an alternative and of its effect as a whole. */
  const saidOf = (key: string): readonly Doing[] => [...(byKey.get(key) ?? []), ...(byKey.get(key.split('.')[0]!) ?? [])];
  /** What one alternative was seen to do, or any of an effect. */
  const seenOf = (key: string): ReadonlySet<Doing> | undefined => {
    const found = [...seen].filter(([one]) => one === key || one.startsWith(`${key}.`));
    return found.length === 0 ? undefined : new Set(found.flatMap(([, does]) => [...does]));
  };
  const named = (key: string): string => `${cardFacts(Number(key.split(' ')[0]))?.en}, effect ${key.split(' ')[1]}`;

  test('whatever an effect destroys, damages or discards as it resolves is said of it: others may answer it', () => {
    const unsaid = [...seen].flatMap(([key, does]) =>
      [...does]
        .filter((doing) => !saidOf(key).includes(doing) && OF_ANOTHER[named(key)] !== doing)
        .map((doing) => `${named(key)}: ${doing}`),
    );
    expect(unsaid).toEqual([]);
  });

  test('what is said of an effect is what it has been seen to do: nothing is answered that would not come', () => {
    const unseen = said.flatMap(({ key, passcode, does }) => {
      const shown = seenOf(key);
      if (shown === undefined) return [];
      return does
        .filter((doing) => !shown.has(doing) && ![SHOWN_ELSEWHERE[cardFacts(passcode)!.en]].flat().includes(doing))
        .map((doing) => `${named(key)}: ${doing}`);
    });
    expect(unseen).toEqual([]);
  });

  test('an effect that resolves in none of them belongs to a card with a test of its own', () => {
    const kinds = { monster: 'monsters', spell: 'spells', trap: 'traps' };
    // An alternative may be that of another of its triggers.
    const untold = said.filter(({ key, passcode }) => {
      const { en, kind } = cardFacts(passcode)!;
      const isAlike = [...seen.keys()].some(
        (one) => one.startsWith(`${passcode} `) && key.includes('.') && one.endsWith(key.slice(key.indexOf('.'))),
      );
      return (
        !isAlike &&
        seenOf(key) === undefined &&
        !existsSync(new URL(`./${kinds[kind]}/${fileNameOf(en)}.test.ts`, import.meta.url))
      );
    });
    expect(untold.map(({ key }) => named(key))).toEqual([]);
  });
});
