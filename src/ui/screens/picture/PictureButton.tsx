import { Suspense, useState } from 'react';
import { useAroundTexts } from '../../../i18n/around-texts';
import { Boundary } from '../../base/faults/Boundary';
import { FaultWords } from '../../base/faults/FaultWords';
import { fetched } from '../../base/fetching/fetched';
import { Button } from '../../base/shared/Button';
import type { PictureSheetProps } from './PictureSheet';

const PictureSheet = fetched(() => import('./PictureSheet').then((module) => module.PictureSheet));

/** Beside the result: a picture of it, to be kept or sent. What paints it is fetched when it is wished for. */
export function PictureButton(props: Omit<PictureSheetProps, 'onClose'>) {
  const t = useAroundTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" data-act="picture" onClick={() => setOpen(true)}>
        {t.result.picture}
      </Button>
      {isOpen && (
        <Boundary of={[]} fallback={(fault) => <FaultWords fault={fault} what="panel" />}>
          <Suspense fallback={null}>
            <PictureSheet {...props} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
