import { useLengthTexts } from '../../i18n/length-texts';
import { sideDeckSize } from '../../store/decks/deck-choice';
import { SeatShape } from '../art';
import { Choice } from '../shared/Choice';

const LENGTHS = ['single', 'match'] as const;
export type Length = (typeof LENGTHS)[number];

interface LengthChoiceProps {
  readonly value: Length;
  readonly decks: readonly [string, string];
  readonly onChange: (length: Length) => void;
}

/** One duel, or a match of three; for a match the Side Decks that both players bring. */
export function LengthChoice({ value, decks, onChange }: LengthChoiceProps) {
  const t = useLengthTexts();
  const size = (seat: 0 | 1): string => (sideDeckSize(decks[seat]) > 0 ? t.cards(sideDeckSize(decks[seat])) : t.none);
  return (
    <div>
      <Choice
        label={t.label}
        options={LENGTHS.map((length) => ({ value: length, label: t.kind[length] }))}
        value={value}
        onChange={onChange}
      />
      <p className={`mt-1.5 text-writing-2 text-note ${value === 'match' ? '' : 'invisible'}`}>
        {t.sideDecks}: <SeatShape seat={0} /> {size(0)} · <SeatShape seat={1} /> {size(1)}
      </p>
    </div>
  );
}
