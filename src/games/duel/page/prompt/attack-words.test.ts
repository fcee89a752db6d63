import type { DuelQuestion } from '../../table';
import { describe, expect, test } from 'vitest';
import type { AttackEnd, DecisionView, OptionView } from '../../../../engine/duel';
import { attackTexts } from '../../../../i18n/attack-texts';
import { attackSign, attackWords } from './attack-words';
import { meantAttack } from './use-attack-words';

const words = (end: AttackEnd, language: 'en' | 'ja' = 'en'): string =>
  attackWords(end, { t: attackTexts[language], names: ['Aya', 'Ren'], called: { attacker: 'Raider', target: 'Guardian' } });

describe('what an attack comes to', () => {
  test('is said as a comparison, what is destroyed and who takes how much', () => {
    const end: AttackEnd = {
      kind: 'battle',
      atk: 1900,
      against: { of: 'atk', value: 1400 },
      destroyed: ['target'],
      damage: [0, 500],
    };
    expect(words(end)).toBe('1900 against 1400: Guardian destroyed, 500 damage to Ren');
    expect(words(end, 'ja')).toBe('攻撃力1900 対 攻撃力1400：Guardianを破壊、Renに500ダメージ');
    expect(words({ ...end, destroyed: ['attacker', 'target'], damage: [0, 0] })).toContain('both destroyed, no damage');
    expect(words({ ...end, destroyed: [] })).toContain('nothing destroyed, 500 damage to Ren');
    expect(words({ ...end, against: { of: 'def', value: 2000 } })).toContain('1900 against 2000 DEF');
  });

  test('names no value of a face-down monster, and says a direct attack', () => {
    expect(words({ kind: 'faceDown', atk: 1900 })).toBe('1900 against unknown DEF');
    expect(words({ kind: 'battle', atk: 1900, destroyed: [], damage: [0, 1900] })).toBe(
      '1900, direct attack: 1900 damage to Ren',
    );
  });
});

describe('the attack that is meant', () => {
  const attack = (index: number, target: OptionView['target']): OptionView => ({
    index,
    do: 'attack',
    card: '0:monster:2',
    target,
  });
  const options = [attack(0, '1:monster:0'), attack(1, '1:monster:1'), attack(2, 'direct')];
  const asking = (decision: Partial<DecisionView>) => ({ decision: { kind: 'battle', ...decision } }) as DuelQuestion;
  const idle = { selected: null, isAiming: false, considered: null, dragged: null };

  test('goes at what is pointed at once the attacker looks for a target, and at nothing before', () => {
    const aiming = { ...idle, selected: '0:monster:2', isAiming: true } as const;
    expect(meantAttack(asking({ options }), { ...aiming, considered: '1:monster:1' })?.index).toBe(1);
    expect(meantAttack(asking({ options }), { ...aiming, considered: 'direct' })?.index).toBe(2);
    expect(meantAttack(asking({ options }), aiming)).toBeUndefined();
    expect(meantAttack(asking({ options: options.slice(0, 1) }), aiming)?.index).toBe(0);
    expect(meantAttack(asking({ options }), { ...aiming, isAiming: false, considered: '1:monster:1' })).toBeUndefined();
  });

  test('goes at what the dragged attacker lies over, or at the player', () => {
    const over = (to: '1:monster:0' | '1:seat' | '1:spellTrap:0') =>
      meantAttack(asking({ options }), { ...idle, dragged: { from: '0:monster:2', to } })?.index;
    expect([over('1:monster:0'), over('1:seat'), over('1:spellTrap:0')]).toEqual([0, 2, undefined]);
  });
});

describe('at the crest of what is attacked', () => {
  const sign = (end: AttackEnd, attacker: 0 | 1 = 0) => {
    const called = { attacker: 'Raider', target: 'Guardian' };
    const { figure, word, tone } = attackSign(end, attacker, { t: attackTexts.en, names: ['Aya', 'Ren'], called });
    return [figure, word, tone];
  };
  const battle = {
    kind: 'battle',
    atk: 1900,
    against: { of: 'atk', value: 1400 },
    destroyed: ['target'],
    damage: [0, 500],
  } as const;

  test('stand the damage and what falls, as the attacking player sees it', () => {
    expect(sign(battle)).toEqual(['−500', 'destroyed', 'good']);
    expect(sign({ ...battle, destroyed: ['attacker'], damage: [700, 0] })).toEqual(['−700', 'you lose it', 'bad']);
    expect(sign({ ...battle, destroyed: [], damage: [700, 0] })).toEqual(['−700', 'you take', 'bad']);
    expect(sign({ ...battle, destroyed: ['attacker', 'target'], damage: [0, 0] })).toEqual([undefined, 'both go', 'bad']);
    expect(sign(battle, 1)).toEqual(['−500', 'destroyed', 'bad']);
  });

  test('stands nothing of what nobody knows', () => {
    expect(sign({ kind: 'faceDown', atk: 1900 })).toEqual(['?', 'unknown', 'open']);
  });
});
