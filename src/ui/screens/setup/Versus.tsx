import type { ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { useLengthTexts } from '../../../i18n/length-texts';
import { useStartTexts } from '../../../i18n/start-texts';
import { Icon, SeatShape, seatClass } from '../../base/art';
import { DeckSign } from './DeckSign';
import type { OfferedDeck } from './seat-decks';
import type { DeckCrest } from '../../base/shared/game-beside';

interface VersusProps {
  readonly names: readonly [string, string];
  readonly decks: readonly [OfferedDeck | undefined, OfferedDeck | undefined];
  readonly Crest: DeckCrest | undefined;
  /** What is wrong with each deck. It is known late: so it has a line of its own, and nothing moves for it. */
  readonly wrong: readonly [ReactNode, ReactNode];
  readonly onSwap: () => void;
}

const SEAT = [
  'flex items-center gap-3 min-w-0 px-3 py-1.75 rounded-tray spare:gap-2 spare:px-2 spare:py-1.5',
  'bg-[linear-gradient(var(--lit),var(--color-seat-deep),transparent)]',
].join(' ');
const LEFT = '[--lit:100deg] border-s-4 border-s-seat';
const RIGHT = [
  '[--lit:260deg] flex-row-reverse border-e-4 border-e-seat text-end',
  'narrow:[--lit:100deg] narrow:flex-row narrow:border-s-4 narrow:border-e-0 narrow:border-s-seat narrow:text-start',
].join(' ');

/** Who plays with what, at a glance. */
export function Versus({ names, decks, Crest, wrong, onSwap }: VersusProps) {
  const t = useStartTexts();
  const m = useLengthTexts();
  const seat = (at: Player) => (
    <span className={`versus__seat--${at === 0 ? 'a' : 'b'} ${SEAT} ${at === 0 ? LEFT : RIGHT} ${seatClass(at)}`}>
      <DeckSign deck={decks[at]} Crest={Crest} />
      <span className="min-w-0 flex-1">
        <small className="block font-text text-note/close font-semibold text-writing-2 [&_.shape]:size-[0.84em] [&_.shape]:me-[0.3em]">
          <SeatShape seat={at} />
          {names[at]}
        </small>
        <b className="block font-display text-head/close font-normal">{decks[at]?.name ?? '…'}</b>
        <span className="relative block font-text text-note/[1.35] font-medium text-writing-2">
          <i className="block min-h-[1.35em] truncate not-italic has-[+.versus__wrong]:invisible">
            {decks[at]?.cards && m.cards(decks[at].cards.main.length)}
          </i>
          {wrong[at]}
        </span>
      </span>
    </span>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2.5 grand:[--sign:72px] spare:[--sign:40px] spare:gap-1.5 narrow:grid-cols-[minmax(0,1fr)]">
      {seat(0)}
      <button
        type="button"
        className="size-tap grid place-items-center border border-(--line-2) rounded-[50%] text-gold-1 cursor-pointer hover:bg-urushi-3 narrow:hidden"
        aria-label={t.swap}
        title={t.swap}
        onClick={onSwap}
      >
        <Icon name="swap" />
      </button>
      {seat(1)}
    </div>
  );
}
