import { useSecrecyTexts } from '../../../i18n/secrecy-texts';
import { SECRECIES, type Secrecy } from '../../../store/running/secrecy';
import { Note } from '../../base/shared/Note';
import { Choice, type ChoiceSize } from '../../base/shared/Choice';

interface SecrecyChoiceProps extends ChoiceSize {
  readonly value: Secrecy;
  readonly onChange: (secrecy: Secrecy) => void;
}

/** How the two share the screen, and what the chosen way means. */
export function SecrecyChoice({ value, size = 'usual', onChange }: SecrecyChoiceProps) {
  const t = useSecrecyTexts();
  return (
    <div className="grid gap-1.5">
      <Choice
        label={t.title}
        size={size}
        options={SECRECIES.map((one) => ({ value: one, label: t.mode[one] }))}
        value={value}
        onChange={onChange}
      />
      <Note>{t.note[value]}</Note>
    </div>
  );
}
