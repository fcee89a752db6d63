import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DuelGame } from '../../../../engine/duel';
import type { CardCode } from '../../../../engine/duel/api';
import { playScenario } from '../../../../scenario/play';
import { duelScenarios } from '../../scenario/duel-scenarios';
import { plays, readTest, type TestScenario } from '../../scenario/testing';
import { CARD_CODES } from '../all-of';
import { gameWith } from '../game-with';
import { cardFacts } from '../printed';
import { tellsNoSecret } from './secrets';
import { partsToUse, traced } from './traced-code';

/** A scenario beside its card: what it shows is said in a sentence. */
export interface Case extends TestScenario {
  readonly says: string;
}

/** The game in which one card has other code. */
const gameWhere = (code: CardCode): DuelGame =>
  gameWith([...CARD_CODES.filter(({ passcode }) => passcode !== code.passcode), code], { expert: [], modern: [] });

/** One case in eight is looked through for secrets, always the same ones. */
const isSampled = (says: string): boolean => [...says].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8 === 0;

type DuelScenarios = ReturnType<typeof duelScenarios>;

/** The scenarios of the game in which a card has no code. */
const scenariosWithout = ({ passcode, kind }: Pick<CardCode, 'passcode' | 'kind'>): DuelScenarios =>
  duelScenarios(gameWhere({ passcode, kind }));

/** Plays a case in every manner. Throws where it fails in one, or shows nothing of the card: `without` is the game without it. */
export function playCase(code: CardCode, { says, ...scenario }: Case, without = scenariosWithout(code)): void {
  plays(scenario);
  if (playScenario(without, readTest(scenario)).ok) throw new Error('This passes without the code of the card: it shows nothing');
  if (isSampled(says)) expect(tellsNoSecret(scenario)).toEqual([]);
}

/** @returns the parts of a card's code that none of its cases uses */
export function untried(code: CardCode, cases: readonly Case[]): readonly string[] {
  const used = new Set<string>();
  const game = duelScenarios(gameWhere(traced(code, used)));
  for (const { says: _, ...scenario } of cases) playScenario(game, readTest(scenario));
  return partsToUse(code).filter((part) => !used.has(part));
}

/**
 * Plays `<name>.cases.json` of every card in a folder. Nobody has to write down that each case also passes with the duel saved
 * and loaded at every decision, that it fails without the code of its card, that the cases use all parts of that code, and that
 * what either player is shown tells no secret.
 */
export function casesOf(folder: 'monsters' | 'spells' | 'traps'): void {
  const there = new URL(`../${folder}/`, import.meta.url);
  const files = readdirSync(there).filter((name) => name.endsWith('.cases.json'));
  const named = files.map(
    (file) =>
      [file.slice(0, -'.cases.json'.length), JSON.parse(readFileSync(new URL(file, there), 'utf8')) as readonly Case[]] as const,
  );

  describe.each(named)('%s', (name, cases) => {
    const code = CARD_CODES.find(({ passcode }) => fileNameOf(cardFacts(passcode)?.en ?? '') === name);
    // Made once for all cases of the card.
    let without: DuelScenarios | undefined;

    test.each(cases.map((one) => [one.says, one] as const))('%s', (_, one) => {
      if (code === undefined) throw new Error(`No card of that name has code: ${name}`);
      playCase(code, one, (without ??= scenariosWithout(code)));
    });

    test('all that it does is tried', () => expect(untried(code!, cases)).toEqual([]));
  });
}

/** The name of a card as that of its file. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[̀-ͯ'’.,!?"&:#]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
