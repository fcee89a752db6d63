import { Suspense } from 'react';
import { Boundary } from '../../base/faults/Boundary';
import { FaultWords } from '../../base/faults/FaultWords';
import { fetched } from '../../base/fetching/fetched';

const QrCode = fetched(() => import('./QrCode').then((module) => module.QrCode));

/** The QR code of a link; what draws it is fetched when it is asked for. */
export function LinkCode({ link }: { readonly link: string }) {
  return (
    <Boundary of={[link]} fallback={(fault) => <FaultWords fault={fault} what="panel" />}>
      <Suspense fallback={null}>
        <QrCode link={link} />
      </Suspense>
    </Boundary>
  );
}
