import { useDeckTexts } from '../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { blocksDuel, causesAgainst, FORMATS, isPlayable, withoutAll } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { Button } from '../shared/Button';
import { Choice } from '../shared/Choice';
import { useCauseSentence } from './cause-sentences';
import { useEditing } from './editing';

/** Whether the deck is legal, and every cause why not, in a place of fixed height. */
export function Legality() {
  const t = useDeckScreenTexts();
  const { format: formatLabel, formats } = useDeckTexts();
  const { format, chooseFormat } = useDeckShelf();
  const { cards, isEditable, replace } = useEditing();
  const say = useCauseSentence();
  const causes = causesAgainst(cards, format);
  return (
    <section className="legality tray" aria-labelledby="legality" data-causes={causes.length}>
      <div className="legality__head">
        <h2 id="legality">
          {t.check.title}{' '}
          <b className={causes.length === 0 ? 'shelf__yes' : 'shelf__no'}>
            {causes.length === 0 ? t.shelf.legal : t.shelf.notLegal(causes.length)}
          </b>
        </h2>
        <Choice
          label={formatLabel}
          options={FORMATS.map((value) => ({ value, label: formats[value] }))}
          value={format}
          onChange={chooseFormat}
        />
      </div>
      <div className="legality__causes causes" tabIndex={0} role="group" aria-label={t.check.title}>
        {causes.length === 0 ? (
          <p>{t.check.legal(formats[format])}</p>
        ) : (
          <ul>
            {causes
              .map((cause) => say(cause))
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
        )}
        {isEditable && causes.some(blocksDuel) && (
          <Button onClick={() => replace(withoutAll(cards, (passcode) => !isPlayable(passcode)))}>{t.check.takeOut}</Button>
        )}
      </div>
    </section>
  );
}
