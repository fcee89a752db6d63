import { useSecrecyTexts } from '../../i18n/secrecy-texts';
import { SECRECIES, type Secrecy } from '../../store/running/secrecy';
import { Choice } from '../shared/Choice';

interface SecrecyChoiceProps {
  readonly value: Secrecy;
  readonly onChange: (secrecy: Secrecy) => void;
}

/** How the two share the screen, and what the chosen way means. */
export function SecrecyChoice({ value, onChange }: SecrecyChoiceProps) {
  const t = useSecrecyTexts();
  return (
    <div className="secrecy-choice">
      <Choice
        label={t.title}
        options={SECRECIES.map((one) => ({ value: one, label: t.mode[one] }))}
        value={value}
        onChange={onChange}
      />
      <p className="menu__note">{t.note[value]}</p>
    </div>
  );
}
