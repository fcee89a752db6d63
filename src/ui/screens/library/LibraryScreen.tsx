import { useCallback, useEffect, useState } from 'react';
import { useLibraryTexts } from '../../../i18n/library-texts';
import { useTable } from '../../../store/desk/table-store';
import { useLibrary } from '../../../store/recordings/library';
import { textOfGiven } from '../../../store/recordings/given-file';
import { longestChainAt } from '../../../store/recordings/longest-chain';
import { usePlayback } from '../../../store/watching/playback';
import type { PlayedBack } from '../../../store/recordings/played-back';
import { ScreenFrame } from '../../base/doors/ScreenFrame';
import { ExportSheet } from '../export/ExportSheet';
import { TroubleNote } from '../../table/menu/TroubleNote';
import { Sure } from '../playback/Sure';
import { Note } from '../../base/shared/Note';
import { Button } from '../../base/shared/Button';
import { download, pickFile, RECORDINGS } from '../../base/shared/file';
import { useOnTable } from '../../base/shared/on-table';
import { AsideRow } from './AsideRow';
import { ChosenDuel, type WatchFrom } from './ChosenDuel';
import { Rack } from './Rack';
import './library.css';

/** The duel that was played back last: whoever comes back from it finds the place again. */
let lastPlayed: string | null = null;

const { report } = useTable.getState();

/** The recording of a past duel; null when it cannot be opened, and then that is said. */
async function opened(id: string): Promise<PlayedBack | null> {
  report(null);
  const result = await useLibrary.getState().read(id);
  if (result.ok) return result.file.played;
  report({ kind: 'cannotOpen', problem: result.problem, isAside: false });
  return null;
}

async function play(id: string, from?: WatchFrom): Promise<void> {
  const duel = await opened(id);
  if (!duel) return;
  lastPlayed = id;
  const { watch, goTo } = usePlayback.getState();
  watch(duel, 'beginning', from === 'judged');
  if (from === 'lastTurn') goTo(duel.turns.indexOf(duel.turns.at(-1) ?? 0));
  if (from === 'longestChain') goTo(longestChainAt(duel));
}

async function takeFile(): Promise<void> {
  const file = await pickFile(RECORDINGS);
  if (!file) return;
  const given = await textOfGiven(file);
  const problem = given.ok ? await useLibrary.getState().take(given.text) : given.problem;
  report(problem && { kind: 'cannotOpen', problem, isAside: false });
}

/** The duels that have been played in this browser: to look at, to take along, to play on. */
export function LibraryScreen() {
  const t = useLibraryTexts();
  const trouble = useOnTable((store) => store.trouble);
  const { duels, lasts, hasFailed, asides, deleted, load, remove, tidy, removeAside, undo, pin, everything } = useLibrary();
  const [isTidying, setTidying] = useState(false);
  const loose = duels?.filter(({ isPinned }) => !isPinned).length ?? 0;
  const [saving, setSaving] = useState<{ readonly id: string; readonly duel: PlayedBack } | null>(null);
  const [wanted, setWanted] = useState(lastPlayed);
  const chosen = duels?.find(({ id }) => id === wanted) ?? duels?.[0];
  useEffect(() => void load(), [load]);
  const isThere = duels !== null;
  useEffect(() => {
    if (isThere && lastPlayed !== null)
      document.querySelector<HTMLElement>(`[data-chosen="${CSS.escape(lastPlayed)}"] [data-act="play-back"]`)?.focus();
  }, [isThere]);

  const choose = useCallback((id: string): void => {
    setWanted(id);
    setSaving(null);
  }, []);
  const watch = useCallback((id: string): void => void play(id), []);
  const save = async (id: string): Promise<void> => {
    if (saving?.id === id) return setSaving(null);
    const duel = await opened(id);
    setSaving(duel && { id, duel });
  };
  const removeAndStay = async (id: string): Promise<void> => {
    const at = duels?.findIndex((duel) => duel.id === id) ?? -1;
    // The one below takes its place; below the last there is none.
    setWanted(duels?.[at + 1]?.id ?? duels?.[at - 1]?.id ?? null);
    setSaving(null);
    await remove(id);
    document.querySelector<HTMLElement>('[data-act="bring-back"]')?.focus();
  };
  const said = (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-note text-writing-1" role="status">
      {deleted?.[0] && (
        <>
          {deleted.length === 1 ? t.removed(t.versus(...deleted[0].duel.names)) : t.removedMany(deleted.length)}{' '}
          <Button size="small" data-act="bring-back" onClick={() => void undo()}>
            {t.undo}
          </Button>
        </>
      )}
    </p>
  );
  return (
    <ScreenFrame
      fit="window"
      title={t.title}
      note={lasts && t.stays}
      tools={
        <>
          <Button className="ms-auto" data-act="import" onClick={() => void takeFile()}>
            {t.take}
          </Button>
          <Button
            data-act="save-all"
            onClick={() =>
              void everything().then(
                (text) => download('kusari-library.json', text),
                () => load(),
              )
            }
          >
            {t.saveAll}
          </Button>
          {loose > 0 && (
            <Button data-act="tidy" onClick={() => setTidying(true)}>
              {t.tidy}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-rows-[auto_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] min-h-0 px-(--edge) pt-[clamp(10px,2vh,20px)] pb-[clamp(10px,2vh,24px)] grand:[--coin:42px] grand:[--rec:330px]">
        {(trouble !== null || !lasts || hasFailed || asides.length > 0) && (
          <div className="grid gap-2 row-1 pb-3">
            {trouble && <TroubleNote trouble={trouble} />}
            {!lasts && <Note>{t.doesNotLast}</Note>}
            {hasFailed && (
              <p className="text-writing-1 font-text text-note/calm font-medium" role="alert">
                {t.hasFailed}
              </p>
            )}
            {asides.length > 0 && (
              <ol className="grid gap-2">
                {asides.map((aside) => (
                  <AsideRow
                    key={aside.id}
                    aside={aside}
                    title={lasts ? t.aside : t.asideUnfiled}
                    onRemove={() => void removeAside(aside.id)}
                  />
                ))}
              </ol>
            )}
          </div>
        )}
        {duels === null || !chosen ? (
          <div className="row-2 grid content-center justify-items-center gap-3 text-body text-writing-2 text-center">
            {said}
            <p>{duels === null ? t.loading : t.empty}</p>
          </div>
        ) : (
          <div className="row-2 grid grid-rows-[minmax(0,1fr)] grid-cols-[clamp(280px,26vw,440px)_minmax(0,1fr)] gap-[clamp(16px,2vw,36px)] min-h-0 spare:grid-cols-[268px_minmax(0,1fr)] stacked:grid-rows-[auto_auto] stacked:grid-cols-[minmax(0,1fr)]">
            <ChosenDuel
              duel={chosen}
              isLatest={chosen === duels[0]}
              isSaving={saving?.id === chosen.id}
              onPlay={(from) => void play(chosen.id, from)}
              onSave={() => void save(chosen.id)}
              onPin={() => void pin(chosen.id, !chosen.isPinned)}
              onRemove={() => void removeAndStay(chosen.id)}
            >
              {saving?.id === chosen.id && <ExportSheet duel={saving.duel} onClose={() => setSaving(null)} />}
            </ChosenDuel>
            <Rack duels={duels} chosen={chosen.id} onChoose={choose} onPlay={watch}>
              {said}
            </Rack>
          </div>
        )}
      </div>
      {isTidying && (
        <Sure
          title={t.tidy}
          text={t.tidySure(loose)}
          yes={t.tidyYes}
          onNo={() => setTidying(false)}
          onYes={() => {
            setTidying(false);
            void tidy();
          }}
        />
      )}
    </ScreenFrame>
  );
}
