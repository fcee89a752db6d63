import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { Button } from '../../base/shared/Button';
import { download } from '../../base/shared/file';

/** Something about the kept decks that the players have to know: what, where, and what they can do. */
export function DeckShelfTrouble() {
  const t = useDeckScreenTexts().trouble;
  const { trouble, dismissTrouble } = useDeckShelf();
  if (!trouble) return null;
  const damaged = trouble.kind === 'damaged' ? trouble : null;
  return (
    <div
      className="trouble mx-4.5 mt-3 grid gap-2 px-4.5 py-3.5 bg-urushi-2 border-rim border-st-loss rounded-tray text-writing-1 max-w-[60em]"
      role="alert"
      data-trouble={trouble.kind}
    >
      <p>{damaged ? `${t.damaged[damaged.damaged.why]} ${t.aside}` : t.notKept}</p>
      {damaged && (
        <small className="text-writing-2 font-text text-note/even font-medium wrap-anywhere">
          {t.detail}: {damaged.damaged.detail}
        </small>
      )}
      <div className="flex flex-wrap gap-2">
        {damaged && <Button onClick={() => download('kusari-decks-put-aside.json', damaged.text)}>{t.download}</Button>}
        <Button tone="main" onClick={dismissTrouble}>
          {t.dismiss}
        </Button>
      </div>
    </div>
  );
}
