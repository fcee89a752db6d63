import type { Seat as Player } from '../../engine/table';
import type { Desk } from './desk';
import { isMoreOpen, USUAL_SECRECY, type Secrecy } from '../running/secrecy';
import { PERSON } from '../running/sitter';
import type { Table } from './table';

/** How the two share one screen, and the short looks of a table on which all hands lie face-down. */
export interface Sharing {
  /** To a stricter way at once; to a more open one once the other seat has agreed. */
  readonly setSecrecy: (wanted: Secrecy) => void;
  /** A person plays for this seat from now on. */
  readonly takeSeat: (player: Player) => void;
  /** `player` holds its eye: its own cards are shown until `endPeek`, or until another seat is asked. */
  readonly peek: (player: Player) => void;
  readonly endPeek: () => void;
}

export function sharing(desk: Desk, tableNow: () => Table | null): Sharing {
  return {
    setSecrecy: (wanted) => {
      desk.turnstile.through(() => {
        const table = tableNow();
        if (!desk.open || !table || desk.request) return;
        const { secrecy: now = USUAL_SECRECY } = desk.open;
        if (!isMoreOpen(wanted, now) || !table.view.decision) return desk.arrange({ secrecy: wanted });
        const by = table.alone === null || table.alone === 'nobody' ? table.view.decision.player : table.alone;
        desk.change({ request: { kind: 'secrecy', by, wanted } });
      });
    },

    takeSeat: (player) => desk.turnstile.through(() => desk.seat(player, PERSON)),

    peek: (player) => {
      const table = tableNow();
      if (!desk.open || !table?.view.decision || table.secrecy !== 'peek' || desk.request) return;
      const { answerCount: answers } = desk.open.running.session;
      desk.change({
        memory: { ...desk.memory, glance: { kind: 'held', player, asked: table.view.decision.player, answers } },
      });
    },

    endPeek: () => {
      if (desk.memory.glance?.kind === 'held') desk.change({ memory: { ...desk.memory, glance: null } });
    },
  };
}
