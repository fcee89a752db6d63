import { useSittingTexts } from '../../i18n/sitting-texts';
import type { Sitting } from '../../store/keeping/sitting';
import { takeOver } from '../../store/sit-down';
import { Button } from '../shared/Button';
import './sitting.css';

/** Instead of the table, while it is not this page's: where it is, and how it comes here. */
export function SittingScreen({ sitting }: { readonly sitting: Exclude<Sitting, 'here'> }) {
  const t = useSittingTexts();
  if (sitting === 'opening')
    return (
      <main className="sitting sitting--opening" data-sitting={sitting}>
        <p role="status">{t.opening}</p>
      </main>
    );
  const { title, text, take } = t[sitting];
  return (
    <main className="sitting" data-sitting={sitting}>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <Button tone="main" data-act="take-over" onClick={takeOver}>
        {take}
      </Button>
    </main>
  );
}
