import type { Player } from '../engine';
import type { Desk } from './desk';
import type { TacitWindow } from './given';
import { learnedSince } from './learned';
import { wantsToLook } from './screen';
import type { PriorityMode } from './seats';
import type { Table } from './table';

/** What one seat asks of the other: to come back to a window, to end the duel. */
export interface Requests {
  readonly respond: (window: TacitWindow) => void;
  readonly askSurrender: (player: Player) => void;
  readonly reply: (agrees: boolean) => void;
  readonly setMode: (player: Player, mode: PriorityMode) => void;
}

export function requests(desk: Desk, tableNow: () => Table | null): Requests {
  function comeBack(window: TacitWindow): void {
    desk.play((duel) => {
      duel.respond(window);
      const { turnPlayer } = duel.session.view('public');
      const stays = desk.memory.holder === window.player && turnPlayer === window.player;
      if (!stays) desk.memory = wantsToLook(desk.memory, window.player, window.answers);
    });
  }

  return {
    respond: (window) => {
      if (!desk.open || desk.request) return;
      const { log } = desk.open.duel.session.view(window.player);
      const learned = learnedSince(log, window.player, window.line, desk.memory.seen[window.player]);
      if (!learned) return comeBack(window);
      desk.request = { kind: 'respond', by: window.player, window, learned };
      desk.publish();
    },

    askSurrender: (player) => {
      if (!desk.open || desk.request || !tableNow()?.view.decision) return;
      desk.request = { kind: 'surrender', by: player };
      desk.publish();
    },

    reply: (agrees) => {
      const asked = desk.request;
      desk.request = null;
      if (!asked || !agrees) desk.publish();
      else if (asked.kind === 'respond') comeBack(asked.window);
      else if (asked.kind === 'secrecy') desk.arrange({ secrecy: asked.wanted });
      else desk.play((duel) => duel.surrender(asked.by));
    },

    setMode: (player, mode) => {
      desk.play((duel) => duel.setMode(player, mode));
    },
  };
}
