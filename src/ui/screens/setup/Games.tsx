import { useId } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { GAMES } from '../../../games/played';
import { useRuleSet } from '../../../store/rule-set';
import { Icon } from '../../base/art';
import { hashOf } from '../../base/doors/route';
import { ChoiceTile } from '../../base/shared/ChoiceTile';
import { GameEmblem } from '../../base/shared/game-emblems';

/** Which game is played: a tile for each rule set, with its emblem. */
export function Games() {
  const language = useLanguage();
  const { label } = useRuleSetTexts();
  const { played, choose } = useRuleSet();
  const group = useId();
  return (
    <fieldset className="grid grid-flow-col auto-cols-fr gap-3 min-w-0 min-h-0 narrow:grid-flow-row" data-rule-set={played}>
      <legend className="unseen">{label}</legend>
      {GAMES.flatMap((game) =>
        game.ruleSets.map(({ id, name, note }) => (
          <div key={id} className="relative grid min-w-0 min-h-0">
            <ChoiceTile
              className={
                'grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto_auto] justify-items-center gap-1 rounded-tray bg-urushi-0/36 px-2.5 py-[clamp(8px,1.4vh,18px)] text-center hover:border-gold-1 has-checked:bg-gold-2/13 has-checked:shadow-picked ' +
                'in-data-open:grid-cols-[auto_minmax(0,1fr)] in-data-open:grid-rows-[auto] in-data-open:items-center in-data-open:justify-items-start in-data-open:gap-x-3 in-data-open:py-2 in-data-open:ps-3 in-data-open:pe-10 in-data-open:text-start ' +
                'spare:px-1.5 spare:in-data-open:p-2 ' +
                'narrow:grid-cols-[66px_minmax(0,1fr)] narrow:grid-rows-[auto_auto] narrow:items-center narrow:justify-items-start narrow:gap-x-3 narrow:gap-y-0 narrow:py-2 narrow:ps-2.5 narrow:pe-10.5 narrow:text-start'
              }
              name={group}
              value={id}
              checked={id === played}
              onChange={() => choose(id)}
            >
              <span className="grid aspect-square h-[clamp(56px,100dvh-600px,25vh)] min-h-0 max-w-full place-items-center self-center in-data-open:h-11 spare:h-[clamp(56px,100dvh-706px,25vh)] spare:in-data-open:h-11 narrow:[grid-area:1/1/3/2] narrow:h-15.5 [@media_(max-height:480px)_and_(min-width:641px)]:in-data-open:hidden">
                <GameEmblem played={id} />
              </span>
              <b className="font-display text-[calc(var(--text-head)+3px)]/[1.15] font-normal">{name[language]}</b>
              <span className="min-h-[2.6em] text-note/even text-writing-2 text-balance in-data-open:hidden narrow:min-h-0">
                {note[language]}
              </span>
              {id === played && (
                <i className="absolute right-2 top-2 size-7 grid place-items-center rounded-[50%] bg-gold-1 text-gold-ink in-data-open:top-[calc(50%-14px)] spare:in-data-open:hidden">
                  <Icon name="tick" />
                </i>
              )}
            </ChoiceTile>
            {/* The usual game has a door of its own. Inside the label, the link would be a part of the name of the choice. */}
            {game !== GAMES[0] && game.firstLesson && (
              <a
                className="absolute left-0 top-0 min-h-tap px-2.5 py-1.75 font-text text-note/close font-semibold text-gold-1 underline underline-offset-[3px] hover:text-writing-1 in-data-open:hidden narrow:static narrow:justify-self-end"
                href={hashOf({ door: 'lesson', detail: game.firstLesson.id })}
              >
                {game.firstLesson.name[language]}
              </a>
            )}
          </div>
        )),
      )}
    </fieldset>
  );
}
