import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { Button } from '../shared/Button';
import { download } from '../shared/file';
import '../menu/menu.css';

/** Something about the kept decks that the players have to know: what, where, and what they can do. */
export function DeckShelfTrouble() {
  const t = useDeckScreenTexts().trouble;
  const { trouble, dismissTrouble } = useDeckShelf();
  if (!trouble) return null;
  const damaged = trouble.kind === 'damaged' ? trouble : null;
  return (
    <div className="trouble" role="alert" data-trouble={trouble.kind}>
      <p>{damaged ? `${t.damaged[damaged.damaged.why]} ${t.aside}` : t.notKept}</p>
      {damaged && (
        <small>
          {t.detail}: {damaged.damaged.detail}
        </small>
      )}
      <div className="trouble__acts">
        {damaged && <Button onClick={() => download('kusari-decks-put-aside.json', damaged.text)}>{t.download}</Button>}
        <Button tone="main" onClick={dismissTrouble}>
          {t.dismiss}
        </Button>
      </div>
    </div>
  );
}
