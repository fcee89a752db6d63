import type { AnyAnswer } from '../../kernel/decision';
import { GameOver } from '../../kernel/play';
import type { Decision } from '../model/decision';
import { isCharacter, isOnField } from '../model/field';
import type { Entry } from '../model/state';
import type { Vision } from '../model/vision';
import type { CardId } from '../model/vocabulary';
import { attackOf } from '../rules/power';
import type { ForeseenStep, IfBothPass, Viewer } from '../views/view';
import { eventView, mayKnow } from '../views/view-for';

/** Where an interference goes; `ways`: in so many it goes on from here, by what is picked. */
export interface Course {
  readonly comesTo: IfBothPass;
  readonly ways?: number;
}

/** A position as one viewer knows it, and the game itself, at which the viewer looks. */
export interface KnownWorld {
  readonly world: Vision;
  readonly vision: Vision;
  readonly viewer: Viewer;
}

/**
 * Resolves the interference of a position, which is its own, until somebody decides something.
 * @param picks which of the picks is made, each time that one is made of cards that nobody else knows.
 */
export function playedOn(known: KnownWorld, picks: readonly number[]): Course {
  const { world, vision, viewer } = known;
  const steps: ForeseenStep[] = [];
  const picking = new Picking(known, picks.values());
  const { stack } = world.rules;
  for (let entry = stack.next!(world) as Entry | undefined; entry; entry = stack.next!(world) as Entry | undefined) {
    const told = world.log.length;
    const against = entry.kind === 'attack' ? strengthsOf(world, entry) : undefined;
    const asked = resolved(world, entry, picking);
    const number = world.state.stack.indexOf(entry) + 1;
    const events = world.log.slice(told).map((event, i) => {
      const isNamed = event.card === undefined || (mayKnow(vision, viewer, event.card) && !picking.any.has(event.card));
      const { passcode, ...line } = eventView(world, told + i, viewer);
      const shown = { ...line, number: i };
      return isNamed && passcode !== undefined ? { ...shown, passcode } : shown;
    });
    steps.push({ entry: number, events, ...(against && { against }) });
    if (asked === 'over') break;
    if (asked) {
      const prompt = 'why' in asked ? asked.why.prompt : 'choose';
      return { comesTo: { steps, open: { kind: 'asked', player: asked.player, prompt } }, ways: picking.ways };
    }
    entry.resolved = true;
  }
  return { comesTo: { steps } };
}

/** Resolves one entry. @returns what is asked in the middle of it and decides how it goes on. */
function resolved(world: Vision, entry: Entry, picking: Picking): Decision | 'over' | undefined {
  try {
    const doing = world.rules.stack.resolve(world, entry);
    for (let next = doing.next(); !next.done;) {
      const decision = next.value as Decision;
      const answer = picking.answer(decision);
      if (answer === undefined) return decision;
      next = doing.next(answer);
    }
    return undefined;
  } catch (ended) {
    if (!(ended instanceof GameOver)) throw ended;
    return 'over';
  }
}

/**
 * Picks of cards that nobody else knows. To whoever does not know them either one is as good as another; who knows them cannot
 * tell which it will be: every pick is tried.
 */
class Picking {
  /** Cards that were picked so: which it will be is not said. */
  readonly any = new Set<CardId>();
  /** So many picks there are where it has not been said which one is made. */
  ways: number | undefined;

  constructor(
    private readonly known: KnownWorld,
    private readonly picks: Iterator<number>,
  ) {}

  /** Undefined where a player decides. */
  answer(decision: Decision): AnyAnswer | undefined {
    const { world, vision, viewer } = this.known;
    if (decision.form !== 'pick' || decision.min !== decision.max) return undefined;
    const { from, min } = decision;
    if (from.length === min) return { do: 'choose', cards: from };
    if (from.some((card) => mayKnow(world, 'public', card))) return undefined;
    const sets = from.some((card) => mayKnow(vision, viewer, card)) ? setsOf(from, min) : [from.slice(0, min)];
    const pick = sets.length === 1 ? 0 : this.picks.next().value;
    if (pick === undefined) {
      this.ways = sets.length;
      return undefined;
    }
    for (const card of sets[pick]!) this.any.add(card);
    return { do: 'choose', cards: sets[pick]! };
  }
}

/** Every set of that many of the cards. */
function setsOf(cards: readonly CardId[], size: number): readonly (readonly CardId[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => setsOf(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}

/** The attack of both as the combat begins; undefined where they do not meet. */
function strengthsOf(world: Vision, attack: Entry): readonly [number, number] | undefined {
  const defence = world.state.stack.findLast(({ kind, resolved }) => kind === 'defend' && !resolved);
  const isThere = ({ card, stay }: Entry): boolean => isOnField(world, card, stay) && isCharacter(world, card);
  if (defence === undefined || !isThere(attack) || !isThere(defence)) return undefined;
  return [attackOf(world, attack.card), attackOf(world, defence.card)];
}
