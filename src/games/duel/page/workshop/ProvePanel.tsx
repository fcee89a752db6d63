import { useEffect, useRef, useState } from 'react';
import { useProvingTexts } from '../../../../i18n/puzzle-texts';
import { packed } from '../../../../store/links/packed';
import { stopProving } from '../../../../store/proving/prover';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { go } from '../../../../ui/base/doors/route';
import { Button, ButtonLink } from '../../../../ui/base/shared/Button';
import type { LaidPosition } from '../../workshop/laid-position';
import { positionText } from '../../workshop/position-text';
import { needlessCards, provedPosition, type Needless, type ProvedPosition } from './proving';

interface Found {
  readonly proved: ProvedPosition | null;
  readonly needless: readonly Needless[];
  readonly isOver: boolean;
  readonly hasFailed: boolean;
}

const NOTHING: Found = { proved: null, needless: [], isOver: false, hasFailed: false };

/** Whether the position is a puzzle: who has the turn wins in it, by how many first moves, and which cards are superfluous. */
export function ProvePanel({ position }: { readonly position: LaidPosition }) {
  const t = useProvingTexts();
  const info = useCardInfo();
  const [found, setFound] = useState<Found | null>(null);
  const isWanted = useRef(0);
  useEffect(
    () => () => {
      isWanted.current += 1;
      stopProving();
    },
    [],
  );
  const prove = async (): Promise<void> => {
    isWanted.current += 1;
    const mine = isWanted.current;
    const tell = (change: Partial<Found>): boolean => {
      if (mine !== isWanted.current) return false;
      setFound((before) => ({ ...(before ?? NOTHING), ...change }));
      return true;
    };
    tell(NOTHING);
    try {
      const proved = await provedPosition(position);
      if (!tell({ proved })) return;
      const needless: Needless[] = [];
      if (proved.found === 'wins')
        for await (const one of needlessCards(position, proved)) {
          needless.push(one);
          if (!tell({ needless: [...needless] })) return;
        }
      tell({ isOver: true });
    } catch {
      tell({ isOver: true, hasFailed: true });
    }
  };
  const names = (isOpen: boolean): string =>
    (found?.needless ?? [])
      .filter((one) => one.isOpen === isOpen)
      .map(({ card }) => info(card).name)
      .join(t.and);
  const solve = async (): Promise<void> => go({ door: 'puzzles', detail: await packed(positionText(position)) });
  const isBusy = found !== null && !found.isOver;
  return (
    <section className="grid gap-2 text-note" aria-label={t.title} data-proved={found?.proved?.found}>
      <div className="flex flex-wrap gap-2">
        <Button size="small" data-act="prove" {...(isBusy && { reason: t.busy })} onClick={() => void prove()}>
          {t.prove}
        </Button>
        <Button size="small" data-act="solve" onClick={() => void solve()}>
          {t.solve}
        </Button>
        <ButtonLink size="small" href="#puzzles">
          {t.shelf}
        </ButtonLink>
      </div>
      <div role="status" className="grid gap-1">
        {found?.hasFailed && <p>{t.failed}</p>}
        {found?.proved && (
          <>
            <p className="font-semibold">{t.verdicts[found.proved.found]}</p>
            {found.proved.found === 'wins' && <p>{t.firsts(found.proved.wins)}</p>}
            {found.proved.open > 0 && <p>{t.openFirsts(found.proved.open)}</p>}
            {found.proved.found === 'wins' && found.isOver && names(false) === '' && <p>{t.noneNeedless}</p>}
            {names(false) !== '' && <p data-needless>{t.needless(names(false))}</p>}
            {names(true) !== '' && <p>{t.openNeedless(names(true))}</p>}
          </>
        )}
      </div>
    </section>
  );
}
