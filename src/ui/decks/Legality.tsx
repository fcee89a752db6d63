import { Tray } from '../shared/Tile';
import { useDeckTexts } from '../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { blocksDuel, causesAgainst, FORMATS, isPlayable, withoutAll } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { PROFILE_IDS, useRuleSet } from '../../store/rule-set';
import { Button } from '../shared/Button';
import { Choice } from '../shared/Choice';
import { useCauseSentence } from './cause-sentences';
import { useEditing } from './editing';
import { CAUSE, NO, YES } from './signs';

/** Whether the deck is legal, and every cause why not, in a place of fixed height. */
export function Legality() {
  const t = useDeckScreenTexts();
  const { format: formatLabel, formats } = useDeckTexts();
  const { format, chooseFormat } = useDeckShelf();
  const { profile, choose } = useRuleSet();
  const ruleSet = useRuleSetTexts();
  const { cards, isEditable, replace } = useEditing();
  const say = useCauseSentence();
  const causes = causesAgainst(cards, format, profile);
  return (
    <Tray
      className="legality grid grid-rows-[auto_minmax(0,1fr)] px-3.5 py-2 gap-1.5"
      aria-labelledby="legality"
      data-causes={causes.length}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1">
        <h2 className="font-display text-head/[1.25] font-medium text-gold-1" id="legality">
          {t.check.title}{' '}
          <b className={`font-text text-note/close font-semibold ms-2 ${causes.length === 0 ? YES : NO}`}>
            {causes.length === 0 ? t.shelf.legal : t.shelf.notLegal(causes.length)}
          </b>
        </h2>
        <Choice
          label={ruleSet.label}
          isLabelUnseen
          size="tiny"
          options={PROFILE_IDS.map((value) => ({ value, label: ruleSet.names[value] }))}
          value={profile}
          onChange={choose}
        />
        <Choice
          label={formatLabel}
          isLabelUnseen
          size="tiny"
          options={FORMATS.map((value) => ({ value, label: formats[value] }))}
          value={format}
          onChange={chooseFormat}
        />
      </div>
      <div
        className="causes scroll-thin overflow-auto text-note stacked:max-h-[40dvh]"
        tabIndex={0}
        role="group"
        aria-label={t.check.title}
      >
        {causes.length === 0 ? (
          <p>{t.check.legal(formats[format])}</p>
        ) : (
          <ul className="pt-1">
            {causes
              .map((cause) => say(cause))
              .map((sentence) => (
                <li key={sentence} className={CAUSE}>
                  {sentence}
                </li>
              ))}
          </ul>
        )}
        {isEditable && causes.some(blocksDuel) && (
          <Button className="mt-1.5" onClick={() => replace(withoutAll(cards, (passcode) => !isPlayable(passcode, profile)))}>
            {t.check.takeOut}
          </Button>
        )}
      </div>
    </Tray>
  );
}
