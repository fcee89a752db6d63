import type { Answer, CardId, Decision, Duel, DuelGame, DuelRun } from '../../../engine/duel';
import { referTo, type Step } from '../scenario/taught';

/** An answer of a line, as a step of a script says it, and the moment in which it was given. */
export interface LineStep {
  readonly step: Step;
  readonly moment: DuelRun['moments'][number];
}

/**
 * What was answered in a recording, step by step, with each card by its place, so that no name can mean another one; null for a
 * recording that cannot be taken up whole. Played in a script that asks every window, the steps lead to where the recording ends.
 */
export function lineSteps(game: DuelGame, recording: unknown): readonly LineStep[] | null {
  const taken = game.load(recording);
  if (!taken.ok || taken.lost !== undefined) return null;
  const { run } = taken;
  const answers = [...run.answers];
  const moments = [...run.moments];
  run.rewindTo(0);
  return answers.map((answer, at): LineStep => {
    const step = stepOf(run.duel, run.decision!, answer);
    run.answer(answer);
    return { step, moment: moments[at] ?? null };
  });
}

/** Where a script can go; nothing else is announced to be gone to. */
const TOLD = ['standby', 'main1', 'battle', 'main2', 'end', 'nextStep'] as const;

function stepOf(duel: Duel, { player }: Decision, answer: Answer): Step {
  const refer = (card: CardId): string => referTo(duel, card);
  switch (answer.do) {
    case 'choose':
    case 'order':
      return { do: answer.do, player, cards: answer.cards.map(refer) };
    case 'answer':
      return { do: 'answer', player, value: answer.value };
    case 'pass':
    case 'pendulumSummon':
      return { do: answer.do, player };
    case 'enter':
      return { do: 'enter', player, to: TOLD.find((to) => to === answer.to) ?? 'end' };
    case 'attack':
      return { do: 'attack', player, card: refer(answer.card), target: targetOf(answer.target, refer) };
    case 'replay':
      return { do: 'replay', player, target: targetOf(answer.target, refer) };
    case 'flipSummon':
    case 'changePosition':
      return { do: answer.do, player, card: refer(answer.card) };
    case 'activate':
      return { do: 'activate', player, card: refer(answer.card), effect: answer.effect, ...inZone(answer) };
    case 'normalSummon':
    case 'setMonster':
    case 'specialSummon':
    case 'setSpellTrap':
      return { do: answer.do, player, card: refer(answer.card), ...inZone(answer) };
  }
}

const inZone = ({ zone }: { readonly zone?: number }) => (zone === undefined ? {} : { zone });

const targetOf = <Word extends string>(target: CardId | Word, refer: (card: CardId) => string): Word | string =>
  typeof target === 'number' ? refer(target) : target;
