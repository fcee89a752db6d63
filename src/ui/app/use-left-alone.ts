import { useEffect, useRef } from 'react';
import { kiosk, useForVisitors } from '../../store/kiosk';
import { useSettings } from '../../store/keeping/settings';
import { PLAYED_IDS, useRuleSet } from '../../store/rule-set';
import { useStage } from '../../store/stage';
import { routeOf } from '../base/doors/route';
import { forgetChoices } from '../screens/setup/use-plan';
import { useAttracting } from '../base/idle/attracting';
import { idleClock } from '../base/idle/idle-clock';
import { watchTouches } from '../base/idle/touches';
import { presetOf } from '../screens/setup/url-preset';
import { useOperating, watchCorner } from '../screens/kiosk/corner';
import { useVisit } from '../screens/kiosk/visit';
import { stepsOf } from './left-alone';

/** What the table does when it is left. */
interface Table {
  readonly coverCards: () => void;
  readonly leaveTable: () => Promise<void>;
}

/** The visit is over: the duel is filed with the past ones, and nothing that the visitors have chosen is left. */
export async function endVisit(table: Table | null): Promise<void> {
  useOperating.getState().close();
  await table?.leaveTable();
  location.hash = '';
  forgetChoices();
  useRuleSet.getState().choose(presetOf(location.search).profile ?? PLAYED_IDS[0]);
  const { language, sound, pace } = useForVisitors.getState();
  useSettings.getState().change({ language, sound, pace });
  useVisit.getState().begin();
}

/** What becomes of the page when nobody touches it. */
export function useLeftAlone(there: Table | null): void {
  const table = useRef(there);
  useEffect(() => {
    table.current = there;
  }, [there]);
  useEffect(() => {
    const { attract, wake } = useAttracting.getState();
    const clock = idleClock(
      stepsOf(kiosk !== null, {
        isOnStart: () => useStage.getState().shows === 'start' && routeOf(location.hash) === null,
        stays: () => useSettings.getState().leftAlone === 'stays',
        cover: () => table.current?.coverCards(),
        attract: () => {
          useOperating.getState().close();
          attract();
        },
        reset: () => void endVisit(table.current),
      }),
    );
    const noTouches = watchTouches(clock.touched);
    const noCorner =
      kiosk &&
      watchCorner(() => {
        wake();
        useOperating.getState().open();
      });
    return () => {
      clock.stop();
      noTouches();
      noCorner?.();
    };
  }, []);
}
