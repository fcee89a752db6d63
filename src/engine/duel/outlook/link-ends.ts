import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { LinkEnd, Viewer } from '../views/view';
import { ChainOnFork, CHANCES, type Course, type Way } from './course';
import { asKnownTo, type Kind } from './known-world';

/** More ways than these are not followed to their end. */
const MOST_COURSES = 64;

interface Followed extends Way {
  readonly ends: readonly (LinkEnd | undefined)[];
}

/**
 * How each link of the chain ends if both players pass now, as far as the viewer can tell: the chain is resolved on a fork of the
 * position in every way that it may go, and what is the same in all of them is said. Undefined: it is not waiting to resolve.
 */
export function linkEnds(kind: Kind, duel: Duel, rest: DuelState, viewer: Viewer): readonly LinkEnd[] | undefined {
  const chain = new ChainOnFork(kind, asKnownTo(kind, duel, rest, viewer), viewer, duel);
  const followed: Followed[] = [];
  const ways: Way[] = [{ chance: 0, answers: [] }];
  let chances = 1;
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    const course = chain.follow(way);
    if (course === undefined) return undefined;
    if (course.usesChance) for (; chances < CHANCES; chances++) ways.unshift({ chance: chances, answers: [] });
    const goesOn = course.asks !== undefined && followed.length + ways.length < MOST_COURSES;
    if (goesOn) ways.push(...onwards(way, course));
    if (!goesOn || course.asks?.all === false) followed.push({ ...way, ends: course.ends });
  }
  const links = rest.stack;
  const ends = links.map((_, i) => together(followed, i));
  return ends.map((end, i) => saved(end, ends[i + 1], isNegator(duel, rest, i + 1)));
}

const onwards = ({ chance, answers }: Way, { asks }: Course): readonly Way[] =>
  (asks?.answers ?? []).map((answer) => ({ chance, answers: [...answers, answer] }));

const isNegator = (duel: Duel, { stack }: DuelState, i: number): boolean => {
  const link = stack[i];
  return (
    link !== undefined && !link.resolved && duel.pool.definition(link.passcode)!.effects[link.effect]!.negatesActivation === true
  );
};

/** A link resolves because the one above, which would have negated it, is itself stopped. */
function saved(end: LinkEnd, above: LinkEnd | undefined, aboveNegates: boolean): LinkEnd {
  if (end.kind !== 'resolves' || !aboveNegates) return end;
  const by = above?.kind === 'negated' || above?.kind === 'withoutEffect' ? above.by : undefined;
  return by === undefined ? end : { kind: 'saved', by };
}

/** What is the same in all ways that the chain may go. */
function together(followed: readonly Followed[], i: number): LinkEnd {
  const first = followed[0]!;
  const end = first.ends[i];
  const hidden = followed.find((one) => one.ends[i]?.kind === 'open');
  if (hidden !== undefined) return hidden.ends[i]!;
  // Not all ways were followed as far as here.
  if (followed.some((one) => one.ends[i] === undefined)) return { kind: 'open', decides: 'choice' };
  if (end !== undefined && followed.every((one) => isSameEnd(one.ends[i], end))) return end;
  const byChance = followed.every((one) => one.chance !== first.chance || isSameEnd(one.ends[i], end));
  return { kind: 'open', decides: byChance ? 'chance' : 'choice' };
}

const isSameEnd = (a: LinkEnd | undefined, b: LinkEnd | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
