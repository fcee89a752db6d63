import type { WantedWords, Wanted } from '../../../../decks';
import { useDeckScreenTexts } from '../../../../i18n/deck-screen-texts';
import { ATTRIBUTES, KINDS, RACES, SUB_KINDS } from '../../../../store/decks/deck-book';
import { hasPendulum, useRuleSet } from '../../../../store/rule-set';
import { useCardWords } from '../../../../ui/base/card';
import { Button } from '../../../../ui/base/shared/Button';
import { isSet, RangeField, Select } from '../../../../ui/screens/decks/SearchFields';

/** What is looked for, the words aside. */
export type Filtered = Omit<Wanted, keyof WantedWords>;

interface FiltersProps {
  readonly wanted: Filtered;
  readonly onChange: (wanted: Filtered) => void;
  readonly onClear: () => void;
}

/** How many filters narrow the search, besides the kind and the words. */
export const filtersSet = ({ subKind, attribute, race, level, atk, def, allowed }: Filtered): number =>
  [subKind, attribute, race, allowed].filter((one) => one !== undefined).length + [level, atk, def].filter(isSet).length;

/** What a card must be besides its name: sub-kind, attribute, type, level, ATK, DEF, copies allowed. */
export function Filters({ wanted, onChange, onClear }: FiltersProps) {
  const t = useDeckScreenTexts();
  const { word } = useCardWords();
  const { kind } = wanted;
  const { profile } = useRuleSet();
  const all = [...new Set((kind === undefined ? KINDS : [kind]).flatMap((one): readonly string[] => SUB_KINDS[one]))];
  const subKinds = all.filter((one) => one !== 'pendulum' || hasPendulum(profile));
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: word(value) }));
  return (
    <>
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
      <Button onClick={onClear}>{t.search.clear}</Button>
    </>
  );
}
