import type { TableTexts } from '../../../../i18n/table-texts';
import type { BigLink } from '../../../../ui/screens/game/game-page';
import type { CardNames } from '../../../../ui/base/card/card-info';
import { endWord, negatedWord } from './end-words';
import type { ChainStory } from './use-chain-story';
import type { StoryLink } from './chain-story';
import { isStruck, negatedBy } from '../../../../ui/table/field/entry-end';
import { zoneName } from '../../../../ui/table/field/place-label';

interface Words {
  readonly t: TableTexts;
  readonly names: CardNames;
}

function linesOf(link: StoryLink, story: ChainStory, { t, names }: Words): readonly string[] {
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
export const chainLinks = (story: ChainStory, words: Words): readonly BigLink[] =>
  story.links.toReversed().map((link) => ({
    number: link.number,
    player: link.player,
    name: words.names(link.passcode).name,
    state: link.state,
    isBroken: isStruck(link),
    word: words.t.chain.state[link.negated && link.state === 'resolved' ? 'negated' : link.state],
    lines: linesOf(link, story, words),
  }));
