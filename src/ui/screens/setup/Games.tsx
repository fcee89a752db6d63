import { useId } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { GAMES } from '../../../games/played';
import { useRuleSet } from '../../../store/rule-set';
import { Icon } from '../../base/art';
import { hashOf } from '../../base/doors/route';
import { GameEmblem } from '../../base/shared/game-emblems';

/** Which game is played: a tile for each rule set, with its emblem. */
export function Games() {
  const language = useLanguage();
  const { label } = useRuleSetTexts();
  const { played, choose } = useRuleSet();
  const group = useId();
  return (
    <fieldset className="games min-w-0" data-rule-set={played}>
      <legend className="unseen">{label}</legend>
      {GAMES.flatMap((game) =>
        game.ruleSets.map(({ id, name, note }) => (
          <div key={id} className="relative grid min-w-0 min-h-0">
            <label className="game">
              <input
                type="radio"
                className="game__input"
                name={group}
                value={id}
                checked={id === played}
                onChange={() => choose(id)}
              />
              <span className="game__emblem">
                <GameEmblem played={id} />
              </span>
              <b className="font-display text-[calc(var(--text-head)+3px)]/[1.15] font-normal">{name[language]}</b>
              <span className="game__note">{note[language]}</span>
              <i className="game__tick">
                <Icon name="tick" />
              </i>
            </label>
            {/* The usual game has a door of its own. Inside the label, the link would be a part of the name of the choice. */}
            {game !== GAMES[0] && (
              <a className="game__first" href={hashOf({ door: 'lesson', detail: game.firstLesson.id })}>
                {game.firstLesson.name[language]}
              </a>
            )}
          </div>
        )),
      )}
    </fieldset>
  );
}
