import { Suspense, useEffect, useState } from 'react';
import { useLookTexts } from '../../../i18n/look-texts';
import { publicChannel, watchPublicly, type PublicGame } from '../../../store/desk/public-window';
import { ChainCircle, KusariMark } from '../../base/art';
import { Fetching } from '../../base/fetching/Fetching';
import { FullScreenTool } from './FullScreenTool';
import { PublicTable } from './PublicTable';
import './public.css';

/** The game on the table of the other window; null while there is none. */
function usePublicGame(): PublicGame | null {
  const [duel, setDuel] = useState<PublicGame | null>(null);
  useEffect(() => {
    const channel = publicChannel();
    return channel ? watchPublicly(channel, setDuel) : undefined;
  }, []);
  return duel;
}

/**
 * The window for a projector: the duel of the table in the other window, as everybody may see it. Nothing can be pressed in it.
 */
export function PublicScreen() {
  const t = useLookTexts();
  const game = usePublicGame();
  if (game)
    return (
      <div className="audience" data-public="duel">
        <Suspense fallback={<Fetching />}>
          <PublicTable game={game} />
        </Suspense>
        <div className="audience-tools">
          <FullScreenTool />
        </div>
      </div>
    );
  return (
    <main
      className="audience--lit min-h-dvh grid place-content-center justify-items-center gap-6.5 p-6 text-center text-writing-2 font-text text-[24px]/calm font-medium"
      data-public="waiting"
    >
      <ChainCircle size={180} colour="var(--color-gold-2)" ground="var(--color-urushi-1)" />
      <h1 className="flex items-center gap-4.5 font-display text-[54px]/tight font-normal text-gold-1">
        <KusariMark className="size-13" />
        {t.publicWaiting}
      </h1>
      <p className="max-w-[34em]">{t.publicWaitingNote}</p>
    </main>
  );
}
