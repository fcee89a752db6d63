import { useMemo } from 'react';
import type { DuelView, LinkView } from '../../../../engine/duel';
import { useTableTexts, type TableTexts } from '../../../../i18n/table-texts';
import { hasSeveralClauses, partNumberOf } from '../../../../store/cards/card-texts';
import { useCardWords, type CardWords } from '../../../../ui/base/card';
import { useCardInfo, type CardInfo } from '../../../../ui/base/card/card-info';
import { numeral, useClauseWords } from '../../../../ui/base/card/card-texts';
import { isStruck, negatedBy } from '../../../../ui/table/field/entry-end';
import { zoneName } from '../../../../ui/table/field/place-label';
import { cardAt } from '../../../../ui/table/field/places';
import type { EntryEndTold, EntryTold, StackTold } from '../../../../ui/table/stack/stack-told';
import { sentenceOf } from '../log/sentence-of';
import { hasGoneOn, missedIn, type StoryLink } from './chain-story';
import { endWord, negatedWord } from './end-words';
import { costWords, declaredWord, originOf, printedSpeed } from './link-words';
import { useChainStory, type ChainStory } from './use-chain-story';

interface Words {
  readonly t: TableTexts;
  readonly words: CardWords;
  readonly info: CardInfo;
  readonly says: ReturnType<typeof useClauseWords>;
  readonly names: readonly [string, string];
  readonly view: DuelView;
}

const TONES = {
  resolves: 'done',
  saved: 'saved',
  negated: 'broken',
  withoutEffect: 'broken',
  unreached: 'broken',
  open: 'open',
} as const;

/** Which of the card's effects the link is, by its number in the words of the card; nothing where there is only one. */
function partOf({ passcode, clause }: StoryLink): readonly string[] {
  const part = clause !== undefined && hasSeveralClauses(passcode) ? partNumberOf(passcode, clause) : undefined;
  return part === undefined ? [] : [numeral(part)];
}

function targetName({ place, passcode }: StoryLink['targets'][number], link: StoryLink, { t, info, view }: Words): string {
  // After its resolution another card may lie there.
  const card = link.state === 'resolved' ? undefined : cardAt(view, place);
  const known = passcode ?? (card?.known ? card.passcode : undefined);
  return known === undefined ? `${t.card.aCard} (${zoneName(place, t)})` : info(known).name;
}

/** What it is, what it was paid, declared and aimed at with, and what it stops. */
function linesOf(link: StoryLink, links: readonly StoryLink[], worded: Words): readonly string[] {
  const { t, words, info, says } = worded;
  const breaks = negatedBy(link.number, links);
  const [alternative] = link.clause?.includes('.') ? says(link.passcode, link.clause) : [];
  const declared = declaredWord(link, t, words);
  const what = [
    [originOf(link, info(link.passcode), t, words), ...partOf(link)].join(' '),
    ...(declared ? [`${t.chain.declared} ${declared}`] : []),
    ...costWords(link, t).map((cost) => `✓ ${cost}`),
    ...(breaks === undefined ? [] : [link.state === 'waiting' ? t.chain.negates(breaks) : t.chain.negated(breaks)]),
  ];
  const targets = link.targets.map((target) => targetName(target, link, worded));
  return [
    what.join(' · '),
    ...(alternative === undefined ? [] : [alternative]),
    ...(targets.length > 0 ? [`${t.chain.targets}: ${targets.join(t.card.comma)}`] : []),
  ];
}

function endOf({ negated, state, end }: StoryLink, t: TableTexts): EntryEndTold | undefined {
  if (negated) return { tone: 'broken', says: negatedWord(end, t) };
  return end === undefined || state !== 'waiting'
    ? undefined
    : { tone: TONES[end.kind], says: `${t.chain.asItStands}: ${endWord(end, t)}` };
}

function entryOf(link: StoryLink, links: readonly StoryLink[], worded: Words): EntryTold {
  const { t, info, names } = worded;
  const { number, player, passcode, state, negated, outcomes, spellSpeed, fromLog } = link;
  const printed = info(passcode);
  const end = endOf(link, t);
  return {
    number,
    player,
    passcode,
    state,
    name: printed.name,
    label: [t.chain.link(number, names[player], printed.name), ...(end ? [end.says] : [])].join(t.card.comma),
    isBroken: isStruck(link),
    kind: t.chain.speedShort(fromLog ? printedSpeed(printed) : spellSpeed),
    word: t.chain.state[negated && state === 'resolved' ? 'negated' : state],
    lines: linesOf(link, links, worded),
    end,
    outcomes: state === 'waiting' ? [] : outcomes.map((event) => ({ key: event.number, pieces: sentenceOf(event, t) })),
  };
}

function nextOf({ stage, links }: ChainStory, { view, names, t }: Words): StackTold['next'] {
  const player = view.decision?.window === 'chainLink' ? view.decision.player : null;
  if (stage !== 'building' || player === null) return undefined;
  return { player, says: t.chain.next(names[player], links.at(-1)?.spellSpeed === 3 ? 3 : 2) };
}

function stageWord(story: ChainStory, t: ReturnType<typeof useTableTexts>): string {
  switch (story.stage) {
    case 'none':
      return t.panel.none;
    case 'building':
      return t.chain.building;
    case 'over':
      return t.chain.over;
    case 'resolving':
      return t.chain.resolving(
        story.resolving ?? story.links.filter((link) => link.state !== 'resolved').length,
        story.links.length,
      );
  }
}

/** The chain in words, the newest link first: it resolves first. */
export function useChainTold(
  view: DuelView,
  names: readonly [string, string],
  epoch: string,
  last: readonly LinkView[] | undefined,
): StackTold {
  const story = useChainStory(view, epoch, last);
  const t = useTableTexts();
  const words = useCardWords();
  const info = useCardInfo();
  const says = useClauseWords();
  return useMemo(() => {
    const worded = { t, words, info, says, names, view };
    const { links, stage } = story;
    const missed = stage === 'over' ? missedIn(view.log) : [];
    return {
      title: links.length === 0 ? t.panel.chain : t.chain.of(links.length),
      note: stageWord(story, t),
      idle: t.chain.idle,
      look: 'links',
      stage,
      isPast: stage === 'over' && hasGoneOn(view.log),
      entries: links.toReversed().map((link) => entryOf(link, links, worded)),
      next: nextOf(story, worded),
      missed: missed.map((event) => ({ key: event.number, pieces: sentenceOf(event, t), rule: 'missed-timing' as const })),
    };
  }, [story, t, words, info, says, names, view]);
}
