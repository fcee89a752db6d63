import { describe, expect, test } from 'vitest';
import type { ActivatedEffect, CardDefinition, DuelRun, ProfileId } from '../../../../engine/duel';
import { below, seededRandom, type Random } from '../../../../engine/kernel';
import { randomAnswer } from '../../../../engine/duel/testing/random-answer';
import '../../../testing/texts-are-there';
import { duelGame } from '../index';
import { clauseLines, linesByClause, linesOf } from './clause-lines';
import { cardTexts } from './texts';

const PROFILES = ['expert', 'modern'] as const;
const cards = [
  ...new Map(PROFILES.flatMap((profile) => duelGame.pool(profile).all.map((one) => [one.facts.id, one] as const))).values(),
];
const wordsOf = ({ facts }: CardDefinition): readonly string[] => cardTexts(facts.id)?.en ?? [];

/** It takes nothing and its resolution asks nothing: the card lies on the field from then on, and that is all. */
const asksNothing = ({ costs, targets, modes, declare, resolve }: ActivatedEffect): boolean =>
  costs.length + targets.length === 0 && !modes && !declare && !/yield/.test(resolve.toString());

/** What a card does beside its effects, of which something may be asked. */
function doingsOf(card: CardDefinition): readonly string[] {
  const lasting = Object.values(card.lingering);
  const has: Readonly<Record<string, boolean>> = {
    upkeep: card.upkeeps.length > 0,
    procedure: card.summoning.procedure !== undefined,
    toll: card.summoning.toll !== undefined,
    ward: (card.protection.ward ?? card.protection.guard) !== undefined,
    onArrival: card.atOnce.onArrival !== undefined,
    onDraw: (card.atOnce.onDraw ?? card.atOnce.onOpponentsDraw ?? card.atOnce.onDrawnFaceUp) !== undefined,
    onResolved: card.atOnce.onResolved !== undefined,
    again: card.repeats !== undefined || lasting.some(({ repeats }) => repeats !== undefined),
    lasting: lasting.some(({ atEnd, beforeDraw, onOpponentsDraw }) => atEnd ?? beforeDraw ?? onOpponentsDraw),
    afterAttack: card.inBattle.afterAttack !== undefined,
    attackCost: card.continuous.some(({ kind }) => kind === 'attackCost'),
    attackTarget: card.continuous.some((part) => part.kind === 'gives' && part.ability === 'choosesAttackTargets'),
    preventsBattleDamage: card.inPendulumZone.preventsBattleDamage !== undefined,
  };
  return Object.keys(has).filter((doing) => has[doing]);
}

const clausesOf = (card: CardDefinition): readonly string[] => [
  ...card.effects.flatMap(({ modes = [] }, n) => [`${n}`, ...modes.map((_, mode) => `${n}.${mode}`)]),
  ...doingsOf(card),
];

/** How the words of a line say what it is, where they do. */
const LABELS = /^(Continuous|Trigger \((?:mandatory|optional)\)|Ignition|Quick Effect|Flip|Upkeep|Materials|Summoning):/;
const labelOf = (line: string): string | undefined => LABELS.exec(line)?.[1];

/** The labels that a line may begin with that stands for such an effect. */
function labelFits(label: string, { kind, mandatory }: ActivatedEffect): boolean {
  switch (label) {
    case 'Trigger (mandatory)':
      return kind === 'trigger' && mandatory === true;
    case 'Trigger (optional)':
      return kind === 'trigger' && mandatory !== true;
    case 'Ignition':
      return kind === 'ignition';
    case 'Quick Effect':
      return kind === 'quick';
    case 'Flip':
      return kind === 'flip';
    case 'Continuous':
      return kind === 'card';
    default:
      return false;
  }
}

describe.each(cards.map((card) => [card.facts.en, card] as const))('the words of %s', (_, card) => {
  const words = wordsOf(card);
  const lines = linesByClause(card.facts.id);

  test('stand beside each of its doings, and beside nothing else', () => {
    expect(Object.keys(lines).sort()).toEqual([...clausesOf(card)].sort());
    for (const [clause, numbers] of Object.entries(lines)) {
      const effect = card.effects[Number(clause)];
      if (effect === undefined || !asksNothing(effect)) expect(numbers!.length, clause).toBeGreaterThan(0);
      for (const number of numbers!) expect(words[number], clause).toBeDefined();
    }
  });

  test('say by their beginning what the effect is that they stand for', () => {
    const told = new Set(Object.values(lines).flatMap((numbers) => numbers ?? []));
    for (const [n, effect] of card.effects.entries()) {
      const label = labelOf(words[linesOf(card.facts.id, `${n}`)[0] ?? -1] ?? '');
      if (label !== undefined) expect([n, label, labelFits(label, effect)]).toEqual([n, label, true]);
    }
    words.forEach((line, number) => {
      const label = labelOf(line);
      if (label !== undefined && !['Continuous', 'Materials', 'Summoning'].includes(label))
        expect([number, label, told.has(number)]).toEqual([number, label, true]);
      if (label === 'Upkeep') expect(lines.upkeep).toContain(number);
    });
  });
});

test('there are no lines for cards that there are not', () => {
  const known = new Set(cards.map(({ facts }) => String(facts.id)));
  expect(Object.keys(clauseLines).filter((passcode) => !known.has(passcode))).toEqual([]);
});

/** A deck of any cards of the pool. */
function anyDeck(profile: ProfileId, random: Random): { main: number[] } {
  const pool = duelGame.pool(profile).playable.filter(({ subtype }) => !['token', 'fusion', 'fusion-effect'].includes(subtype));
  return { main: Array.from({ length: 40 }, () => pool[below(random, pool.length)]!.id) };
}

/** What asks by a rule and not by the words of a card. */
const BY_RULE: readonly string[] = ['tribute', 'position', 'normalSummon', 'setSpellTrap', 'pendulumSummon'];

function unsaid({ decision, duel }: DuelRun): string | undefined {
  const why = decision?.why;
  if (why?.card === undefined || BY_RULE.includes(why.prompt)) return undefined;
  const { passcode } = duel.state.cards[why.card]!;
  const said = why.clause !== undefined && linesOf(passcode, why.clause).length > 0;
  return said ? undefined : `${duel.pool.facts(passcode)!.en}: ${why.prompt} ${why.clause}`;
}

test('whatever a card asks has words', () => {
  const without = new Set<string>();
  for (let seed = 0; seed < 8; seed++)
    for (const profile of PROFILES) {
      const random = seededRandom(`asks ${seed}`);
      const decks = [anyDeck(profile, random), anyDeck(profile, random)] as const;
      const run = duelGame.start({ profile, seed: `asks ${seed}`, decks });
      for (let i = 0; i < 500 && run.decision !== undefined; i++) {
        const found = unsaid(run);
        if (found !== undefined) without.add(found);
        run.answer(randomAnswer(run.decision, random));
      }
    }
  expect([...without]).toEqual([]);
});
