import {
  attackCost,
  canTribute,
  CAME,
  chooseTributes,
  forbids,
  gives,
  lifePoints,
  monster,
  type CardId,
  type ContinuousPart,
  type Scope,
  type Tributing,
} from '../../../../engine/duel/api';

export const TOON_WORLD = 15259703;

export const isToon = (q: Scope, id: CardId): boolean => q.facts(id).subtype === 'toon';
/** The player has a face-up Toon World. */
export const hasToonWorld = (q: Scope): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, TOON_WORLD));
/** The opponent has a face-up Toon. */
export const facesToon = (q: Scope): boolean => q.faceUpMonstersOf(q.opponent).some((id) => isToon(q, id));

const SUMMONED = CAME.normal | CAME.special;
export const wasSummonedInTurn = (q: Scope, id: CardId): boolean => {
  const { turnArrived, turnPositionChanged, came } = q.card(id);
  return (turnArrived === q.turn && (came & SUMMONED) !== 0) || ((came & CAME.flip) !== 0 && turnPositionChanged === q.turn);
};

/** Toons do not attack in the turn of their summon; a return that is no summon (Dimensionhole) does not count. */
export const notInItsSummonTurn: ContinuousPart = forbids(
  'attack',
  'not-in-summon-turn',
  (q, { card }) => card === q.self && wasSummonedInTurn(q, card),
);

const asForItsLevel = (q: Scope): Tributing => {
  const level = q.level(q.self);
  return { count: level <= 4 ? 0 : level <= 6 ? 1 : 2, needsZone: true };
};
const canTributeForItsLevel = (q: Scope): boolean => {
  const tributing = asForItsLevel(q);
  return tributing.count > 0 ? canTribute(q, tributing) : q.freeMonsterZones(q.player) > 0;
};

/**
 * Toons that come by as many tributes as their Level asks at that moment (Cost Down) while Toon World is there: no Tribute
 * Summon, so that any token will do. Their attack costs 500 Life Points; it is direct, Toon World or not, or at a Toon if the
 * opponent has one. They go down with Toon World.
 */
export const elderToon = (passcode: number, tributes: number) =>
  monster(passcode, {
    summoning: {
      specialOnly: true,
      procedure: {
        from: 'hand',
        freesZone: tributes > 0,
        rule: 'toon-world-and-tribute',
        can: (q) => hasToonWorld(q) && canTributeForItsLevel(q),
        *perform(e) {
          const tributing = asForItsLevel(e);
          if (tributing.count > 0) yield* chooseTributes(e, tributing, 'tribute');
        },
      },
    },
    departure: { goesDownWith: TOON_WORLD },
    continuous: [
      notInItsSummonTurn,
      gives('attacksDirectly', (q, card) => card === q.self && !facesToon(q)),
      attackCost(lifePoints(500)),
      forbids(
        'attackTarget',
        'toon-attacks-toon',
        (q, { card, by }) => by === q.self && facesToon(q) && !(card !== null && q.isFaceUp(card) && isToon(q, card)),
      ),
    ],
  });
