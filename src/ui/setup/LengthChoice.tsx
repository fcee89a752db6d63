import { useMatchTexts } from '../../i18n/match-texts';
import { sideDeckSize } from '../../store/match/match-store';
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
  const t = useMatchTexts();
  const size = (seat: 0 | 1): string => (sideDeckSize(decks[seat]) > 0 ? t.cards(sideDeckSize(decks[seat])) : t.none);
  return (
    <div className="setup__length">
      <Choice
        label={t.setup.label}
        options={LENGTHS.map((length) => ({ value: length, label: t.setup.kind[length] }))}
        value={value}
        onChange={onChange}
      />
      <p style={{ visibility: value === 'match' ? 'visible' : 'hidden' }}>
        {t.setup.sideDecks}: <SeatShape seat={0} /> {size(0)} · <SeatShape seat={1} /> {size(1)}
      </p>
    </div>
  );
}
