import { useEffect, useState } from 'react';
import { useLibraryTexts } from '../../i18n/library-texts';
import { useDuel } from '../../store/desk/duel-store';
import { useLibrary } from '../../store/recordings/library';
import { textOfGiven } from '../../store/recordings/given-file';
import { usePlayback } from '../../store/watching/playback';
import type { PlayedBack } from '../../store/recordings/played-back';
import { ScreenFrame } from '../doors/ScreenFrame';
import { ExportSheet } from '../export/ExportSheet';
import { TroubleNote } from '../menu/TroubleNote';
import { Sure } from '../playback/Sure';
import { Note } from '../shared/Note';
import { Button } from '../shared/Button';
import { download, pickFile, RECORDINGS } from '../shared/file';
import { AsideRow } from './AsideRow';
import { LibraryRow } from './LibraryRow';
import { walkRows } from './walk-rows';

/** The duel that was played back last: whoever comes back from it finds the place again. */
let lastPlayed: string | null = null;

/** The duels that have been played in this browser: to look at, to take along, to play on. */
export function LibraryScreen() {
  const t = useLibraryTexts();
  const trouble = useDuel((store) => store.trouble);
  const { duels, lasts, hasFailed, asides, deleted, load, read, remove, tidy, removeAside, undo, pin, take, everything } =
    useLibrary();
  const [isTidying, setTidying] = useState(false);
  const loose = duels?.filter(({ isPinned }) => !isPinned).length ?? 0;
  const [saving, setSaving] = useState<{ readonly id: string; readonly duel: PlayedBack } | null>(null);
  useEffect(() => void load(), [load]);
  const isThere = duels !== null;
  useEffect(() => {
    if (isThere && lastPlayed !== null)
      document.querySelector<HTMLElement>(`[data-past="${CSS.escape(lastPlayed)}"] [data-act="play-back"]`)?.focus();
  }, [isThere]);

  const { report } = useDuel.getState();
  const opened = async (id: string): Promise<PlayedBack | null> => {
    report(null);
    const result = await read(id);
    if (result.ok) return result.file.played;
    report({ kind: 'cannotOpen', problem: result.problem, isAside: false });
    return null;
  };
  const play = async (id: string): Promise<void> => {
    const duel = await opened(id);
    if (!duel) return;
    lastPlayed = id;
    usePlayback.getState().watch(duel);
  };
  const save = async (id: string): Promise<void> => {
    if (saving?.id === id) return setSaving(null);
    const duel = await opened(id);
    setSaving(duel && { id, duel });
  };
  const takeFile = async (): Promise<void> => {
    const file = await pickFile(RECORDINGS);
    if (!file) return;
    const given = await textOfGiven(file);
    const problem = given.ok ? await take(given.text) : given.problem;
    report(problem && { kind: 'cannotOpen', problem, isAside: false });
  };
  const removeAndStay = async (id: string): Promise<void> => {
    setSaving(null);
    await remove(id);
    document.querySelector<HTMLElement>('[data-act="bring-back"]')?.focus();
  };
  return (
    <ScreenFrame
      title={t.title}
      tools={
        <>
          <Button data-act="import" onClick={() => void takeFile()}>
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
      <div className="library w-[min(1080px,100%)] mx-auto px-4.5 pt-3.5 pb-7 grid gap-2.5 content-start">
        {trouble && <TroubleNote trouble={trouble} />}
        <Note>{lasts ? t.stays : t.doesNotLast}</Note>
        {hasFailed && (
          <p className="text-writing-1 font-text text-note/calm font-medium" role="alert">
            {t.hasFailed}
          </p>
        )}
        <p className="min-h-tap flex items-center gap-3 text-writing-1" role="status">
          {deleted?.[0] && (
            <>
              {deleted.length === 1 ? t.removed(t.versus(...deleted[0].duel.names)) : t.removedMany(deleted.length)}{' '}
              <Button data-act="bring-back" onClick={() => void undo()}>
                {t.undo}
              </Button>
            </>
          )}
        </p>
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
        {duels === null ? (
          <p className="text-writing-2 font-text font-medium text-center text-body/calm">{t.loading}</p>
        ) : duels.length === 0 ? (
          <p className="text-writing-2 font-text font-medium text-center text-body/calm">{t.empty}</p>
        ) : (
          <ol className="grid gap-2" aria-label={t.list} onKeyDown={walkRows}>
            {duels.map((duel) => (
              <LibraryRow
                key={duel.id}
                duel={duel}
                isSaving={saving?.id === duel.id}
                onPlay={() => void play(duel.id)}
                onSave={() => void save(duel.id)}
                onPin={() => void pin(duel.id, !duel.isPinned)}
                onRemove={() => void removeAndStay(duel.id)}
              >
                {saving?.id === duel.id && <ExportSheet duel={saving.duel} onClose={() => setSaving(null)} />}
              </LibraryRow>
            ))}
          </ol>
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
