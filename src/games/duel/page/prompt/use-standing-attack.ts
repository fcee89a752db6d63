import type { ShownDuel } from '../../table';
import { useAttackTexts } from '../../../../i18n/attack-texts';
import { attackWords } from './attack-words';
import { nameAt, type Speech } from './sentences';

/** What the declared attack comes to as things stand, for whoever is asked; empty while none is declared. */
export function useStandingAttack({ view }: ShownDuel, speech: Speech): string {
  const t = useAttackTexts();
  const { attack, ifBothPass } = view;
  const end = ifBothPass?.attack;
  if (attack === null || end === undefined) return '';
  const called = {
    attacker: nameAt(attack.attacker, speech),
    target: attack.target === 'direct' ? '' : nameAt(attack.target, speech),
  };
  const words = attackWords(end, { t, names: speech.names, called });
  return end.kind === 'battle' || end.kind === 'faceDown' ? t.asItStands(words) : words;
}
