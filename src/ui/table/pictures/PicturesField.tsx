import { Suspense, useState } from 'react';
import { useShellTexts } from '../../../i18n/shell-texts';
import { Boundary } from '../../base/faults/Boundary';
import { FaultWords } from '../../base/faults/FaultWords';
import { fetched } from '../../base/fetching/fetched';
import { Button } from '../../base/shared/Button';

const PicturesSheet = fetched(() => import('./PicturesSheet').then((module) => module.PicturesSheet));

/** Among what belongs to the look: the door to one's own pictures. What lies behind it is fetched when it is opened. */
export function PicturesField() {
  const t = useShellTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="self-end">
      <Button size="small" data-act="pictures" onClick={() => setOpen(true)}>
        {t.setup.pictures}
      </Button>
      {isOpen && (
        <Boundary of={[]} fallback={(fault) => <FaultWords fault={fault} what="panel" />}>
          <Suspense fallback={null}>
            <PicturesSheet onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}
