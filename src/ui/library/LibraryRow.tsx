import type { ReactNode } from 'react';
import { useLanguage, type Language } from '../../i18n/language';
import { useLibraryTexts } from '../../i18n/library-texts';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { notationTexts } from '../../i18n/notation-texts';
import { anyDeck, nameOfDeck } from '../../store/decks/deck-book';
import type { PastDuel } from '../../store/recordings/past-duel';
import { SeatShape } from '../art';
import { Tile } from '../shared/Tile';
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
  const { names: ruleSets } = useRuleSetTexts();
  const { names, profile, decks, result, turns, at, isPinned, lifePoints } = duel;
  const deckName = (id: string): string => {
    const deck = anyDeck(id);
    return deck ? nameOfDeck(deck, language) : t.unknownDeck;
  };
  const why = result && notationTexts[language].why[result.reason];
  const end = result === null ? t.left : `${result.winner === 'draw' ? t.draw : t.wins(names[result.winner])} (${why})`;
  const lifeOf = profile === 'vision' ? t.life : t.lifePoints;
  const versus = t.versus(...names);
  const when = new Date(at).toISOString();
  const date = dateOf(at, language);
  return (
    <Tile
      as="li"
      className="past [&>.sheet]:static [&>.sheet]:col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4.5 gap-y-2 px-4 py-3  slim:grid-cols-1"
      data-past={duel.id}
    >
      <div className="grid gap-0.75 min-w-0">
        <h2 className="flex flex-wrap gap-x-5.5 gap-y-1 font-display text-head/close font-normal text-writing-1">
          {([0, 1] as const).map((seat) => (
            <span key={seat} className="inline-flex items-baseline gap-2 [&_.glyph]:size-[0.8em]">
              <SeatShape seat={seat} />
              {names[seat]}{' '}
              <small className="font-text text-note/none font-medium text-writing-2">{lifeOf(lifePoints[seat])}</small>
            </span>
          ))}
        </h2>
        <p className="text-writing-2 font-text text-note/calm font-medium">
          <b className="text-gold-1 font-semibold">{end}</b> · {ruleSets[profile]} · {t.turns(turns)} ·{' '}
          <time dateTime={when}>{date}</time>
        </p>
        <p className="font-text text-note/calm font-medium text-writing-3">
          {decks ? t.decks(deckName(decks[0]), deckName(decks[1])) : t.publicOnly}
        </p>
      </div>
      <div className="past__acts flex flex-wrap gap-1.5 justify-end slim:justify-start" role="group" aria-label={versus}>
        <Button size="small" tone="main" data-act="play-back" aria-label={`${t.play}: ${versus}, ${end}`} onClick={onPlay}>
          {t.play}
        </Button>
        <Button size="small" data-act="save" aria-expanded={isSaving} onClick={onSave}>
          {t.save}
        </Button>
        <Button size="small" data-act="pin" aria-pressed={isPinned} onClick={onPin}>
          {isPinned ? t.pinned : t.pin}
        </Button>
        <Button size="small" data-act="delete" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      {children}
    </Tile>
  );
}
