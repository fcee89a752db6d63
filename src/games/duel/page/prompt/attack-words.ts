import type { AttackEnd } from '../../../../engine/duel';
import type { AttackTexts } from '../../../../i18n/attack-texts';

interface Words {
  readonly t: AttackTexts;
  readonly names: readonly [string, string];
  /** What the battling monsters are called. */
  readonly called: Readonly<Record<'attacker' | 'target', string>>;
}

/** What an attack comes to, in words: what is compared, what is destroyed, who takes how much. */
export function attackWords(end: AttackEnd, words: Words): string {
  const { t } = words;
  switch (end.kind) {
    case 'open':
    case 'noBattle':
      return t[end.kind];
    case 'faceDown':
      return t.unknown(end.atk);
    case 'battle': {
      const { atk, against } = end;
      if (against === undefined) return t.outcome(t.direct(atk), damageWords(end.damage, words));
      const compared = t.against(atk, against.value, against.of === 'def');
      return t.outcome(compared, [destroyedWords(end.destroyed, words), damageWords(end.damage, words)].join(t.and));
    }
  }
}

function destroyedWords(destroyed: readonly ('attacker' | 'target')[], { t, called }: Words): string {
  const [only, other] = destroyed;
  if (only === undefined) return t.noneDestroyed;
  return other === undefined ? t.destroyed(called[only]) : t.bothDestroyed;
}

function damageWords(damage: readonly [number, number], { t, names }: Words): string {
  const taken = ([0, 1] as const).filter((player) => damage[player] > 0);
  return taken.length === 0 ? t.noDamage : taken.map((player) => t.damage(damage[player], names[player])).join(t.and);
}
