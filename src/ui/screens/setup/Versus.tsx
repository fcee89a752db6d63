import type { ReactNode } from 'react';
import type { Player } from '../../../engine/duel';
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

/** Who plays with what, at a glance. */
export function Versus({ names, decks, Crest, wrong, onSwap }: VersusProps) {
  const t = useStartTexts();
  const m = useLengthTexts();
  const seat = (at: Player) => (
    <span className={`versus__seat versus__seat--${at === 0 ? 'a' : 'b'} ${seatClass(at)}`}>
      <DeckSign deck={decks[at]} Crest={Crest} />
      <span className="min-w-0 flex-1">
        <small>
          <SeatShape seat={at} />
          {names[at]}
        </small>
        <b>{decks[at]?.name ?? '…'}</b>
        <span className="versus__about">
          <i className="versus__count">{decks[at] && m.cards(decks[at].cards.main.length)}</i>
          {wrong[at]}
        </span>
      </span>
    </span>
  );
  return (
    <div className="versus">
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
