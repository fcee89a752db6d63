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
    <span
      className={`grid grid-cols-[minmax(0,1fr)] gap-1 w-full min-w-0 stacked:in-[.rec]:[grid-area:who] ${isLarge ? '[--coin:44px] grand:[--coin:58px]' : ''}`}
    >
      {([1, 0] as const).map((seat) => (
        <span
          key={seat}
          className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2.5 items-center min-w-0 py-0.75 pl-1 pr-2 rounded border-s-4 stacked:in-[.rec]:grid-cols-[minmax(0,1fr)_auto] ${seatClass(seat)} ${result?.winner === seat ? 'bg-seat-deep border-seat' : 'border-transparent'}`}
        >
          <DeckCoin profile={profile} deck={decks?.[seat]} />
          <span className="flex flex-wrap items-baseline gap-x-2.5 min-w-0">
            <b className="font-display text-head/[1.15] font-normal text-writing-1 wrap-anywhere [&_.shape]:size-[0.75em] [&_.shape]:me-1.5">
              <SeatShape seat={seat} />
              {names[seat]}
            </b>{' '}
            <i className="font-text text-note/[1.15] font-semibold not-italic text-writing-2 whitespace-nowrap">
              {words.life(lifePoints[seat])}
            </i>
            {isLarge && words.decks && (
              <small className="basis-full text-note/close text-writing-2 wrap-anywhere">{words.decks[seat]}</small>
            )}
          </span>
          {result?.winner === seat && <em className="font-text text-note/none font-semibold not-italic text-writing-1">{won}</em>}
        </span>
      ))}
    </span>
  );
}
