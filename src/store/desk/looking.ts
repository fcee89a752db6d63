import type { Desk } from './desk';
import { covered, doesNotLook, opened, wantsToLook } from '../looking/screen';
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
      const answers = desk.open.duel.session.answerCount;
      desk.memory =
        tableNow()?.secrecy === 'peek'
          ? { ...desk.memory, glance: { kind: 'act', player, asked: player, answers } }
          : wantsToLook(desk.memory, player, answers);
      desk.publish();
    },

    openCurtain: () => {
      const table = tableNow();
      if (!table || table.curtain === null) return;
      desk.memory = opened(desk.memory, table.curtain, table.view);
      desk.publish();
    },

    leaveCurtain: () => {
      desk.turnstile.answer(() => {
        const table = tableNow();
        if (!desk.open || !table?.canLeaveCurtain || table.curtain === null) return;
        const player = table.curtain;
        desk.memory = doesNotLook(desk.memory);
        if (desk.open.duel.isReopened) desk.play((duel) => duel.pass(player));
        else desk.publish();
      }, undefined);
    },

    cover: () => {
      desk.memory = covered(desk.memory);
      desk.publish();
    },
  };
}
