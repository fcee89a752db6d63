import type { Seat } from '../../../engine/table';
import type { TableTexts } from '../../../i18n/table-texts';
import type { CardNames } from '../../base/card/card-info';
import { endWord, negatedWord } from '../../../games/duel/page/chain/end-words';
import type { ChainStory } from '../../../games/duel/page/chain/use-chain-story';
import type { StoryLink } from '../../../games/duel/page/chain/chain-story';
import { isStruck, negatedBy } from '../../table/field/entry-end';
import { zoneName } from '../../table/field/place-label';

/** What lies on the stack, as it is told to people who stand far away: a number, who, a card, and one or two short lines. */
export interface BigLink {
  readonly number: number;
  readonly player: Seat;
  readonly name: string;
  readonly state: 'waiting' | 'resolving' | 'resolved';
  /** It will do nothing, or did nothing. */
  readonly isBroken: boolean;
  /** What it is, or what has become of it. */
  readonly word: string;
  readonly lines: readonly string[];
}

interface DuelWords {
  readonly t: TableTexts;
  readonly names: CardNames;
}

function linesOf(link: StoryLink, story: ChainStory, { t, names }: DuelWords): readonly string[] {
  const targets = link.targets.map(({ place, passcode }) =>
    passcode === undefined ? `${t.card.aCard} (${zoneName(place, t)})` : names(passcode).name,
  );
  const breaks = negatedBy(link.number, story.links);
  const end = link.state === 'waiting' && !link.negated ? link.end : undefined;
  return [
    ...(targets.length > 0 ? [`${t.chain.targets} ${targets.join(t.card.comma)}`] : []),
    ...(breaks === undefined ? [] : [link.state === 'waiting' ? t.chain.negates(breaks) : t.chain.negated(breaks)]),
    ...(end === undefined ? [] : [`${t.chain.asItStands}: ${endWord(end, t)}`]),
    ...(link.negated ? [negatedWord(link.end, t)] : []),
  ];
}

/** The newest first: it resolves first. */
export const chainLinks = (story: ChainStory, words: DuelWords): readonly BigLink[] =>
  story.links.toReversed().map((link) => ({
    number: link.number,
    player: link.player,
    name: words.names(link.passcode).name,
    state: link.state,
    isBroken: isStruck(link),
    word: words.t.chain.state[link.negated && link.state === 'resolved' ? 'negated' : link.state],
    lines: linesOf(link, story, words),
  }));
