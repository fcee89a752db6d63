import type { AttackEnd } from '../../../../engine/duel';
import type { Foretold } from '../../../../ui/table/field/marks';
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

/** The same at the crest of what is attacked, as the attacking player sees it: what it costs whom, and what falls. */
export function attackSign(end: AttackEnd, attacker: 0 | 1, words: Words): Foretold {
  const { t } = words;
  const says = attackWords(end, words);
  if (end.kind !== 'battle') return { figure: '?', word: t.sign.open, tone: 'open', says };
  const { destroyed, damage } = end;
  const [own, other] = [damage[attacker], damage[attacker === 0 ? 1 : 0]];
  const loses = destroyed.includes('attacker') || own > 0;
  const fall: keyof AttackTexts['sign'] = destroyed.length === 2 ? 'both' : (destroyed[0] ?? (own > 0 ? 'attackerHurt' : 'none'));
  return {
    figure: own + other > 0 ? `−${own > 0 ? own : other}` : undefined,
    word: t.sign[fall],
    tone: loses ? 'bad' : 'good',
    says,
  };
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
