import { useMemo, useState } from 'react';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { Field, SelectField } from '../../../../ui/base/shared/Field';
import { Modal } from '../../../../ui/base/shared/Modal';
import { Note } from '../../../../ui/base/shared/Note';
import { partAfter, type KeptLine } from '../../workshop/kept-lines';
import { outcomeOf, type LineOutcome } from '../../workshop/outcome';
import { judgedLine } from './lines-store';
import { LinesTable } from './LinesTable';
import { namesIn } from './spot-words';
import { outcomeRows } from './outcome-rows';

interface CompareProps {
  readonly lines: readonly KeptLine[];
  readonly onClose: () => void;
}

function useOutcome(line: KeptLine | undefined): LineOutcome | null {
  return useMemo(() => {
    const read = line && judgedLine(line);
    return read ? outcomeOf(read.end) : null;
  }, [line]);
}

/** Where two lines part, and how both end, side by side. */
export function CompareSheet({ lines, onClose }: CompareProps) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const [ids, setIds] = useState<readonly [number, number]>([lines.at(-2)?.id ?? 0, lines.at(-1)?.id ?? 0]);
  const [one, other] = ids.map((id) => lines.find((line) => line.id === id)) as [KeptLine | undefined, KeptLine | undefined];
  const outcomes = [useOutcome(one), useOutcome(other)] as const;
  const rows = outcomeRows(outcomes, { t, table, names: namesIn(t), nameOf: (passcode) => info(passcode).name });
  const parts = one && other ? partAfter(one, other) : null;
  return (
    <Modal title={t.lines.compare} close={t.share.close} onClose={onClose} width="w-[min(100%,64em)]" data-compare="">
      <LinesTable>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t.lines.result}</span>
            </th>
            {([0, 1] as const).map((at) => (
              <th key={at} scope="col">
                <Field label={at === 0 ? t.lines.one : t.lines.other}>
                  <SelectField
                    value={ids[at]}
                    onChange={(event) => {
                      const id = Number(event.target.value);
                      setIds(at === 0 ? [id, ids[1]] : [ids[0], id]);
                    }}
                  >
                    {lines.map((line) => (
                      <option key={line.id} value={line.id}>
                        {line.name}
                      </option>
                    ))}
                  </SelectField>
                </Field>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, says }) => (
            <tr
              key={name}
              className="data-differs:[&>td]:shadow-[inset_3px_0_0_var(--color-gold-2)]"
              data-differs={says[0] !== says[1] || undefined}
            >
              <th scope="row">{name}</th>
              <td>{says[0]}</td>
              <td>{says[1]}</td>
            </tr>
          ))}
        </tbody>
      </LinesTable>
      <Note data-parts={parts ?? undefined}>{parts === null ? t.lines.otherPosition : t.lines.partAfter(parts)}</Note>
    </Modal>
  );
}
