import { Field, FieldName, SelectField, TextField } from '../shared/Field';
import { useId } from 'react';
import type { Range, Wanted } from '../../decks';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { ATTRIBUTES, KINDS, RACES, SUB_KINDS } from '../../store/decks/deck-book';
import { hasPendulum, useRuleSet } from '../../store/rule-set';
import { useCardWords } from '../card';
import { Button } from '../shared/Button';

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  const t = useDeckScreenTexts();
  return (
    <Field label={label}>
      <SelectField value={value} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{t.search.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    </Field>
  );
}

function RangeField({
  label,
  range = {},
  step,
  onChange,
}: {
  readonly label: string;
  readonly range: Range | undefined;
  readonly step: number;
  readonly onChange: (range: Range) => void;
}) {
  const t = useDeckScreenTexts();
  const id = useId();
  const numberOf = (text: string): number | undefined => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text));
  return (
    <div className="grid min-w-0 gap-1">
      <FieldName id={id}>{label}</FieldName>
      <span className="flex items-center gap-1.5 font-text text-note/close font-medium text-writing-2">
        <TextField
          className="w-0 flex-1"
          type="number"
          min={0}
          step={step}
          inputMode="numeric"
          aria-label={t.search.from(label)}
          value={range.from ?? ''}
          onChange={(event) => onChange({ ...range, from: numberOf(event.target.value) })}
        />
        <span aria-hidden="true">–</span>
        <TextField
          className="w-0 flex-1"
          type="number"
          min={0}
          step={step}
          inputMode="numeric"
          aria-label={t.search.to(label)}
          value={range.to ?? ''}
          onChange={(event) => onChange({ ...range, to: numberOf(event.target.value) })}
        />
      </span>
    </div>
  );
}

const isSet = ({ from, to }: Range = {}): boolean => from !== undefined || to !== undefined;

/** How many filters narrow the search, besides the kind and the words. */
export const filtersSet = ({ subKind, attribute, race, level, atk, def, allowed }: Wanted): number =>
  [subKind, attribute, race, allowed].filter((one) => one !== undefined).length + [level, atk, def].filter(isSet).length;

/** What a card must be besides its name: sub-kind, attribute, type, level, ATK, DEF, copies allowed. */
export function Filters({ wanted, onChange }: FiltersProps) {
  const t = useDeckScreenTexts();
  const { word } = useCardWords();
  const { kind } = wanted;
  const { profile } = useRuleSet();
  const all = [...new Set((kind === undefined ? KINDS : [kind]).flatMap((one): readonly string[] => SUB_KINDS[one]))];
  const subKinds = all.filter((one) => one !== 'pendulum' || hasPendulum(profile));
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: word(value) }));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-2.5 gap-y-2 items-end pb-2">
      <Select
        label={t.search.subKind}
        value={wanted.subKind ?? ''}
        options={named(subKinds)}
        onChange={(subKind) => onChange({ ...wanted, subKind })}
      />
      <Select
        label={t.search.allowed}
        value={String(wanted.allowed ?? '')}
        options={[3, 2, 1, 0].map((n) => ({ value: String(n), label: t.allowed[n] ?? String(n) }))}
        onChange={(n) => onChange({ ...wanted, allowed: n === undefined ? undefined : Number(n) })}
      />
      <Select
        label={t.search.attribute}
        value={wanted.attribute ?? ''}
        options={named(ATTRIBUTES)}
        onChange={(attribute) => onChange({ ...wanted, attribute })}
      />
      <Select
        label={t.search.race}
        value={wanted.race ?? ''}
        options={named(RACES)}
        onChange={(race) => onChange({ ...wanted, race })}
      />
      <RangeField label={t.search.level} range={wanted.level} step={1} onChange={(level) => onChange({ ...wanted, level })} />
      <RangeField label="ATK" range={wanted.atk} step={100} onChange={(atk) => onChange({ ...wanted, atk })} />
      <RangeField label="DEF" range={wanted.def} step={100} onChange={(def) => onChange({ ...wanted, def })} />
      <Button onClick={() => onChange({ text: wanted.text ?? '', inTexts: wanted.inTexts ?? false, kind })}>
        {t.search.clear}
      </Button>
    </div>
  );
}
