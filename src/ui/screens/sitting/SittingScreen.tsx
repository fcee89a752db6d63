import { useSittingTexts } from '../../../i18n/sitting-texts';
import type { Sitting } from '../../../store/keeping/sitting';
import { takeOver } from '../../../store/sit-down';
import { Button } from '../../base/shared/Button';

const SCREEN =
  'min-h-dvh grid content-center justify-items-center gap-4.5 p-6 bg-urushi-1 text-writing-1 font-text text-body/loose font-medium text-center';

/** Instead of the table, while it is not this page's: where it is, and how it comes here. */
export function SittingScreen({ sitting }: { readonly sitting: Exclude<Sitting, 'here'> }) {
  const t = useSittingTexts();
  if (sitting === 'opening')
    return (
      <main className={SCREEN} data-sitting={sitting}>
        <p role="status" className="max-w-[38em] animate-appear text-writing-2">
          {t.opening}
        </p>
      </main>
    );
  const { title, text, take } = t[sitting];
  return (
    <main className={SCREEN} data-sitting={sitting}>
      <h1 className="font-display text-say/close font-normal text-gold-1">{title}</h1>
      <p role="status" className="max-w-[38em]">
        {text}
      </p>
      <Button tone="main" data-act="take-over" onClick={takeOver}>
        {take}
      </Button>
    </main>
  );
}
