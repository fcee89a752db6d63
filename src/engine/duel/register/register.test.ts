import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BATTLE } from './battle';
import { CARDS } from './cards';
import { CHAIN } from './chain';
import { PENDULUM } from './pendulum';
import { PHASES } from './phases';
import { PLACES } from './places';
import { PRIORITY } from './priority';
import { SPELLS_AND_TRAPS } from './spells-and-traps';
import { SUMMONING } from './summoning';
import { VICTORY } from './victory';
import { RULES, ruleMatches, ruleText, type Rule, type RuleId } from './index';

const rules = Object.entries<Rule>(RULES);
const chapters = [PHASES, PRIORITY, SUMMONING, SPELLS_AND_TRAPS, CHAIN, BATTLE, VICTORY, PENDULUM, PLACES, CARDS];

test('no rule stands in two chapters', () => {
  const keys = chapters.flatMap((chapter) => Object.keys(chapter));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(rules).toHaveLength(keys.length);
});

test('a rule is named in words of the rulebook, joined by hyphens', () => {
  expect(rules.map(([key]) => key).filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
});

test.each(['en', 'ja'] as const)('every rule has one sentence of its own (%s)', (language) => {
  const texts = rules.map(([, rule]) => rule[language]);
  const ending = language === 'en' ? /^[^\n]{5,150}\.$/ : /^[^\n]{5,80}。$/;
  expect(texts.filter((text) => !ending.test(text))).toEqual([]);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test('each language is written in its own letters', () => {
  const kana = /[぀-ヿ]/;
  expect(rules.filter(([, { en, ja }]) => kana.test(en) || !kana.test(ja)).map(([key]) => key)).toEqual([]);
});

test('rules cite numbered statements, or a section of the digest that numbers none, each once', () => {
  const wrong = rules.filter(([, { cites }]) =>
    cites.some((cite, i) => !/^([EPRV]\d+[a-z]?|\d+\.\d+)$/.test(cite) || cites.indexOf(cite) !== i),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

/** Manners of the table itself, and what the sources leave open. */
const OWN_RULINGS = [
  'not-in-this-decision',
  'nothing-there',
  'no-such-effect',
  'nothing-to-act-on',
  'mandatory-without-target',
  'coins-and-dice',
  'order-of-changes',
];

test('a rule that no statement says stands on cards, or is a ruling of the table', () => {
  const said = rules.filter(([key, { cites, onCards }]) => cites.length === 0 && onCards !== true && !(key in CARDS));
  expect(said.map(([key]) => key).toSorted()).toEqual(OWN_RULINGS.toSorted());
});

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Where code names a rule. */
const NAMED = /(?:\brule: |against\(why, |forbids\('\w+', |restriction\()'([^']+)'/g;

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

test('every rule that the engine and the cards name is in the register', () => {
  const src = new URL('../../../', import.meta.url);
  // The kernel knows no rule of the duel: the game that shows it has its own.
  const named = [new URL('engine/duel/', src), new URL('games/duel/cards/', src)]
    .flatMap(sources)
    .flatMap((text) => [...text.replace(COMMENT, '').matchAll(NAMED)].map((match) => match[1]!));
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((key) => !(key in RULES))).toEqual([]);
});

test('a rule is found by its key and by what it cites, and by nothing else', () => {
  expect(ruleMatches('first-turn-battle', 'first-turn-battle')).toBe(true);
  expect(ruleMatches('first-turn-battle', 'R152')).toBe(true);
  expect(ruleMatches('first-turn-battle', 'R15')).toBe(false);
  expect(ruleMatches('first-turn-battle', 'normal-summon-once')).toBe(false);
  expect(ruleMatches('no rule at all', 'R152')).toBe(false);
});

test('a rule is named too by a statement about something else in which it refuses, which is none of its sources', () => {
  expect(ruleMatches('battle-step-only', 'R354')).toBe(true);
  expect((RULES['battle-step-only'] satisfies Rule).cites).not.toContain('R354');
  const wrong = rules.filter(([, { cites, refusesIn = [], explains }]) =>
    refusesIn.some((one) => !/^[EPR]\d+[a-z]?$/.test(one) || cites.includes(one) || explains === true),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('a rule tells its line in both languages', () => {
  const rule: RuleId = 'normal-summon-once';
  expect(ruleText(rule, 'en')).toBe('Only one Normal Summon or Set of a monster per turn, both Main Phases together.');
  expect(ruleText(rule, 'ja')).toBe('通常召喚（召喚・セット）は、2つのメインフェイズを合わせて1ターンに1度だけです。');
});
