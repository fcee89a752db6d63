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
  'attack-once': 'In your next Battle Phase.',
  'battle-step-only': 'In your Battle Phase.',
  'attack-position-only': 'When it is in attack position.',
  'battle-after-main1': 'From Main Phase 1, on your next turn.',
  'main2-after-battle': 'After a Battle Phase.',
  'main-phase-only': 'In your Main Phase, when nothing is waiting for a response.',
  'ignition-timing': 'In your Main Phase, when nothing is waiting for a response.',
  'speed-1-timing': 'In your Main Phase, when nothing is waiting for a response.',
  'spell-own-turn': 'On your turn; or Set it first and use it next turn or later.',
  'trap-must-be-set': 'Set it first and use it next turn or later.',
  'no-monster-zone': 'As soon as a Monster Zone is free.',
  'no-spell-trap-zone': 'As soon as a Spell & Trap Zone is free.',
  'already-face-up': 'Not while it is face-up.',
  'no-target': 'As soon as there is a target.',
  'nothing-to-act-on': 'As soon as there is something it can affect.',
  'face-down-card': 'When it is face-up.',
  'standby-phase-only': 'In your Standby Phase.',
  'not-asked': 'When its player is asked.',
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
  'attack-once': '次のバトルフェイズにできます。',
  'battle-step-only': '自分のバトルフェイズにできます。',
  'attack-position-only': '攻撃表示になればできます。',
  'battle-after-main1': '次の自分のターンのメインフェイズ1から入れます。',
  'main2-after-battle': 'バトルフェイズの後に入れます。',
  'main-phase-only': '自分のメインフェイズに、応答待ちがなければできます。',
  'ignition-timing': '自分のメインフェイズに、応答待ちがなければできます。',
  'speed-1-timing': '自分のメインフェイズに、応答待ちがなければできます。',
  'spell-own-turn': '自分のターンに、またはセットして次のターンからできます。',
  'trap-must-be-set': 'セットすれば次のターンからできます。',
  'no-monster-zone': 'モンスターゾーンが空けばできます。',
  'no-spell-trap-zone': '魔法・罠ゾーンが空けばできます。',
  'already-face-up': '表側の間はできません。',
  'no-target': '対象ができればできます。',
  'nothing-to-act-on': '効果の及ぶものができればできます。',
  'face-down-card': '表側になればできます。',
  'standby-phase-only': '自分のスタンバイフェイズにできます。',
  'not-asked': 'そのプレイヤーの番になればできます。',
  'battle-phase-forbidden': 'このターンはできません。',
};

type Remedies = Partial<Readonly<Record<RuleId, string>>>;

export const remedyTexts: Readonly<Record<'en' | 'ja', Remedies>> = { en, ja };

const sheet = {
  en: {
    title: (what: string) => `Why not? — ${what}`,
    button: 'Why not?',
    possible: 'possible now',
    nothing: 'There is nothing this zone could do.',
    publicWindow: (name: string) => `Both players can see this question. What ${name} can do is shown after “Let me look”.`,
    otherQuestion: 'Answer the open question first.',
    notYours: (name: string) => `${name} cannot use this card.`,
    attackBy: (attacker: string) => `Attack with ${attacker}`,
    notACandidate: 'It cannot be chosen here.',
    candidate: 'It can be chosen.',
    nothingFocused: 'No card or zone is selected. Move to one with the arrow keys.',
    takenZone: 'That zone is taken.',
    otherSide: (name: string) => `Cards from the hand go to ${name}’s own zones.`,
  },
  ja: {
    title: (what: string) => `なぜできない？ ${what}`,
    button: 'なぜできない？',
    possible: '今できます',
    nothing: 'ここでできることはありません。',
    publicWindow: (name: string) => `この問いは両者に見えています。${name}にできることは「手札を見る」の後に示されます。`,
    otherQuestion: '先に答える問いが別にあります。',
    notYours: (name: string) => `${name}が使えるカードではありません。`,
    attackBy: (attacker: string) => `${attacker}で攻撃`,
    notACandidate: '選択の候補ではありません。',
    candidate: '選べます。',
    nothingFocused: 'カードやゾーンが選ばれていません。矢印キーで移ってください。',
    takenZone: 'そのゾーンは使われています。',
    otherSide: (name: string) => `手札のカードは${name}自身のゾーンに置きます。`,
  },
} as const satisfies Record<'en' | 'ja', Readonly<Record<string, string | ((name: string) => string)>>>;

export type WhyTexts = TextShape<(typeof sheet)['en']>;

export const whyTexts: Readonly<Record<'en' | 'ja', WhyTexts>> = sheet;

export const useWhyTexts = (): WhyTexts => whyTexts[useLanguage()];
