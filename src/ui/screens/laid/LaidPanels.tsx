import { memo } from 'react';
import type { LaidEventView } from '../../../engine/table';
import { cardIn, lineIn, wordIn } from '../../../games/laid-words';
import { useKeyTexts } from '../../../i18n/key-texts';
import { useTableTexts } from '../../../i18n/table-texts';
import { SeatShape } from '../../base/art';
import { useScene } from '../../table/dock/scene';
import { openPiles, type TableLayout } from '../../table/field/layout';
import { usePanelName } from '../../table/field/panel-of';
import { useSceneTexts, useTableGround } from '../../table/field/table-context';
import { HelpSheet } from '../../table/keyboard/HelpSheet';
import { keyRows } from '../../table/keyboard/key-rows';
import { LogLine, LogPanel } from '../../table/log/LogPanel';
import { fillSlots, type Piece } from '../../table/log/pieces';
import { Pieces } from '../../table/log/Pieces';
import { useLaidWords, type LaidTable } from './laid-words';

/** An event as a sentence whose cards can be pointed at. */
export function useSentence(): (event: LaidEventView) => readonly Piece[] {
  const { words, language } = useLaidWords();
  return ({ verb, player, passcode, amount = 0 }) =>
    fillSlots(wordIn(words.say, verb, language), (slot) => {
      if (slot === 'who' || slot === 'other') return [{ kind: 'seat', seat: slot === 'who' ? player : player === 0 ? 1 : 0 }];
      if (slot === 'card' && passcode !== undefined) return [{ kind: 'card', passcode }];
      return [{ kind: 'strong', text: slot === 'card' ? words.aCard[language] : String(amount) }];
    });
}

/** What has happened; the beginning of a turn is its head. */
export const LaidLog = memo(function LaidLog() {
  const { view } = useScene<LaidTable>().table;
  const { names } = useTableGround();
  const { words, language } = useLaidWords();
  const t = useTableTexts();
  const sentenceOf = useSentence();
  const headOf = (turn: number) => {
    const begun = view.log.find((event) => event.turn === turn && event.verb === 'turn');
    return (
      <>
        {t.log.turn(turn)} {begun && <SeatShape seat={begun.player} />}
        {begun && names[begun.player]}
      </>
    );
  };
  return (
    <LogPanel
      title={t.log.title}
      earlier={t.log.earlier}
      told={view.log}
      headOf={headOf}
      lineOf={(event) =>
        event.verb !== 'turn' && (
          <LogLine event={event} rule={event.rule} isSub={false} plain={() => lineIn(words, event, names, language)}>
            <Pieces pieces={sentenceOf(event)} />
          </LogLine>
        )
      }
    />
  );
});

/** What lies on the stack, the newest on top: it is taken first. */
export const LaidStack = memo(function LaidStack() {
  const { view } = useScene<LaidTable>().table;
  const { names, onInspectCard } = useTableGround();
  const { words, language } = useLaidWords();
  const t = useSceneTexts();
  const name = usePanelName(t.panel.chain);
  return (
    <section className="chain tray" aria-label={name} data-anchor="stack">
      <h2 className="tray__head">
        {t.panel.chain}
        <small>{view.stack.length === 0 ? t.panel.none : view.stack.length}</small>
      </h2>
      <ol tabIndex={0} className="grid gap-2 px-3.5 pb-3 font-text text-body/tight">
        {view.stack.toReversed().map(({ number, player, passcode, state }) => (
          <li key={number} data-state={state}>
            {number} <SeatShape seat={player} /> {names[player]}{' '}
            <button type="button" className="named" onClick={() => onInspectCard(passcode)}>
              {cardIn(words, passcode, language)}
            </button>{' '}
            {t.chain.state[state]}
          </li>
        ))}
      </ol>
    </section>
  );
});

/** Help at the table of such a game. */
export function LaidHelp({ layout }: { readonly layout: TableLayout }) {
  const t = useKeyTexts();
  const { words, language } = useLaidWords();
  const [pass, end] = [wordIn(words.acts, 'pass', language), wordIn(words.acts, 'end', language)];
  const piles = openPiles(layout).map(({ zone, opens }) => {
    const key = opens!.key.toUpperCase();
    return [[key, `⇧ ${key}`], wordIn(words.zones, zone, language)] as const;
  });
  const acting = [
    [[t.names.space, 'P'], pass],
    [['N'], end],
  ] as const;
  return (
    <HelpSheet
      howTo={words.howTo.map((line) => line[language])}
      rows={keyRows(t, { acting, piles })}
      own={{ pass, next: end, end: null, extraDeck: null, stops: null, graveyard: null, banished: null }}
    />
  );
}
