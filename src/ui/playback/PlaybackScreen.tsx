import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Player } from '../../engine/duel';
import type { Place } from '../../engine/table';
import { LANGUAGES } from '../../i18n/language';
import { usePlaybackTexts } from '../../i18n/playback-texts';
import { usePromptTexts } from '../../i18n/prompt-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import { useTableTexts } from '../../i18n/table-texts';
import { useDuel } from '../../store/desk/duel-store';
import { usePlayback, type Watched } from '../../store/watching/playback';
import type { Watcher } from '../../store/recordings/played-back';
import { useSettings } from '../../store/keeping/settings';
import { Tool } from '../shared/Tool';
import { SheetBoundary } from '../faults/PartFault';
import { fetched } from '../fetching/fetched';
import { Fetching } from '../fetching/Fetching';
import { Icon } from '../art';
import { TroubleNote } from '../menu/TroubleNote';
import { useCardTexts } from '../card/card-texts';
import { useCardInfo } from '../card/card-info';
import { DuelTable, type Inspected } from '../duel/DuelTable';
import { ExportSheet } from '../export/ExportSheet';
import { useDock } from '../shared/dock-store';
import { PlaybackDock } from './PlaybackDock';
import { PlaybackKeySheet } from './PlaybackKeySheet';
import { WATCHERS } from './playback-keys';
import { Sure } from './Sure';
import { usePlaybackKeys } from './use-playback-keys';
import { useRunOn } from './use-run-on';
import './playback.css';

const RulesSheet = fetched(() => import('../rules/RulesSheet').then((module) => module.RulesSheet));

type Sheet = { readonly kind: 'save' | 'keys' } | { readonly kind: 'pile'; readonly pile: string; readonly seat: Player };
type Asking = { readonly kind: 'hands'; readonly watcher: Watcher } | { readonly kind: 'replace' };

/** A recorded duel on the table, to be looked at. Nothing can be answered here. */
export function PlaybackScreen() {
  const watched = usePlayback((store) => store.watched);
  return watched && <Playback watched={watched} />;
}

function Playback({ watched }: { readonly watched: Watched }) {
  const t = usePlaybackTexts();
  const shell = useShellTexts();
  const speech = {
    view: watched.view,
    names: watched.duel.names,
    prompt: usePromptTexts(),
    table: useTableTexts(),
    info: useCardInfo(),
    texts: useCardTexts(),
  };
  const { language, change } = useSettings();
  const trouble = useDuel((store) => store.trouble);
  const running = useDuel((store) => store.table?.seats);
  const { stop, watchAs, playOn } = usePlayback.getState();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [looked, setLooked] = useState<{ watcher: Watcher; card: Inspected } | null>(null);
  const { duel, view, watcher } = watched;
  // The log opens its rules where the dock of the table keeps its sheets.
  const rules = useDock((dock) => (dock.sheet?.kind === 'rules' ? dock.sheet : null));
  useEffect(() => {
    useDock.getState().open(null);
    document.querySelector<HTMLElement>('.playback__play')?.focus();
  }, []);
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  useRunOn();

  const wantsWatcher = (wanted: Watcher): void => {
    if (!watchAs(wanted) && !duel.isPublic) setAsking({ kind: 'hands', watcher: wanted });
  };
  const wantsToPlayOn = (): void => {
    if (running) setAsking({ kind: 'replace' });
    else playOn();
  };
  const toggle = (kind: 'save' | 'keys') => setSheet(sheet?.kind === kind ? null : { kind });
  const escape = (): void => {
    if (asking) setAsking(null);
    else if (rules) useDock.getState().open(null);
    else if (sheet) setSheet(null);
    else stop();
  };
  usePlaybackKeys({
    onWatcher: () => wantsWatcher(WATCHERS[(WATCHERS.indexOf(watcher) + 1) % WATCHERS.length]!),
    onKeys: () => toggle('keys'),
    onEscape: escape,
    isAsking: asking !== null,
  });

  const inspect = useCallback((card: Inspected) => setLooked({ watcher, card }), [watcher]);
  const onPile = (pile: string, seat: Player): void => setSheet({ kind: 'pile', pile, seat });
  const closeSheet = (): void => {
    useDock.getState().open(null);
    setSheet(null);
  };
  const beside = rules ? (
    <Suspense fallback={<Fetching />}>
      <RulesSheet rule={rules.rule} onClose={() => useDock.getState().open(null)} />
    </Suspense>
  ) : sheet?.kind === 'save' ? (
    <ExportSheet duel={duel} onClose={closeSheet} />
  ) : sheet?.kind === 'keys' ? (
    <PlaybackKeySheet onClose={closeSheet} />
  ) : undefined;
  return (
    <>
      <div inert={asking !== null} className="watching">
        <DuelTable
          view={view}
          bottomSeat={watcher === 1 ? 1 : 0}
          names={duel.names}
          dock={<PlaybackDock watched={watched} speech={speech} onWatcher={wantsWatcher} />}
          where={t.ofDuel(duel.names[0], duel.names[1])}
          tools={
            <>
              {duel.isPublic ? null : (
                <Tool isMain data-act="play-on" onClick={wantsToPlayOn}>
                  {t.playOn}
                </Tool>
              )}
              <Tool lang={other} onClick={() => change({ language: other })}>
                {shell.setup.languages[other]}
              </Tool>
              <Tool aria-expanded={sheet?.kind === 'keys'} onClick={() => toggle('keys')}>
                <Icon name="help" />
                {shell.bar.help}
              </Tool>
              <Tool aria-expanded={sheet?.kind === 'save'} onClick={() => toggle('save')}>
                {t.save.title}
              </Tool>
              <Tool data-act="leave-recording" onClick={stop}>
                {t.leave}
              </Tool>
            </>
          }
          inspected={looked?.watcher === watcher ? looked.card : null}
          openPile={sheet?.kind === 'pile' ? sheet : null}
          sheet={
            beside && (
              <SheetBoundary of={[watched, sheet, rules]} onClose={closeSheet}>
                {beside}
              </SheetBoundary>
            )
          }
          onPlace={(place: Place) => inspect({ place })}
          onInspect={(place: Place) => inspect({ place })}
          onInspectCard={(passcode) => inspect({ passcode })}
          onPile={onPile}
          onCloseSheet={closeSheet}
        >
          {trouble && <TroubleNote trouble={trouble} />}
        </DuelTable>
      </div>
      {asking?.kind === 'hands' && (
        <Sure
          {...t.sureHands}
          onNo={() => setAsking(null)}
          onYes={() => {
            watchAs(asking.watcher, true);
            setAsking(null);
          }}
        />
      )}
      {asking?.kind === 'replace' && running && (
        <Sure
          title={t.sureReplace.title}
          text={t.sureReplace.text(running[0].name, running[1].name)}
          yes={t.sureReplace.yes}
          onNo={() => setAsking(null)}
          onYes={playOn}
        />
      )}
    </>
  );
}
