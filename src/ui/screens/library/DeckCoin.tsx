import { gameOfProfile, GAMES } from '../../../games/played';
import { useBeside } from '../../base/shared/game-beside';
import { GameEmblem } from '../../base/shared/game-emblems';

interface DeckCoinProps {
  readonly profile: string;
  /** Undefined: nobody knows which deck it was. */
  readonly deck: string | undefined;
}

/** The crest of the deck somebody played; the emblem of the game for one that is gone or that nobody knows. */
export function DeckCoin({ profile, deck }: DeckCoinProps) {
  const decks = useBeside(gameOfProfile(profile) ?? GAMES[0].id)?.decks;
  const cards = deck === undefined ? undefined : decks?.deckOf(deck);
  return (
    <span className="flex-none grid place-items-center size-[var(--coin,34px)] stacked:in-[.rec]:hidden" aria-hidden="true">
      {decks && cards && cards.main.length > 0 ? <decks.DeckCrest cards={cards} /> : <GameEmblem played={profile} />}
    </span>
  );
}
