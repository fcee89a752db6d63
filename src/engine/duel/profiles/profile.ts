import type { Profile, ProfileId } from '../model/profile';

export const EXPERT: Profile = {
  id: 'expert',
  turn: [
    { name: 'draw', next: ['standby'] },
    { name: 'standby', next: ['main1'] },
    { name: 'main1', next: ['end', 'battle'] },
    { name: 'battle', next: ['main2', 'end'] },
    { name: 'main2', next: ['end'] },
    { name: 'end', next: [] },
  ],
  startingLifePoints: 8000,
  openingHand: 5,
  handLimit: 6,
  firstTurnDraw: true,
  mayPayToZero: true,
  zeroAtkBothDestroyed: true,
  ignitionPriority: true,
  negateEffectSummonAtLink1: true,
  attackBanStopsRunningAttack: true,
};

export const PROFILES: Readonly<Record<ProfileId, Profile>> = { expert: EXPERT };
