import type { Chapter } from '../../kernel/register';

/** What happens at turn end, step by step, and when a life of nothing is seen. */
export const TURN_END = {
  'damage-reset-at-turn-end': {
    en: 'At turn end the damage is gone before changes until the end of the turn are over: a character saved by one survives.',
    ja: 'ターン終了時は、ダメージがなくなってから「ターン終了時まで」の修正が切れます。修正で耐えたキャラクターは残ります。',
    cites: ['V33'],
    explains: true,
  },
  'until-end-of-turn': {
    en: 'All that lasts until the end of the turn ends at once, before the effects of the turn end.',
    ja: '「ターン終了時まで」の効果は、ターン終了時の効果を解決する前に、すべて同時に終わります。',
    cites: ['V34'],
    explains: true,
  },
  'protection-ends': {
    en: 'A protection against the next damage of the turn that has not been used is gone at turn end.',
    ja: 'そのターンの次のダメージに備える効果は、使われなければターン終了時になくなります。',
    cites: ['V35'],
    explains: true,
  },
  'replacement-ends-before-draw': {
    en: 'What turns draws into discards until the end of the turn is over before an effect of the turn end draws.',
    ja: 'ドローを破棄に置き換える効果は、ターン終了時の効果で引く前に終わっています。',
    cites: ['V36'],
    explains: true,
  },
  'turn-end-damage-unprotected': {
    en: 'Damage by an effect of the turn end is not stopped by a protection that lasted until then.',
    ja: 'それまで続いていた防護の効果では、ターン終了時の効果によるダメージを防げません。',
    cites: ['V37'],
    explains: true,
  },
  'gone-card-has-no-turn-end': {
    en: 'An effect of the turn end whose card has left the field by then is not resolved.',
    ja: 'その時までに場を離れたカードの、ターン終了時の効果は解決されません。',
    cites: ['V38'],
    explains: true,
  },
  'during-your-turn-ends': {
    en: 'What applies during a player’s turn still applies to the effects of the turn end, and ends after them.',
    ja: '「ターンの間」の効果は、ターン終了時の効果の処理中も適用され、その後に終わります。',
    cites: ['V39'],
    explains: true,
  },
  'life-seen-at-priority': {
    en: 'A life of 0 or less loses when a player next gets priority: not at turn end or turn start, but in the Active Phase.',
    ja: 'ライフが0以下のプレイヤーは、次に優先権が発生した時に敗北します。ターンの終了時や開始時には敗北しません。',
    cites: ['V40'],
    explains: true,
  },
  'next-turn': {
    en: 'After the turn end the opponent’s turn starts.',
    ja: 'ターン終了時の処理の後、相手のターンが始まります。',
    cites: ['V41'],
    explains: true,
  },
  'damage-of-turn-end-stays': {
    en: 'Damage that an effect of the turn end deals stays until the reset of the next turn start.',
    ja: 'ターン終了時の効果によるダメージは、次のターンの開始時まで残ります。',
    cites: ['V42'],
    explains: true,
  },
} as const satisfies Chapter;
