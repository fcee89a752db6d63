import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePuzzleTexts } from '../../../../i18n/puzzle-texts';
import { textOfGiven } from '../../../../store/recordings/given-file';
import { leaveDetail } from '../../../../ui/base/doors/route';
import { Fetching } from '../../../../ui/base/fetching/Fetching';
import { useOnTable } from '../../../../ui/base/shared/on-table';
import { GameScreen } from '../../../../ui/screens/game/GameScreen';
import type { PuzzlesProps } from '../../../../ui/screens/puzzles/PuzzlesScreen';
import { usePuzzle } from './playing';
import { puzzleAt, readPuzzle, type PuzzleFault, type PuzzleRead } from './puzzle';
import { PuzzleSlip } from './PuzzleSlip';
import { Shelf } from './Shelf';

/** The puzzles of the duel: the shelf, and the table on which one of them is solved. */
export function Puzzles({ detail }: PuzzlesProps) {
  const { names: called, tab } = usePuzzleTexts();
  const { solver, other } = called;
  const names = useRef([solver, other] as const);
  const { puzzle, begin, leave } = usePuzzle();
  const table = useOnTable((store) => store.table);
  const [fault, setFault] = useState<PuzzleFault | null>(null);
  const lay = (read: PuzzleRead): void => {
    const [own, others] = names.current;
    if (read.ok) begin(read.puzzle, read.puzzle.solver === 0 ? [own, others] : [others, own]);
    setFault(read.ok ? null : read.fault);
  };
  const laid = useRef(lay);
  useEffect(() => {
    names.current = [solver, other];
    laid.current = lay;
  });
  useEffect(() => {
    if (detail === '') return leave();
    let isWanted = true;
    void puzzleAt(detail).then((read) => {
      if (!isWanted) return;
      laid.current(read);
      if (!read.ok) leaveDetail('puzzles');
    });
    return () => {
      isWanted = false;
    };
  }, [detail, leave]);
  // Before anything is painted: the duel that waits comes back to the table.
  useLayoutEffect(() => leave, [leave]);
  if (puzzle && table)
    return (
      <Suspense fallback={<Fetching />}>
        <GameScreen table={table} learner={puzzle.solver} guide={<PuzzleSlip puzzle={puzzle} />} guideName={tab} />
      </Suspense>
    );
  const onFile = (file: File): void =>
    void textOfGiven(file).then((given) =>
      lay(
        given.ok ? readPuzzle(given.text, null) : { ok: false, fault: { why: 'damaged', detail: String(given.problem.detail) } },
      ),
    );
  return <Shelf fault={fault} onFile={onFile} />;
}
