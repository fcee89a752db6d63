import { useLibraryTexts } from '../../i18n/library-texts';
import type { Aside } from '../../store/keeping/aside';
import { Button } from '../shared/Button';
import { download } from '../shared/file';

/** A duel that was put aside: it is there whole, and nobody but its players takes it away. */
export function AsideRow({
  aside,
  title,
  onRemove,
}: {
  readonly aside: Aside;
  readonly title: string;
  readonly onRemove: () => void;
}) {
  const t = useLibraryTexts();
  return (
    <li className="past" data-aside={aside.id}>
      <div className="past__facts">
        <p>
          <b>{title}</b>
        </p>
      </div>
      <div className="past__acts" role="group" aria-label={title}>
        <Button tone="main" data-act="take-file" onClick={() => download('kusari-put-aside.json', aside.text)}>
          {t.download}
        </Button>
        <Button data-act="delete-aside" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </li>
  );
}
