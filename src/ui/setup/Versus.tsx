import type { Player } from '../../engine/duel';
import { useStartTexts } from '../../i18n/start-texts';
import { Icon, SeatShape, seatClass } from '../art';
import { DeckSign } from './DeckSign';
import type { OfferedDeck } from './seat-decks';
import type { DeckCrest } from './table-behind';

interface VersusProps {
  readonly names: readonly [string, string];
  readonly decks: readonly [OfferedDeck | undefined, OfferedDeck | undefined];
  readonly Crest: DeckCrest | undefined;
  readonly onSwap: () => void;
}

/** Who plays with what, at a glance. */
export function Versus({ names, decks, Crest, onSwap }: VersusProps) {
  const t = useStartTexts();
  const seat = (at: Player) => (
    <span className={`versus__seat versus__seat--${at === 0 ? 'a' : 'b'} ${seatClass(at)}`}>
      <DeckSign deck={decks[at]} Crest={Crest} />
      <span className="min-w-0">
        <small>
          <SeatShape seat={at} />
          {names[at]}
        </small>
        <b>{decks[at]?.name ?? '…'}</b>
      </span>
    </span>
  );
  return (
    <div className="versus">
      {seat(0)}
      <button type="button" className="versus__swap" aria-label={t.swap} title={t.swap} onClick={onSwap}>
        <Icon name="swap" />
      </button>
      {seat(1)}
    </div>
  );
}
