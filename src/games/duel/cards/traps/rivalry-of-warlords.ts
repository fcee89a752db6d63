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
const printedRace = (q: Scope, passcode: number | undefined): Race | undefined =>
  passcode === undefined ? undefined : q.printedOnMonster(passcode)?.race;
const isOther = (q: Scope, { player, card, token, race }: Subject): boolean => {
  const [kept] = types(q, player);
  if (kept === undefined || (card === null && token === undefined)) return false;
  // A Trap that is about to become a monster has its Type as one.
  const own = card === null ? undefined : (q.race(card) ?? printedRace(q, q.card(card).passcode));
  return (race ?? own ?? printedRace(q, token)) !== kept;
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
