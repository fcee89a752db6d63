import { Suspense, useEffect, useState } from 'react';
import { LANGUAGES } from '../../../i18n/language';
import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { useShellTexts } from '../../../i18n/shell-texts';
import { usePlayback, type Watched } from '../../../store/watching/playback';
import type { Watcher } from '../../../store/recordings/played-back';
import { useSettings } from '../../../store/keeping/settings';
import { signOf } from '../../../games/played';
import { Tool } from '../../base/shared/Tool';
import { SheetBoundary } from '../../base/faults/PartFault';
import { fetched } from '../../base/fetching/fetched';
import { Fetching } from '../../base/fetching/Fetching';
import { Icon } from '../../base/art';
import { TroubleNote } from '../../table/menu/TroubleNote';
import { ExportSheet } from '../export/ExportSheet';
import { useDock } from '../../base/shared/dock-store';
import { useOnTable } from '../../base/shared/on-table';
import { PlaybackKeySheet } from './PlaybackKeySheet';
import { WATCHERS } from './playback-keys';
import { Sure } from './Sure';
import { usePlaybackKeys } from './use-playback-keys';
import { useRunOn } from './use-run-on';
import { WatchedTable } from './WatchedTable';
import './playback.css';

const JudgingSheet = fetched(() => import('../judging/JudgingSheet').then((module) => module.JudgingSheet));
const RulesSheet = fetched(() => import('../rules/RulesSheet').then((module) => module.RulesSheet));

type Asking = { readonly kind: 'hands'; readonly watcher: Watcher } | { readonly kind: 'replace' };

/** A recorded game on its table, to be looked at. Nothing can be answered here. */
export function PlaybackScreen() {
  const watched = usePlayback((store) => store.watched);
  return watched && <Playback watched={watched} />;
}

function Playback({ watched }: { readonly watched: Watched }) {
  const t = usePlaybackTexts();
  const { bar } = useAroundTexts();
  const { languages } = useShellTexts().setup;
  const { language, change } = useSettings();
  const trouble = useOnTable((store) => store.trouble);
  const running = useOnTable((store) => store.table?.seats);
  const { stop, watchAs, playOn } = usePlayback.getState();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { played, watcher } = watched;
  const sheet = useDock((dock) => dock.sheet);
  const { open, close } = useDock.getState();
  // After the end every card is known, and what would have been better may be told.
  const mayBeJudged = played.isOver && !played.isPublic && played.positions > 1 && signOf(played.game.id).hasPartner === true;
  useEffect(() => {
    const { isJudged } = usePlayback.getState().watched ?? {};
    open(isJudged ? { kind: 'judging' } : null);
    if (!isJudged) document.querySelector<HTMLElement>('.playback__play')?.focus();
    return () => open(null);
  }, [open]);
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  useRunOn();

  const wantsWatcher = (wanted: Watcher): void => {
    if (!watchAs(wanted) && !played.isPublic) setAsking({ kind: 'hands', watcher: wanted });
  };
  const wantsToPlayOn = (): void => {
    if (running) setAsking({ kind: 'replace' });
    else playOn();
  };
  const toggle = (kind: 'save' | 'keys' | 'judging') => open(sheet?.kind === kind ? null : { kind });
  const escape = (): void => {
    if (asking) setAsking(null);
    else if (sheet) close();
    else stop();
  };
  usePlaybackKeys({
    onWatcher: () => wantsWatcher(WATCHERS[(WATCHERS.indexOf(watcher) + 1) % WATCHERS.length]!),
    onKeys: () => toggle('keys'),
    onEscape: escape,
    isAsking: asking !== null,
  });

  const beside =
    sheet?.kind === 'rules' ? (
      <Suspense fallback={<Fetching />}>
        <RulesSheet rule={sheet.rule} of={played.profile} onClose={close} />
      </Suspense>
    ) : sheet?.kind === 'judging' ? (
      <Suspense fallback={<Fetching />}>
        <JudgingSheet watched={watched} onClose={close} />
      </Suspense>
    ) : sheet?.kind === 'save' ? (
      <ExportSheet duel={played} position={watched.position} onClose={close} />
    ) : sheet?.kind === 'keys' ? (
      <PlaybackKeySheet onClose={close} />
    ) : undefined;
  return (
    <>
      <div inert={asking !== null} className="watching">
        <Suspense fallback={<Fetching />}>
          <WatchedTable
            watched={watched}
            onWatcher={wantsWatcher}
            near={watcher === 1 ? 1 : 0}
            where={t.ofDuel(played.names[0], played.names[1])}
            tools={
              <>
                {played.isPublic ? null : (
                  <Tool isMain data-act="play-on" onClick={wantsToPlayOn}>
                    {t.playOn}
                  </Tool>
                )}
                {mayBeJudged && (
                  <Tool data-act="judge" aria-expanded={sheet?.kind === 'judging'} onClick={() => toggle('judging')}>
                    {t.judge}
                  </Tool>
                )}
                <Tool lang={other} onClick={() => change({ language: other })}>
                  {languages[other]}
                </Tool>
                <Tool aria-expanded={sheet?.kind === 'keys'} onClick={() => toggle('keys')}>
                  <Icon name="help" />
                  {bar.help}
                </Tool>
                <Tool aria-expanded={sheet?.kind === 'save'} onClick={() => toggle('save')}>
                  {t.save.title}
                </Tool>
                <Tool data-act="leave-recording" onClick={stop}>
                  {t.leave}
                </Tool>
              </>
            }
            sheet={
              beside && (
                <SheetBoundary of={[watched, sheet]} onClose={close}>
                  {beside}
                </SheetBoundary>
              )
            }
          >
            {trouble && <TroubleNote trouble={trouble} />}
          </WatchedTable>
        </Suspense>
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
