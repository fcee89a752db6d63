import { useEffect } from 'react';
import { followPictures, showsPictures, usePictures } from '../../../store/pictures/kept-pictures';
import { Kamon } from '../art/KamonCrest';
import type { KamonFacts } from '../art/kamon';

/** The picture that somebody has brought along for a card, once it is there. Only a face that is shown asks for it. */
function useOwnPicture(card: number): string | undefined {
  const isWanted = usePictures((pictures) => showsPictures(pictures) && pictures.cards.has(card));
  const address = usePictures(({ addresses }) => addresses.get(card));
  useEffect(followPictures, []);
  useEffect(() => {
    if (isWanted) void usePictures.getState().fetch(card);
  }, [isWanted, card]);
  return isWanted ? address : undefined;
}

interface CardArtProps {
  /** The passcode, or the number of the card. */
  readonly card: number;
  readonly facts: KamonFacts;
}

/** What stands on a face: the crest, or a picture of the player's own. Decoration: the name stands beside it in text. */
export function CardArt({ card, facts }: CardArtProps) {
  const own = useOwnPicture(card);
  return own === undefined ? (
    <Kamon facts={facts} />
  ) : (
    <img className="kamon own-picture" src={own} alt="" draggable={false} decoding="async" />
  );
}
