import { draw, mandatoryTrigger, nothing, spell, type DuelEvent, type Scope } from '../../../../engine/duel/api';

const byTwo = (q: Scope, event: DuelEvent): boolean =>
  event.player === q.player && event.card !== undefined && (q.card(event.card).madeOf?.length ?? 0) >= 2 && event.from === 'hand';

/** Each Tribute Summon or Set of its controller by two or more tributes draws two cards. */
export default spell(68304813, {
  activate: nothing,
  effects: [
    mandatoryTrigger({
      on: 'summon',
      about: 'any',
      from: ['spellTrap'],
      when: byTwo,
      *resolve(e) {
        yield* draw(e, e.player, 2);
      },
    }),
    mandatoryTrigger({
      on: 'set',
      about: 'any',
      from: ['spellTrap'],
      when: byTwo,
      *resolve(e) {
        yield* draw(e, e.player, 2);
      },
    }),
  ],
});
