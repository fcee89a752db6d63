import type { Player } from '../../engine';
import type { Desk } from './desk';
import type { TacitWindow } from '../running/given';
import { learnedSince, type WhyAsked } from '../running/learned';
import { wantsToLook } from '../looking/screen';
import type { PriorityMode } from '../seats';
import type { Table, TableRequest } from './table';

/** What one seat asks of the other: to come back to a window, to end the duel. */
export interface Requests {
  readonly respond: (window: TacitWindow) => void;
  readonly askSurrender: (player: Player) => void;
  readonly reply: (agrees: boolean) => void;
  /** Refuses, and does not want to be asked by that seat again in this duel. */
  readonly refuseForGood: () => void;
  /** Whether requests of this seat to go back are put to the other one. */
  readonly block: (player: Player, blocked: boolean) => void;
  readonly setMode: (player: Player, mode: PriorityMode) => void;
}

export function requests(desk: Desk, tableNow: () => Table | null): Requests {
  function comeBack(window: TacitWindow, learned?: WhyAsked): void {
    desk.play((duel) => duel.respond(window, learned));
    if (!desk.open) return;
    const { turnPlayer } = desk.open.duel.session.view('public');
    const stays = desk.memory.holder === window.player && turnPlayer === window.player;
    if (stays) return;
    desk.memory = wantsToLook(desk.memory, window.player, window.answers);
    desk.publish();
  }

  function refuse(asked: TableRequest, forGood: boolean): void {
    if (asked.kind !== 'respond' && asked.kind !== 'undo') return desk.publish();
    desk.play((duel) => {
      duel.refused(asked.by, asked.kind);
      if (forGood) duel.block(asked.by, true);
    });
  }

  function object(window: TacitWindow): void {
    if (!desk.open || tableNow()?.standstill !== null) return;
    const { log } = desk.open.duel.session.view('public');
    const isRight = desk.open.duel.windowsOf(window.player).some(({ answers }) => answers === window.answers);
    const learned = isRight ? learnedSince(log, window.player, window.line, desk.memory.seen[window.player]) : 'answered';
    if (!learned) return comeBack(window);
    if (desk.open.duel.isBlocked(window.player)) return;
    desk.request = { kind: 'respond', by: window.player, window, learned };
    desk.publish();
  }

  function reply(agrees: boolean): void {
    const asked = desk.request;
    desk.request = null;
    if (!asked) desk.publish();
    else if (!agrees) refuse(asked, false);
    else if (asked.kind === 'respond') comeBack(asked.window, asked.learned);
    else if (asked.kind === 'undo') desk.play((duel) => duel.rewind(asked.by, asked.answers));
    else if (asked.kind === 'secrecy') desk.arrange({ secrecy: asked.wanted });
    else desk.play((duel) => duel.surrender(asked.by));
  }

  return {
    respond: (window) => desk.turnstile.through(() => object(window)),

    askSurrender: (player) => {
      desk.turnstile.through(() => {
        if (!desk.open || desk.request || !tableNow()?.view.decision) return;
        desk.request = { kind: 'surrender', by: player };
        desk.publish();
      });
    },

    reply: (agrees) => desk.turnstile.answer(() => reply(agrees), undefined),

    refuseForGood: () => {
      desk.turnstile.answer(() => {
        const asked = desk.request;
        desk.request = null;
        if (asked) refuse(asked, true);
      }, undefined);
    },

    block: (player, blocked) => desk.turnstile.through(() => desk.play((duel) => duel.block(player, blocked))),

    setMode: (player, mode) => desk.turnstile.through(() => desk.play((duel) => duel.setMode(player, mode))),
  };
}
