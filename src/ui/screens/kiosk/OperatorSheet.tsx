import { useState } from 'react';
import { useKioskTexts } from '../../../i18n/kiosk-texts';
import { LANGUAGES } from '../../../i18n/language';
import { useLookTexts } from '../../../i18n/look-texts';
import { useSecrecyTexts } from '../../../i18n/secrecy-texts';
import { useShellTexts } from '../../../i18n/shell-texts';
import { LOUDNESSES, PACES, useSettings } from '../../../store/keeping/settings';
import { kiosk, useForVisitors } from '../../../store/kiosk';
import { useLibrary } from '../../../store/recordings/library';
import { SECRECIES } from '../../../store/running/secrecy';
import { Button } from '../../base/shared/Button';
import { Choice } from '../../base/shared/Choice';
import { download } from '../../base/shared/file';
import { Modal } from '../../base/shared/Modal';
import { Note } from '../../base/shared/Note';
import { openPublicWindow } from '../../base/shared/open-public-window';
import { sound as play } from '../../table/sound/use-sounds';
import { DecksOffered } from './DecksOffered';
import { Keypad } from './Keypad';
import { todayIn } from './today';

interface OperatorSheetProps {
  readonly onClose: () => void;
  readonly onReset: () => void;
}

/** What is the same for all visitors, and what is done between them. */
function ForVisitors({ onReset }: Pick<OperatorSheetProps, 'onReset'>) {
  const t = useKioskTexts();
  const { setup } = useShellTexts();
  const sharing = useSecrecyTexts();
  const { publicOpen } = useLookTexts();
  const { language, sound, pace, secrecy, change } = useForVisitors();
  const [hasFailed, setFailed] = useState(false);
  const giveRecordings = async (): Promise<void> => {
    const { since, name } = todayIn(new Date());
    try {
      download(name, await useLibrary.getState().everything(since));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Choice
          label={t.language}
          size="small"
          options={LANGUAGES.map((value) => ({ value, label: setup.languages[value], lang: value }))}
          value={language}
          onChange={(value) => {
            change({ language: value });
            useSettings.getState().change({ language: value });
          }}
        />
        <Choice
          label={setup.sound}
          size="small"
          options={LOUDNESSES.map((value) => ({ value, label: setup.sounds[value] }))}
          value={sound}
          onChange={(value) => {
            change({ sound: value });
            useSettings.getState().change({ sound: value });
            play(['link'], value);
          }}
        />
      </div>
      <Choice
        label={setup.pace}
        size="small"
        options={PACES.map((value) => ({ value, label: setup.paces[value] }))}
        value={pace}
        onChange={(value) => {
          change({ pace: value });
          useSettings.getState().change({ pace: value });
        }}
      />
      <div className="grid gap-1.5">
        <Choice
          label={t.sharing}
          size="small"
          options={SECRECIES.map((value) => ({ value, label: sharing.mode[value] }))}
          value={secrecy}
          onChange={(value) => change({ secrecy: value })}
        />
        <Note>{sharing.note[secrecy]}</Note>
      </div>
      <DecksOffered />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11em,1fr))] items-start gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <Button data-act="reset" onClick={onReset}>
            {t.reset}
          </Button>
          <Note>{t.resetNote}</Note>
        </div>
        <div className="grid gap-1">
          <Button data-act="export-today" onClick={() => void giveRecordings()}>
            {t.export}
          </Button>
          <Note>{t.exportNote}</Note>
        </div>
        <Button data-act="public-window" onClick={openPublicWindow}>
          {publicOpen}
        </Button>
      </div>
      {hasFailed && (
        <p className="text-st-negated font-text text-note/calm font-medium" role="alert">
          {t.failed}
        </p>
      )}
    </>
  );
}

/** The sheet behind the corner of a kiosk: the number first. */
export function OperatorSheet({ onClose, onReset }: OperatorSheetProps) {
  const t = useKioskTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal title={t.title} close={t.close} onClose={onClose} width="w-[min(96%,44em)]" data-operator={isOpen ? 'open' : 'closed'}>
      {isOpen ? <ForVisitors onReset={onReset} /> : kiosk && <Keypad code={kiosk.code} onOpen={() => setOpen(true)} />}
    </Modal>
  );
}
