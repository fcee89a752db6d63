import { useId } from 'react';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useStartTexts } from '../../../i18n/start-texts';
import { PLAYED_IDS, useRuleSet, type PlayedId } from '../../../store/rule-set';
import { Icon } from '../../base/art';
import { FIRST_GAME } from '../../base/doors/first-game';
import { hashOf } from '../../base/doors/route';
import { EMBLEMS } from '../../base/shared/game-emblems';

/** Which game is played: three tiles with their signs. */
export function Games() {
  const t = useStartTexts();
  const { label, names, firstGame } = useRuleSetTexts();
  const { profile, game, choose } = useRuleSet();
  const chosen: PlayedId = game === 'vision' ? 'vision' : profile;
  const group = useId();
  return (
    <fieldset className="games min-w-0" data-rule-set={chosen}>
      <legend className="unseen">{label}</legend>
      {PLAYED_IDS.map((id) => {
        const Emblem = EMBLEMS[id];
        return (
          <div key={id} className="relative grid min-w-0 min-h-0">
            <label className="game">
              <input
                type="radio"
                className="game__input"
                name={group}
                value={id}
                checked={id === chosen}
                onChange={() => choose(id)}
              />
              <span className="game__emblem">
                <Emblem />
              </span>
              <b className="font-display text-[calc(var(--text-head)+3px)]/[1.15] font-normal">{names[id]}</b>
              <span className="game__note">{t.games[id]}</span>
              <i className="game__tick">
                <Icon name="tick" />
              </i>
            </label>
            {/* Beside the label: a link in it would be a part of the name of the choice. */}
            {id === 'vision' && (
              <a className="game__first" href={hashOf({ door: 'lesson', detail: FIRST_GAME })}>
                {firstGame}
              </a>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
