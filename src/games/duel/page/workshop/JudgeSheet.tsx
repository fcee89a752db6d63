import { useMemo } from 'react';
import { useLanguage } from '../../../../i18n/language';
import { useLessonTexts } from '../../../../i18n/lesson-texts';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { Paper } from '../../../../ui/base/paper/Paper';
import { PrintButton } from '../../../../ui/base/paper/PrintButton';
import { useCardWords } from '../../../../ui/base/card';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { ScreenFrame } from '../../../../ui/base/doors/ScreenFrame';
import { Button } from '../../../../ui/base/shared/Button';
import { Note } from '../../../../ui/base/shared/Note';
import type { KeptLine } from '../../workshop/kept-lines';
import { readPosition } from '../../workshop/position-text';
import { judgeRows, type JudgeRow } from './judge-rows';
import { judgedLine, savedOf } from './lines-store';
import { LinesTable } from './LinesTable';
import { namesIn } from './spot-words';

interface JudgeProps {
  readonly line: KeptLine;
  readonly onClose: () => void;
}

/** A line as a judge reads it: each chance to respond, who had priority, what was done, and the rules behind it. */
export function JudgeSheet({ line, onClose }: JudgeProps) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const lesson = useLessonTexts();
  const language = useLanguage();
  const info = useCardInfo();
  const { word } = useCardWords();
  const rows = useMemo(() => {
    const judged = judgedLine(line);
    const from = readPosition(line.position);
    if (!judged || !from.ok) return null;
    return judgeRows(judged, {
      t,
      table,
      lesson,
      language,
      info,
      word,
      names: namesIn(t),
      profile: from.position.profile,
      given: savedOf(line)?.line ?? [],
    });
  }, [line, t, table, lesson, language, info, word]);
  return (
    <ScreenFrame
      fit="column"
      title={t.judge.title}
      note={line.name}
      tools={
        <>
          <PrintButton label={t.judge.print} />
          <Button data-act="to-bench" onClick={onClose}>
            {t.judge.back}
          </Button>
        </>
      }
    >
      <div
        className="grid grid-cols-1 content-start gap-3 px-(--edge) py-4 wrap-anywhere [&_th]:whitespace-nowrap"
        data-judge={rows?.length}
      >
        <Note>{t.judge.note}</Note>
        {rows ? <Sheet rows={rows} /> : <Note isWarning>{t.judge.broken}</Note>}
        {rows && (
          <Paper title={`${t.judge.title}: ${line.name}`} note={t.judge.note}>
            <Sheet rows={rows} />
          </Paper>
        )}
      </div>
    </ScreenFrame>
  );
}

function Sheet({ rows }: { readonly rows: readonly JudgeRow[] }) {
  const t = useWorkshopTexts();
  return (
    <LinesTable
      className={
        'workshop-judge [&_small]:block [&_small]:text-[max(12px,0.86em)] [&_tr]:break-inside-avoid ' +
        // On a phone each decision is a block: who, what and why stand below each other.
        'single:[&_:is(tr,td)]:block single:[&_td]:border-b-0 single:[&_td]:py-0.5 single:[&_thead]:hidden ' +
        'single:[&_tr]:border-b-2 single:[&_tr]:border-current/35 single:[&_tr]:py-1.5'
      }
    >
      <thead>
        <tr>
          {[t.judge.step, t.judge.where, t.judge.priority, t.judge.answer, t.judge.happened].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, where, who, asked, done, how, came }) => (
          <tr key={number} data-step={number}>
            <td>{number}</td>
            <td>{where}</td>
            <td>
              {who}
              {asked && <RuleLine {...asked} />}
            </td>
            <td>
              {done}
              {how && <small>{how}</small>}
            </td>
            <td>
              {came.map(({ says, rule }, at) => (
                <p key={`${at} ${says}`}>
                  {says}
                  {rule && <RuleLine {...rule} />}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </LinesTable>
  );
}

const RuleLine = ({ line, numbers }: { readonly line: string; readonly numbers: string }) => (
  <small data-rule-line>
    § {numbers && `${numbers}: `}
    {line}
  </small>
);
