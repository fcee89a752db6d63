import { useStartTexts } from '../../../i18n/start-texts';
import { ChainCircle, Icon, KusariMark } from '../../base/art';
import { GAMES } from '../../../games/played';
import { hashOf } from '../../base/doors/route';

/** The door for whoever has never played: a duel in which the table shows one thing at a time. */
export function FirstDoor() {
  const { first: t } = useStartTexts();
  return (
    <a className="door door--first washi" href={hashOf({ door: 'lesson', detail: GAMES[0].firstLesson.id })}>
      <span className="door__emblem" aria-hidden="true">
        <ChainCircle className="door__ring" colour="var(--color-washi-line)" ground="var(--color-paper)" />
        <KusariMark className="door__mark" />
      </span>
      <span className="door__text">
        <b className="door__kick">{t.kick}</b>
        <span className="door__name">{t.name}</span>
        <span className="door__note">{t.note}</span>
        <span className="door__go">
          {t.begin}
          <Icon name="step-on" />
        </span>
      </span>
    </a>
  );
}
