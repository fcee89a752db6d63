import { useLibraryTexts } from '../../../i18n/library-texts';
import type { PastGame } from '../../../store/recordings/past-game';
import { SeatShape, seatClass } from '../../base/art';
import { DeckCoin } from './DeckCoin';
import type { PastWords } from './past-words';

interface SeatLinesProps {
  readonly duel: PastGame;
  readonly words: Pick<PastWords, 'decks' | 'life'>;
  /** With the names of their decks. */
  readonly isLarge?: boolean;
}

/** Who sat there, with what, and how much life was left: the far seat above, the near one below, as the field lies. */
export function SeatLines({ duel, words, isLarge = false }: SeatLinesProps) {
  const { won } = useLibraryTexts();
  const { names, profile, decks, result, lifePoints } = duel;
  return (
    <span className="seat-lines">
      {([1, 0] as const).map((seat) => (
        <span key={seat} className={`seat-line ${seatClass(seat)} ${result?.winner === seat ? 'seat-line--won' : ''}`}>
          <DeckCoin profile={profile} deck={decks?.[seat]} />
          <span className="flex flex-wrap items-baseline gap-x-2.5 min-w-0">
            <b>
              <SeatShape seat={seat} />
              {names[seat]}
            </b>{' '}
            <i>{words.life(lifePoints[seat])}</i>
            {isLarge && words.decks && <small>{words.decks[seat]}</small>}
          </span>
          {result?.winner === seat && <em>{won}</em>}
        </span>
      ))}
    </span>
  );
}
