import { monster, unaffectedBySpells, type CardId, type Scope } from '../../../../engine/duel/api';

export const UMI = 22702055;

/** A monster makes an Umi of the field, as long as no Field Spell lies there face-up. */
const isMadeUmi = (q: Scope): boolean =>
  q.faceUpMonsters().some((id) => q.makesOfTheField(id, UMI) && !q.isNegated(id)) &&
  !q.spellsTraps().some((id) => q.card(id).zone === 'field' && q.isFaceUp(id));

/** The face-up Umi of either side; A Legendary Ocean is one. */
const umis = (q: Scope): CardId[] => q.spellsTraps().filter((id) => q.isFaceUp(id) && q.isNamed(id, UMI));
export const umiIsThere = (q: Scope): boolean => umis(q).length > 0 || isMadeUmi(q);
export const ownUmis = (q: Scope): CardId[] => umis(q).filter((id) => q.controls(q.player, id));

/** Monsters that no Spell affects while Umi is on the field. */
export const unaffectedInUmi = (passcode: number) =>
  monster(passcode, { continuous: [unaffectedBySpells((q, card) => card === q.self && umiIsThere(q))] });
