import type { Chapter } from '../../kernel/register';

/** Pendulum monsters: only in rule sets that have Pendulum Zones. */
export const PENDULUM = {
  'no-pendulum-summon': {
    en: 'These rules have no Pendulum Summons.',
    ja: 'このルールにペンデュラム召喚はありません。',
    cites: ['R505'],
  },
  'pendulum-summon-once': {
    en: 'Only one Pendulum Summon per turn; a negated one counts.',
    ja: 'ペンデュラム召喚は1ターンに1度だけです。無効にされたものも数えます。',
    cites: ['P6', 'P7'],
  },
  'both-pendulum-zones': {
    en: 'A Pendulum Summon needs a card in both of your Pendulum Zones.',
    ja: 'ペンデュラム召喚には、自分のペンデュラムゾーン2つの両方にカードが必要です。',
    cites: ['P6'],
  },
  'no-monster-between-scales': {
    en: 'None of your monsters can be Pendulum Summoned with these scales.',
    ja: '今のスケールでペンデュラム召喚できるモンスターがありません。',
    cites: ['P6'],
  },
  'level-between-scales': {
    en: 'Its Level must lie between the two scales, equal to neither.',
    ja: 'レベルは2つのスケールの間でなければなりません。どちらかと同じレベルは出せません。',
    cites: ['P6'],
  },
  'not-a-pendulum-monster': {
    en: 'Only Pendulum Monsters can be activated in a Pendulum Zone.',
    ja: 'ペンデュラムゾーンで発動できるのは、ペンデュラムモンスターだけです。',
    cites: ['P3'],
  },
  'no-pendulum-zone': {
    en: 'Both of your Pendulum Zones hold a card.',
    ja: '自分のペンデュラムゾーンは2つとも埋まっています。',
    cites: ['P2', 'P3'],
  },
  'pendulum-to-extra-deck': {
    en: 'A Pendulum Monster that would be sent from the field to the Graveyard is put face-up into its owner’s Extra Deck.',
    ja: 'フィールドから墓地へ送られるペンデュラムモンスターは、代わりに持ち主のエクストラデッキに表側で置かれます。',
    cites: ['P8'],
    explains: true,
  },
  'pendulum-summon-limited': {
    en: 'An effect lets you Pendulum Summon only certain monsters.',
    ja: '効果により、特定のモンスターしかペンデュラム召喚できません。',
    cites: [],
    onCards: true,
  },
  'battle-damage-prevented': {
    en: 'An effect makes this battle damage 0.',
    ja: '効果により、この戦闘ダメージは0になります。',
    cites: [],
    onCards: true,
    explains: true,
  },
  'spared-once': {
    en: 'An effect keeps it from being destroyed, once per turn.',
    ja: '1ターンに1度、効果によって破壊を免れます。',
    cites: [],
    onCards: true,
    explains: true,
  },
  'pendulum-summon': {
    en: 'Any number of monsters come at once, as one Special Summon without a chain.',
    ja: '好きな数のモンスターを同時に、チェーンに乗らない1回の特殊召喚として出します。',
    cites: ['P6', 'P7'],
    explains: true,
  },
} as const satisfies Chapter;
