import { Suspense } from 'react';
import { anyDeck, ownDeck } from '../../../store/decks/deck-book';
import type { PlayedId } from '../../../store/rule-set';
import { DeckCrest } from '../../../games/duel/page/decks/DuelCrest';
import { fetched } from '../../base/fetching/fetched';
import { EMBLEMS } from '../../base/shared/game-emblems';

/** The crests of VISION come with its cards. */
const VisionCrestOf = fetched(async () => {
  const { visionBehind } = await import('../../../games/vision/page/vision-behind');
  const { builtIn, DeckCrest: Crest } = await visionBehind();
  return function VisionCrestOf({ id }: { readonly id: string }) {
    const deck = builtIn.find((one) => one.id === id) ?? ownDeck(id, 'vision');
    return deck ? <Crest cards={deck} /> : <EMBLEMS.vision />;
  };
});

interface DeckCoinProps {
  readonly profile: PlayedId;
  /** Undefined: nobody knows which deck it was. */
  readonly deck: string | undefined;
}

/** The crest of the deck somebody played; the sign of the game for one that is gone or that nobody knows. */
export function DeckCoin({ profile, deck: id }: DeckCoinProps) {
  const Emblem = EMBLEMS[profile];
  const deck = id !== undefined && profile !== 'vision' ? anyDeck(id) : undefined;
  return (
    <span className="deck-coin" aria-hidden="true">
      {id !== undefined && profile === 'vision' ? (
        <Suspense fallback={<Emblem />}>
          <VisionCrestOf id={id} />
        </Suspense>
      ) : deck && deck.main.length > 0 ? (
        <DeckCrest cards={deck} />
      ) : (
        <Emblem />
      )}
    </span>
  );
}
