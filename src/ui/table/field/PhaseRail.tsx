import { memo, useId, useState, type ReactNode } from 'react';
import { sameData } from '../../../store/same-data';
import { PriorityCoin, SeatShape } from '../../base/art';
import { useSteady } from '../../base/shared/use-steady';
import { calledBy } from './called';
import type { GameFace } from './face';
import { useSceneTexts, useTableGround, useTableNow } from './table-context';

/** A phase (or the next turn) as a control: what pressing does, or why it may not be pressed now. */
export interface PhaseAction {
  readonly enabled: boolean;
  /** When it may not be pressed: says why, in the dock. */
  readonly onPress: () => void;
  readonly reason?: string;
}
/** By phase, and `nextTurn`. */
export type PhaseActions = Readonly<Partial<Record<string, PhaseAction>>>;

interface PhaseButtonProps {
  readonly phase: string;
  readonly words: ReturnType<GameFace['phase']>;
  readonly isNow: boolean;
  readonly isDone: boolean;
  readonly can: boolean;
  /** Why it may not be pressed. */
  readonly reason: string | undefined;
  readonly flags: ReactNode;
  readonly onPress: (phase: string) => void;
}

const PhaseButton = memo(function PhaseButton({ phase, words, isNow, isDone, can, reason, flags, onPress }: PhaseButtonProps) {
  const t = useSceneTexts();
  const id = useId();
  // It has been done: why it cannot be done again is told to a pointer that comes back.
  const [isHeard, setHeard] = useState(false);
  const label = [
    calledBy(words.name, words.short, t.card.comma),
    ...(isNow ? [t.rail.now] : []),
    ...(reason === undefined ? [] : [reason]),
  ].join(t.card.comma);
  return (
    <button
      type="button"
      className={`phase${isNow ? ' phase--now' : ''}${isDone ? ' phase--done' : ''}${can ? ' phase--can' : ''}`}
      data-phase={phase}
      aria-label={label}
      aria-describedby={flags ? id : undefined}
      aria-current={isNow ? 'step' : undefined}
      aria-disabled={!can}
      data-done={isHeard || undefined}
      onClick={() => {
        setHeard(can);
        onPress(phase);
      }}
      onPointerLeave={() => setHeard(false)}
    >
      <span>{words.short}</span>
      <i className="phase__sign" data-writing={words.sign} aria-hidden="true" />
      {flags && (
        <i className="phase__flags" id={id}>
          {flags}
        </i>
      )}
      {reason !== undefined && (
        <small className="phase__why" aria-hidden="true">
          {reason}
        </small>
      )}
    </button>
  );
}, sameData);

interface PhaseRailProps {
  readonly actions: PhaseActions;
  readonly flags?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** The part of the phase that play has come to. */
  readonly step: string | undefined;
  readonly tool?: ReactNode;
}

/** The seam of the table: the turn, the phases (which are also the control), and the coin on the side of its holder. */
export const PhaseRail = memo(function PhaseRail({ actions, flags, step, tool }: PhaseRailProps) {
  const { face, names, bottomSeat, turned } = useTableGround();
  const { view } = useTableNow();
  const t = useSceneTexts();
  const { phases } = face.layout;
  const last = phases.at(-1)!;
  const end = actions[last];
  const lastAction =
    view.phase === last || (!end?.enabled && actions.nextTurn?.enabled) ? (actions.nextTurn ?? end) : (end ?? actions.nextTurn);
  const holder = view.priority;
  const actionOf = (phase: string): PhaseAction | undefined => (phase === last ? lastAction : actions[phase]);
  const press = useSteady((phase: string) => actionOf(phase)?.onPress());
  const present = phases.indexOf(view.phase);
  return (
    <section className={`rail${turned === view.turnPlayer ? ' turned' : ''}`} aria-label={t.rail.phases}>
      <span className="turn-cell">
        <span className="turn">
          <b>{t.rail.turn(view.turn)}</b>
          {view.turn > 0 && (
            <small title={t.rail.ofTurn(names[view.turnPlayer])}>
              <SeatShape seat={view.turnPlayer} />
              {step ?? names[view.turnPlayer]}
            </small>
          )}
        </span>
        {tool}
      </span>
      <span className="phases" style={{ '--phases': phases.length }}>
        {phases.map((phase, at) => {
          const { enabled: can = false, reason } = actionOf(phase) ?? {};
          return (
            <PhaseButton
              key={phase}
              phase={phase}
              words={face.phase(phase, t)}
              // Until somebody goes first there is no turn, and no phase.
              isNow={view.turn > 0 && at === present}
              isDone={at < present}
              can={can}
              reason={can || reason === '' ? undefined : reason}
              flags={flags?.[phase]}
              onPress={press}
            />
          );
        })}
      </span>
      <span
        className={`prio${holder === null ? '' : (holder === bottomSeat) === (turned !== view.turnPlayer) ? ' prio--near' : ' prio--far'}`}
      >
        <span className="prio__text">
          {t.seat.priority}
          <b>{holder === null ? t.seat.nobody : names[holder]}</b>
        </span>
        {holder === null ? <span className="coin coin--none" /> : <PriorityCoin seat={holder} />}
      </span>
    </section>
  );
});
