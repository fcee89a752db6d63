import type { RuleId } from '../engine/duel';
import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** What would make it legal, for the rules that know: said after the reason. */
const en = {
  'trap-not-in-set-turn': 'Next turn or later.',
  'quick-play-not-in-set-turn': 'Next turn or later.',
  'position-not-in-arrival-turn': 'Next turn or later.',
  'position-once': 'Next turn or later.',
  'position-not-after-attack': 'Next turn or later.',
  'swapped-monster-keeps-position': 'Next turn or later.',
  'not-in-summon-turn': 'Next turn or later.',
  'once-per-turn': 'Next turn or later.',
  'union-once-per-turn': 'Next turn or later.',
  'normal-summon-once': 'On your next turn.',
  'not-after-attack': 'On your next turn.',
  'chose-removal-over-attack': 'On your next turn.',
  'first-turn-battle': 'From the second turn.',
  'battle-step-only': 'In your Battle Phase.',
  'attack-position-only': 'Once it is in Attack Position.',
  'battle-after-main1': 'From Main Phase 1, on your next turn.',
  'main2-after-battle': 'After a Battle Phase.',
  'main-phase-only': 'In your Main Phase, while no chain or response is open.',
  'ignition-timing': 'In your Main Phase, while no chain or response is open.',
  'speed-1-timing': 'In your Main Phase, while no chain or response is open.',
  'spell-own-turn': 'On your turn; or Set it and activate it next turn or later.',
  'trap-must-be-set': 'Set it first; activate it next turn or later.',
  'no-monster-zone': 'Once a Monster Zone is free.',
  'no-spell-trap-zone': 'Once a Spell & Trap Zone is free.',
  'already-face-up': 'Not while it is face-up.',
  'no-target': 'Once there is a target.',
  'nothing-to-act-on': 'Once there is something for it to affect.',
  'face-down-card': 'Once it is face-up.',
  'standby-phase-only': 'In your Standby Phase.',
  'not-asked': 'When that player may respond.',
  'battle-phase-forbidden': 'Not this turn.',
} as const satisfies Partial<Record<RuleId, string>>;

const ja: TextShape<typeof en> = {
  'trap-not-in-set-turn': '次のターンからできます。',
  'quick-play-not-in-set-turn': '次のターンからできます。',
  'position-not-in-arrival-turn': '次のターンからできます。',
  'position-once': '次のターンからできます。',
  'position-not-after-attack': '次のターンからできます。',
  'swapped-monster-keeps-position': '次のターンからできます。',
  'not-in-summon-turn': '次のターンからできます。',
  'once-per-turn': '次のターンからできます。',
  'union-once-per-turn': '次のターンからできます。',
  'normal-summon-once': '次の自分のターンにできます。',
  'not-after-attack': '次の自分のターンにできます。',
  'chose-removal-over-attack': '次の自分のターンにできます。',
  'first-turn-battle': '2ターン目からできます。',
  'battle-step-only': '自分のバトルフェイズにできます。',
  'attack-position-only': '攻撃表示になればできます。',
  'battle-after-main1': '次の自分のターンのメインフェイズ1から入れます。',
  'main2-after-battle': 'バトルフェイズの後に入れます。',
  'main-phase-only': '自分のメインフェイズの、チェーンや応答の途中でないときにできます。',
  'ignition-timing': '自分のメインフェイズの、チェーンや応答の途中でないときにできます。',
  'speed-1-timing': '自分のメインフェイズの、チェーンや応答の途中でないときにできます。',
  'spell-own-turn': '自分のターンに、またはセットして次のターンから発動できます。',
  'trap-must-be-set': 'セットすれば次のターンから発動できます。',
  'no-monster-zone': 'モンスターゾーンが空けばできます。',
  'no-spell-trap-zone': '魔法＆罠ゾーンが空けばできます。',
  'already-face-up': '表側の間はできません。',
  'no-target': '対象がいれば発動できます。',
  'nothing-to-act-on': '効果を適用できるカードがあれば発動できます。',
  'face-down-card': '表側になればできます。',
  'standby-phase-only': '自分のスタンバイフェイズにできます。',
  'not-asked': '自分の番になればできます。',
  'battle-phase-forbidden': 'このターンはできません。',
};

type Remedies = Partial<Readonly<Record<RuleId, string>>>;

export const remedyTexts: Readonly<Record<'en' | 'ja', Remedies>> = { en, ja };

const sheet = {
  en: {
    title: (what: string) => `Why not? — ${what}`,
    button: 'Why not?',
    possible: 'possible now',
    nothing: 'Nothing can be done here.',
    otherQuestion: 'Answer the open question first.',
    notYours: (name: string) => `${name} cannot use this card.`,
    attackBy: (attacker: string) => `Attack with ${attacker}`,
    notACandidate: 'Not a legal choice.',
    candidate: 'It can be chosen.',
    nothingFocused: 'Select a card or zone first (arrow keys).',
    takenZone: 'That zone is taken.',
    otherSide: (name: string) => `Cards from the hand go to ${name}’s own zones.`,
  },
  ja: {
    title: (what: string) => `できない理由：${what}`,
    button: 'できない理由',
    possible: '可能',
    nothing: 'ここでできることはありません。',
    otherQuestion: '先に表示中の選択を済ませてください。',
    notYours: (name: string) => `${name}はこのカードを使えません。`,
    attackBy: (attacker: string) => `${attacker}で攻撃`,
    notACandidate: 'このカードは選べません。',
    candidate: '選べます。',
    nothingFocused: 'カードかゾーンを選んでください（矢印キー）。',
    takenZone: 'そのゾーンは空いていません。',
    otherSide: (name: string) => `手札のカードは${name}自身のゾーンに置きます。`,
  },
} as const satisfies Record<'en' | 'ja', Readonly<Record<string, string | ((name: string) => string)>>>;

export type WhyTexts = TextShape<(typeof sheet)['en']>;

export const whyTexts: Readonly<Record<'en' | 'ja', WhyTexts>> = sheet;

export const useWhyTexts = (): WhyTexts => whyTexts[useLanguage()];
