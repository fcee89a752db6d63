import {
  isChosen,
  lifePoints,
  linger,
  nothing,
  phaseTrigger,
  spell,
  stats,
  target,
  type Scope,
} from '../../../../engine/duel/api';

const WEAPON_CHANGE = 10035717;
const wasDestroyedSince = (q: Scope): boolean =>
  [q.turn, q.turn - 1].some((turn) =>
    q.recalled(turn).some(({ event, moment }) => event.card === q.self && moment > q.lingering!.since),
  );

/**
 * Once in each own Standby Phase, for 700 Life Points: ATK and DEF of an own Warrior or Machine, as they are then, change
 * places until the opponent's next turn ends, or until this is destroyed. Not while this is negated where it lies; once it has
 * left otherwise, nothing ends it.
 */
export default spell(WEAPON_CHANGE, {
  recalls: ({ verb, passcode }) => verb === 'destroy' && passcode === WEAPON_CHANGE,
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      optional: true,
      from: ['spellTrap'],
      costs: [lifePoints(700)],
      targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => q.race(id) === 'Warrior' || q.race(id) === 'Machine')),
      *resolve(e) {
        const { target: fighter } = e;
        if (!e.selfIsThere || fighter === null) return;
        yield* linger(e, 'changed', {
          cards: [fighter],
          turn: e.turn + 1,
          data: { amount: e.atk(fighter), def: e.def(fighter) },
        });
      },
    }),
  ],
  lingering: {
    changed: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        stats((q, id) => isChosen(q, id) && !q.isNegated(q.self) && !wasDestroyedSince(q), {
          setAtk: (q) => q.data.def!,
          setDef: (q) => q.data.amount!,
        }),
      ],
    },
  },
});
