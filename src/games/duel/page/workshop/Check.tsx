interface CheckProps {
  readonly label: string;
  readonly is: boolean;
  readonly onChange: (is: boolean) => void;
}

/** Something that is so or not. */
export const Check = ({ label, is, onChange }: CheckProps) => (
  <label className="inline-flex items-center gap-2 min-h-tap text-note text-writing-2 cursor-pointer">
    <input type="checkbox" className="size-5 accent-gold-2" checked={is} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
);

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number. What is no number is the least. */
export const Amount = ({ label, value, least = 0, most = 99_999, onChange }: AmountProps) => (
  <label className="grid grid-cols-1 gap-1 min-w-0 text-note text-writing-2 wrap-anywhere">
    {label}
    <input
      type="number"
      inputMode="numeric"
      className="min-h-tap w-full min-w-0 rounded border-rim border-gold-3 bg-well px-2.5 text-writing-1"
      min={least}
      max={most}
      value={value}
      onChange={(event) => onChange(Math.min(most, Math.max(least, Math.trunc(Number(event.target.value)) || least)))}
    />
  </label>
);
