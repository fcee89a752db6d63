import { useLibraryTexts } from '../../../i18n/library-texts';
import type { Aside } from '../../../store/keeping/aside';
import { Tile } from '../../base/shared/Tile';
import { Button } from '../../base/shared/Button';
import { download } from '../../base/shared/file';

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
    <Tile
      as="li"
      className="past grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4.5 gap-y-2 px-4 py-3  slim:grid-cols-1"
      data-aside={aside.id}
    >
      <div className="grid gap-0.75 min-w-0">
        <p className="text-writing-2 font-text text-note/calm font-medium">
          <b className="text-gold-1 font-semibold">{title}</b>
        </p>
      </div>
      <div className="past__acts flex flex-wrap gap-1.5 justify-end slim:justify-start" role="group" aria-label={title}>
        <Button size="small" tone="main" data-act="take-file" onClick={() => download('kusari-put-aside.json', aside.text)}>
          {t.download}
        </Button>
        <Button size="small" data-act="delete-aside" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </Tile>
  );
}
