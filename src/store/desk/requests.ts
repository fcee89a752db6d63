import type { Seat as Player } from '../../engine/table';
import type { Desk } from './desk';
import type { TacitWindow } from '../running/given';
import type { WhyAsked } from '../running/table-events';
import { laidDown, wantsToLook, type ScreenMemory } from '../looking/screen';
import { otherPlayer, type PriorityMode } from '../seats';
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

/** The other seat has replied at the screen. */
const replied = ({ by }: TableRequest, memory: ScreenMemory) => ({ request: null, memory: laidDown(memory, otherPlayer(by)) });

export function requests(desk: Desk, tableNow: () => Table | null): Requests {
  function comeBack(window: TacitWindow, learned?: WhyAsked): void {
    desk.play(
      (duel) => {
        duel.respond(window, learned);
        return duel.session.plainView('public').turnPlayer === window.player;
      },
      (isOwnTurn, memory) => {
        const stays = memory.holder === window.player && isOwnTurn;
        return { request: null, memory: stays ? memory : wantsToLook(memory, window.player, window.answers) };
      },
    );
  }

  function refuse(asked: TableRequest, forGood: boolean): void {
    const { kind, by } = asked;
    if (kind !== 'respond' && kind !== 'undo') return desk.change(replied(asked, desk.memory));
    desk.play(
      (duel) => {
        duel.refused(by, kind);
        if (forGood) duel.block(by, true);
      },
      (_, memory) => replied(asked, memory),
    );
  }

  function object(window: TacitWindow): void {
    if (!desk.open || tableNow()?.standstill !== null) return;
    const isRight = desk.open.running.windowsOf(window.player).some(({ answers }) => answers === window.answers);
    const learned = isRight
      ? desk.open.running.session.learnedSince(window.player, window.line, desk.memory.seen[window.player])
      : 'answered';
    if (!learned) return comeBack(window);
    if (desk.open.running.isBlocked(window.player)) return;
    desk.change({ request: { kind: 'respond', by: window.player, window, learned } });
  }

  function reply(agrees: boolean): void {
    const asked = desk.request;
    if (!asked) return;
    if (!agrees) return refuse(asked, false);
    switch (asked.kind) {
      case 'respond':
        return comeBack(asked.window, asked.learned);
      case 'secrecy':
        return desk.arrange({ secrecy: asked.wanted });
      case 'undo':
        return desk.play(
          (duel) => duel.rewind(asked.by, asked.answers),
          (_, memory) => replied(asked, memory),
        );
      case 'surrender':
        return desk.play(
          (duel) => duel.surrender(asked.by),
          (_, memory) => replied(asked, memory),
        );
    }
  }

  return {
    respond: (window) => desk.turnstile.through(() => object(window)),

    askSurrender: (player) => {
      desk.turnstile.through(() => {
        if (!desk.open || desk.request || !tableNow()?.view.decision) return;
        desk.change({ request: { kind: 'surrender', by: player } });
      });
    },

    reply: (agrees) => desk.turnstile.answer(() => reply(agrees), undefined),

    refuseForGood: () => {
      desk.turnstile.answer(() => {
        if (desk.request) refuse(desk.request, true);
      }, undefined);
    },

    block: (player, blocked) => desk.turnstile.through(() => desk.play((duel) => duel.block(player, blocked))),

    setMode: (player, mode) => desk.turnstile.through(() => desk.play((duel) => duel.setMode(player, mode))),
  };
}
