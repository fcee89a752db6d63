import { usePaperTexts } from '../../../i18n/paper-texts';
import { kiosk } from '../../../store/kiosk';
import { Button } from '../shared/Button';

interface PrintButtonProps {
  readonly label?: string;
  readonly size?: 'small';
}

/** Asks the browser to print what the screen has as its `Paper`. A table that stands alone has no printer. */
export function PrintButton({ label, size }: PrintButtonProps) {
  const t = usePaperTexts();
  if (kiosk) return null;
  return (
    <Button data-act="print" {...(size && { size })} onClick={() => print()}>
      {label ?? t.print}
    </Button>
  );
}
