import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { callExtraDeck } from '../../../../i18n/extra-deck';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { useTable } from '../../../../store/desk/table-store';
import { hasPendulum } from '../../../../store/rule-set';
import { leaveDetail } from '../../../../ui/base/doors/route';
import { Fetching } from '../../../../ui/base/fetching/Fetching';
import { useOnTable } from '../../../../ui/base/shared/on-table';
import { GameScreen } from '../../../../ui/screens/game/GameScreen';
import type { WorkshopProps } from '../../../../ui/screens/workshop/WorkshopScreen';
import { positionOfView } from '../../workshop/from-view';
import { isDuelTable } from '../../table';
import { Bench } from './Bench';
import { openPositionLink } from './open-position';
import { fetched } from '../../../../ui/base/fetching/fetched';
import type { KeptLine } from '../../workshop/kept-lines';
import { keepPlayed, PlaySlip } from './PlaySlip';
import { usePlaying } from './playing';
import { useWorkshop } from './workshop-store';

const JudgeSheet = fetched(() => import('./JudgeSheet').then((module) => module.JudgeSheet));

/** In the address: the position of the table is taken, as far as the screen shows it. */
const TABLE = 'table';

/** Takes the position of the duel that lies on the table. */
function takeTable(noTable: string): void {
  const { open, tell } = useWorkshop.getState();
  const { table } = useTable.getState();
  if (!table || !isDuelTable(table)) return tell({ kind: 'failed', why: noTable });
  const { position, unknown } = positionOfView(table.view, table.profile);
  open(position, { kind: 'taken', unknown });
}

/** The workshop of the duel: where positions are laid, and the table on which they are played. */
export function Workshop({ detail }: WorkshopProps) {
  const t = useWorkshopTexts();
  const texts = useRef(t);
  const profile = useWorkshop(({ position }) => position.profile);
  const { from, leave } = usePlaying();
  const table = useOnTable((store) => store.table);
  const [judged, judge] = useState<KeptLine | null>(null);
  useEffect(() => {
    texts.current = t;
  }, [t]);
  useLayoutEffect(() => callExtraDeck(hasPendulum(profile) ? 'extra' : 'fusion'), [profile]);
  useEffect(() => {
    if (detail === '') return;
    if (detail === TABLE) {
      takeTable(texts.current.open.noTable);
      keepPlayed(texts.current);
      leave();
    } else void openPositionLink(detail, texts.current);
    // What was opened lies on the bench from now on: the address would open it again over what is changed.
    leaveDetail('workshop');
  }, [detail, leave]);
  // Before anything is painted: the duel that waits comes back to the table.
  useLayoutEffect(
    () => () => {
      keepPlayed(texts.current);
      leave();
    },
    [leave],
  );
  if (from && table)
    return (
      <Suspense fallback={<Fetching />}>
        <GameScreen table={table} guide={<PlaySlip from={from} />} guideName={t.play.title} />
      </Suspense>
    );
  if (judged)
    return (
      <Suspense fallback={<Fetching />}>
        <JudgeSheet line={judged} onClose={() => judge(null)} />
      </Suspense>
    );
  return <Bench onJudge={judge} />;
}
