import type { Decision, PickDecision, QuestionDecision, Vision, VisionRun } from '../../../engine/vision';
import type { AnyAnswer } from '../../../engine/kernel';
import type { GivenAct, Inline, InlineAnswer } from '../../../scenario/scenario-game';
import { pickCards, type CardReference } from './card-reference';
import type { WantedStep } from './schema';
import type { VisionKinds } from './vision-kinds';

/** What a step says about the questions that its act brings. */
interface Said extends Pick<GivenAct, 'player' | 'card'> {
  caster: WantedStep['caster'];
  pay: WantedStep['pay'];
  /** What is left of its choices. */
  choices: readonly CardReference[];
}

/** The acts that may cost something. */
const COSTING: readonly AnyAnswer['do'][] = ['playCard', 'activate', 'answer'];

const value = (said: boolean | number): InlineAnswer => ({ kind: 'answer', answer: { do: 'answer', value: said } });
const unclear = (says: string): InlineAnswer => ({ kind: 'unclear', says });

/** What the act that asks was said to do; a caster is used, and active nodes pay, where nothing was said. */
export class InlineAnswers implements Inline<VisionKinds> {
  private readonly all: Said[] = [];

  add({ player, card }: GivenAct, { choose: choices = [], caster, pay }: WantedStep, answer: AnyAnswer): void {
    // How it was paid for before says nothing of this time.
    if (COSTING.includes(answer.do))
      for (const said of this.all) if (said.player === player && said.card === card) said.caster = said.pay = undefined;
    if (caster !== undefined || pay !== undefined || choices.length > 0) this.all.push({ player, card, caster, pay, choices });
  }

  answer({ vision }: VisionRun, decision: Decision): InlineAnswer | undefined {
    if (decision.kind === 'priority') return undefined;
    const said = this.all.findLast(({ player, card }) => player === decision.player && card === decision.why.card);
    switch (decision.kind) {
      case 'caster':
        return value(said?.caster ?? true);
      case 'pay':
        return paid(decision, said?.pay);
      case 'choose':
        return said === undefined || said.choices.length === 0 ? undefined : chosen(vision, decision, said);
      default:
        return undefined;
    }
  }

  hear(): void {
    // Whatever comes of the act: what was said of it stays.
  }

  /** A choice that nothing asked for is no fault. */
  close(): readonly string[] {
    return [];
  }
}

function paid({ values, why }: QuestionDecision, pay: WantedStep['pay']): InlineAnswer {
  const most = values[0] as number;
  const cost = why.amount!;
  const { active = pay?.sleep === undefined ? most : cost - pay.sleep, sleep = cost - active } = pay ?? {};
  return active + sleep === cost && values.includes(active)
    ? value(active)
    : unclear(`${cost} cannot be paid with ${active} active and ${sleep} sleeping nodes.`);
}

function chosen(vision: Vision, decision: PickDecision | QuestionDecision, said: Said): InlineAnswer {
  if (decision.form === 'question') {
    const [named, ...left] = said.choices;
    said.choices = left;
    return named === 'player:0' || named === 'player:1'
      ? value(Number(named.slice(-1)))
      : unclear(`"${String(named)}" is no player.`);
  }
  const names = said.choices.slice(0, decision.min);
  const picked = pickCards(vision, names, decision.from);
  if (picked.kind === 'unclear') return unclear(`"${names.join(', ')}" may be several cards. Name their places.`);
  if (picked.kind === 'none' || picked.cards.length < decision.min) return unclear(`"${names.join(', ')}" cannot be chosen.`);
  said.choices = said.choices.slice(decision.min);
  return { kind: 'answer', answer: { do: 'choose', cards: picked.cards } };
}
