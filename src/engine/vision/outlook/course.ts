import type { AnyAnswer } from '../../kernel/decision';
import { GameOver } from '../../kernel/play';
import { isCharacter, isOnField } from '../model/field';
import type { Decision } from '../model/decision';
import type { Entry } from '../model/state';
import type { Vision } from '../model/vision';
import { attackOf } from '../rules/power';
import type { ForeseenStep, IfBothPass } from '../views/view';
import { eventView, mayKnow } from '../views/view-for';

/** Resolves the interference of this position, which is its own, until somebody decides something. */
export function playedOn(world: Vision, known: Vision): IfBothPass {
  const steps: ForeseenStep[] = [];
  const { stack } = world.rules;
  for (let entry = stack.next!(world) as Entry | undefined; entry; entry = stack.next!(world) as Entry | undefined) {
    const told = world.log.length;
    const against = entry.kind === 'attack' ? strengthsOf(world, entry) : undefined;
    const asked = resolved(world, entry);
    const number = world.state.stack.indexOf(entry) + 1;
    const events = world.log.slice(told).map((event, i) => {
      const isKnown = event.card === undefined || mayKnow(known, 'public', event.card);
      const { passcode, ...line } = eventView(world, told + i, 'public');
      const shown = { ...line, number: i };
      return isKnown && passcode !== undefined ? { ...shown, passcode } : shown;
    });
    steps.push({ entry: number, events, ...(against && { against }) });
    if (asked === 'over') break;
    if (asked)
      return { steps, open: { kind: 'asked', player: asked.player, prompt: 'why' in asked ? asked.why.prompt : 'choose' } };
    entry.resolved = true;
  }
  return { steps };
}

/** Resolves one entry. @returns what is asked in the middle of it and decides how it goes on. */
function resolved(world: Vision, entry: Entry): Decision | 'over' | undefined {
  try {
    const doing = world.rules.stack.resolve(world, entry);
    for (let next = doing.next(); !next.done;) {
      const decision = next.value as Decision;
      const answer = onlyWay(world, decision);
      if (answer === undefined) return decision;
      next = doing.next(answer);
    }
    return undefined;
  } catch (ended) {
    if (!(ended instanceof GameOver)) throw ended;
    return 'over';
  }
}

/** Cards that nobody knows are as good as each other. */
function onlyWay(world: Vision, decision: Decision): AnyAnswer | undefined {
  if (decision.form !== 'pick') return undefined;
  const { from, min, max } = decision;
  const isOnly = min === max && (from.length === min || from.every((card) => !mayKnow(world, 'public', card)));
  return isOnly ? { do: 'choose', cards: from.slice(0, min) } : undefined;
}

/** The attack of both as the combat begins; undefined where they do not meet. */
function strengthsOf(world: Vision, attack: Entry): readonly [number, number] | undefined {
  const defence = world.state.stack.findLast(({ kind, resolved }) => kind === 'defend' && !resolved);
  const isThere = ({ card, stay }: Entry): boolean => isOnField(world, card, stay) && isCharacter(world, card);
  if (defence === undefined || !isThere(attack) || !isThere(defence)) return undefined;
  return [attackOf(world, attack.card), attackOf(world, defence.card)];
}
