import type { ReactNode } from 'react';
import { useLanguage, type Language } from '../../i18n/language';
import { useLibraryTexts } from '../../i18n/library-texts';
import { notationTexts } from '../../i18n/notation-texts';
import { deckById, nameOfDeck } from '../../store/decks/deck-book';
import type { PastDuel } from '../../store/recordings/past-duel';
import { SeatShape } from '../art';
import { Button } from '../shared/Button';

interface LibraryRowProps {
  readonly duel: PastDuel;
  readonly isSaving: boolean;
  readonly onPlay: () => void;
  readonly onSave: () => void;
  readonly onPin: () => void;
  readonly onRemove: () => void;
  /** What stands below the row while it is open. */
  readonly children?: ReactNode;
}

const dateOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** One past duel: who, how it ended, when; and what can be done with it. */
export function LibraryRow({ duel, isSaving, onPlay, onSave, onPin, onRemove, children }: LibraryRowProps) {
  const t = useLibraryTexts();
  const language = useLanguage();
  const { names, decks, result, turns, at, isPinned, lifePoints } = duel;
  const deckName = (id: string): string => {
    const deck = deckById(id);
    return deck ? nameOfDeck(deck, language) : t.unknownDeck;
  };
  const why = result && notationTexts[language].why[result.reason];
  const end = result === null ? t.left : `${result.winner === 'draw' ? t.draw : t.wins(names[result.winner])} (${why})`;
  const versus = t.versus(...names);
  return (
    <li className="past" data-past={duel.id}>
      <div className="past__facts">
        <h2>
          {([0, 1] as const).map((seat) => (
            <span key={seat} className="past__name">
              <SeatShape seat={seat} />
              {names[seat]} <small>{lifePoints[seat]} LP</small>
            </span>
          ))}
        </h2>
        <p>
          <b>{end}</b> · {t.turns(turns)} · <time dateTime={new Date(at).toISOString()}>{dateOf(at, language)}</time>
        </p>
        <p className="past__decks">{decks ? t.decks(deckName(decks[0]), deckName(decks[1])) : t.publicOnly}</p>
      </div>
      <div className="past__acts" role="group" aria-label={versus}>
        <Button tone="main" data-act="play-back" aria-label={`${t.play}: ${versus}, ${end}`} onClick={onPlay}>
          {t.play}
        </Button>
        <Button data-act="save" aria-expanded={isSaving} onClick={onSave}>
          {t.save}
        </Button>
        <Button data-act="pin" aria-pressed={isPinned} onClick={onPin}>
          {isPinned ? t.pinned : t.pin}
        </Button>
        <Button data-act="delete" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      {children}
    </li>
  );
}
