import { useMemo, useState, type ReactNode } from 'react';
import { useLibraryTexts } from '../../../i18n/library-texts';
import type { PastGame } from '../../../store/recordings/past-game';
import { Choice } from '../../base/shared/Choice';
import { useGrowing } from '../../base/shared/use-growing';
import { walk } from '../../base/shared/walk';
import { LibraryRow } from './LibraryRow';
import { filtered, FILTERS, type Filter } from './shelf-filter';

interface RackProps {
  readonly duels: readonly PastGame[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onPlay: (id: string) => void;
  /** What has just been done, beside the choice of what stands here. */
  readonly children: ReactNode;
}

/** The shelf of past duels, newest first. */
export function Rack({ duels, chosen, onChoose, onPlay, children }: RackProps) {
  const t = useLibraryTexts();
  const [filter, setFilter] = useState<Filter>('all');
  const fitting = useMemo(() => filtered(duels, filter, Date.now()), [duels, filter]);
  const { shown, end } = useGrowing(filter, fitting.length);
  return (
    <section className="grid grid-rows-[auto_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] gap-3 min-w-0 min-h-0" aria-label={t.list}>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <Choice
          label={t.filter}
          isLabelUnseen
          size="tiny"
          options={FILTERS.map((value) => ({ value, label: t.filters[value] }))}
          value={filter}
          onChange={setFilter}
        />
        {children}
      </div>
      {fitting.length === 0 ? (
        <p className="px-1 py-3 text-writing-2">{t.noneFits}</p>
      ) : (
        <ol
          className="rack grid grid-cols-[repeat(auto-fill,minmax(min(100%,var(--rec,230px)),1fr))] gap-y-[clamp(18px,2.8vh,30px)] content-start min-h-0 overflow-auto px-0.5 pt-0.5 pb-6 scroll-thin fade-below-6.5 stacked:overflow-visible stacked:[mask-image:none]"
          aria-label={t.list}
          onKeyDown={walk('.rec', 'grid')}
        >
          {fitting.slice(0, shown).map((duel) => (
            <LibraryRow key={duel.id} duel={duel} isChosen={duel.id === chosen} onChoose={onChoose} onPlay={onPlay} />
          ))}
          <li ref={end} className="col-span-full h-px" aria-hidden="true" />
        </ol>
      )}
    </section>
  );
}
