import { thinkerOfThisPage } from '../game';
import { beginWorker, patienceOf, workerThinker, type Thinker } from '../partner/worker';
import type { PlayedBack } from '../recordings/played-back';
import { usePlayback } from '../watching/playback';
import { forgetJudging, judge, stopJudging } from './judging';

/** Where a worker begins: it is known before the first one is wanted. */
let address = '';
let mine: { readonly thinker: Thinker } | null = null;

/** Looks through the recording that is watched, with a worker of its own. Nothing is left of it once that is closed. */
export async function judgeWatched(played: PlayedBack): Promise<void> {
  mine ??= { thinker: workerThinker(() => beginWorker(address), patienceOf(location.search)) };
  await judge(played, {
    ...mine,
    thinkable: async (game) => {
      const page = await thinkerOfThisPage();
      ({ address } = page);
      return page.thinkableGame(game);
    },
  });
}

export const stopWatchedJudging = (): void => void (mine && stopJudging(mine));

usePlayback.subscribe(({ watched }, { watched: before }) => {
  if (mine && watched?.played !== before?.played) forgetJudging(mine);
});
