import { useEffect, useRef, useState } from 'react';
import type { DuelView, LinkView } from '../../../../engine/duel';
import { useTempo } from '../../../../ui/table/animation/tempo';
import { newestChain, storyOf, type StoryLink } from './chain-story';

export interface ChainStory {
  /** Link 1 first. */
  readonly links: readonly StoryLink[];
  /** `over`: nothing of it is left to happen. */
  readonly stage: 'none' | 'building' | 'resolving' | 'over';
  readonly resolving: number | undefined;
}

const NONE: readonly LinkView[] = [];

interface Remembered {
  readonly viewer: DuelView['viewer'];
  readonly epoch: string;
  links: readonly LinkView[];
}

/** What a player has seen of the targets stays with that player; what everybody saw stays for everybody. */
function forEverybody({ viewer, links }: Remembered): readonly LinkView[] {
  return viewer === 'public' ? links : links.map((link) => ({ ...link, targets: link.targets.map(({ place }) => ({ place })) }));
}

/**
 * The chain as it is shown. The state never waits: when a chain has resolved in one go, its links are told again one by one,
 * newest first, and the result stands until the next chain or turn. `epoch` changes when play went elsewhere.
 * @param last what was seen of the chain that is over, where the table knows it: nothing here lasts longer than the page.
 */
export function useChainStory(view: DuelView, epoch: string, last: readonly LinkView[] = NONE): ChainStory {
  const { how, beat } = useTempo();
  const still = how !== 'moves';
  const remembered = useRef<Remembered>({ viewer: view.viewer, epoch, links: [] });
  const isOtherLine = remembered.current.epoch !== epoch;
  if (isOtherLine) remembered.current = { viewer: view.viewer, epoch, links: [] };
  if (remembered.current.viewer !== view.viewer)
    remembered.current = { viewer: view.viewer, epoch, links: forEverybody(remembered.current) };
  const links = storyOf(view, last.length > 0 ? last : remembered.current.links);
  if (view.stack.length > 0) remembered.current.links = view.stack;

  const open = view.stack.some((link) => link.state !== 'resolved');
  const chainNumber = newestChain(view.log)[0]?.number;
  const [told, setTold] = useState({ chain: chainNumber, epoch, beats: Infinity });
  const unresolvedBefore = useRef(open ? links.length : 0);
  if (isOtherLine) unresolvedBefore.current = 0;
  if (open) unresolvedBefore.current = links.filter((link) => link.state !== 'resolved').length;

  // Another line of play is shown as it stands: nothing of it is told again.
  const beats = told.epoch !== epoch ? Infinity : told.chain === chainNumber ? told.beats : 0;
  const left = open || links.length === 0 || still ? 0 : links.length - beats;
  useEffect(() => {
    if (open) {
      setTold({ chain: chainNumber, epoch, beats: links.length - unresolvedBefore.current });
      return undefined;
    }
    if (told.epoch !== epoch) setTold({ chain: chainNumber, epoch, beats: Infinity });
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setTold({ chain: chainNumber, epoch, beats: beats + 1 }), beat);
    return () => clearTimeout(timer);
  }, [open, left, beats, chainNumber, links.length, epoch, told.epoch, beat]);

  if (links.length === 0) return { links, stage: 'none', resolving: undefined };
  if (open) {
    const at = links.findLast((link) => link.state === 'resolving')?.number;
    const begun = at !== undefined || links.some((link) => link.state === 'resolved');
    return { links, stage: begun ? 'resolving' : 'building', resolving: at };
  }
  if (left <= 0) return { links, stage: 'over', resolving: undefined };
  const resolving = left;
  return {
    stage: 'resolving',
    resolving,
    links: links.map((link) =>
      link.number < resolving
        ? { ...link, state: 'waiting', negated: false, outcomes: [] }
        : link.number === resolving
          ? { ...link, state: 'resolving' }
          : link,
    ),
  };
}
