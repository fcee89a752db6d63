import type { Desk } from './desk';
import { covered, doesNotLook, opened, takesUp, tookUp, wantsToLook, type ScreenMemory } from '../looking/screen';
import type { Table } from './table';

/** Who looks at the screen, and the curtain between the seats. */
export interface Looking {
  readonly look: () => void;
  readonly openCurtain: () => void;
  readonly leaveCurtain: () => void;
  readonly cover: () => void;
}

export function looking(desk: Desk, tableNow: () => Table | null): Looking {
  return {
    look: () => {
      const question = tableNow()?.question;
      if (!desk.open || !question || question.form === 'choice' || desk.request) return;
      const { player } = question;
      const answers = desk.open.running.session.answerCount;
      const { memory, open } = desk;
      const looks = (): ScreenMemory => {
        if (tableNow()?.secrecy === 'peek') return { ...memory, glance: { kind: 'act', player, asked: player, answers } };
        const { turnPlayer } = open.running.session.plainView('public');
        return takesUp(memory, player, turnPlayer) ? tookUp(memory) : wantsToLook(memory, player, answers);
      };
      desk.change({ memory: looks() });
    },

    openCurtain: () => {
      const table = tableNow();
      if (table && table.curtain !== null) desk.change({ memory: opened(desk.memory, table.curtain, table.view) });
    },

    leaveCurtain: () => {
      desk.turnstile.answer(() => {
        const table = tableNow();
        if (!desk.open || !table?.canLeaveCurtain || table.curtain === null) return;
        const player = table.curtain;
        if (!desk.open.running.isReopened) return desk.change({ memory: doesNotLook(desk.memory) });
        desk.play(
          (duel) => duel.pass(player),
          (_, memory) => ({ memory: doesNotLook(memory) }),
        );
      }, undefined);
    },

    cover: () => desk.change({ memory: covered(desk.memory) }),
  };
}
