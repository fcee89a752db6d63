import {
  chooseValue,
  forbids,
  opponentOf,
  remember,
  trap,
  type Player,
  type Race,
  type Scope,
  type Subject,
} from '../../../../engine/duel/api';

/** The Types of the player's face-up monsters. */
const types = (q: Scope, player: Player): Race[] => [...new Set(q.faceUpMonstersOf(player).flatMap((id) => q.race(id) ?? []))];
const isOther = (q: Scope, { player, card, token }: Subject): boolean => {
  const [kept] = types(q, player);
  const race = card !== null ? q.race(card) : token !== undefined ? q.printedOnMonster(token)?.race : kept;
  return kept !== undefined && race !== kept;
};

/**
 * Each player has face-up monsters of one Type only: chosen when it resolves, later the one that the player has had. Set
 * monsters do not count until they are turned up.
 */
export default trap(90846359, {
  activate: {
    *resolve(e) {
      const races: (Race | null)[] = [null, null];
      for (const player of [e.turnPlayer, opponentOf(e.turnPlayer)]) {
        const there = types(e, player);
        if (there.length > 0)
          races[player] = there.length === 1 ? there[0]! : yield* chooseValue(e, 'declareRace', there, player);
      }
      if (e.selfIsThere) yield* remember(e, { races });
    },
  },
  continuous: [
    { kind: 'oneType' },
    forbids('normalSummon', 'one-type-only', isOther),
    forbids('flipSummon', 'one-type-only', isOther),
    forbids('specialSummon', 'one-type-only', isOther),
  ],
});
