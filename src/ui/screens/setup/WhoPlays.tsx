import { useSitterTexts } from '../../../i18n/sitter-texts';
import { SITTERS, type Sitter } from '../../../store/running/sitter';
import { Choice } from '../../base/shared/Choice';
import { Note } from '../../base/shared/Note';

interface WhoPlaysProps {
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
}

/** Whether a person plays at a seat, or how well the page does. */
export function WhoPlays({ sitter, onChange }: WhoPlaysProps) {
  const t = useSitterTexts();
  return (
    <div>
      <Choice
        size="tiny"
        label={t.who}
        options={SITTERS.map((value) => ({ value, label: t.sitters[value] }))}
        value={sitter}
        onChange={onChange}
      />
      <Note className="mt-1 min-h-[2.8em]">{sitter === 'person' ? t.notes.person : `${t.notes[sitter]} ${t.knows}`}</Note>
    </div>
  );
}
