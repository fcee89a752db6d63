import type { RuleId } from '../engine/duel';
import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** What would make it legal, for the rules that know: said after the reason. */
const en = {
  'trap-not-in-set-turn': 'From the next turn on.',
  'quick-play-not-in-set-turn': 'From the next turn on.',
  'position-not-in-arrival-turn': 'From the next turn on.',
  'position-once': 'From the next turn on.',
  'position-not-after-attack': 'From the next turn on.',
  'swapped-monster-keeps-position': 'From the next turn on.',
  'not-in-summon-turn': 'From the next turn on.',
  'once-per-turn': 'From the next turn on.',
  'union-once-per-turn': 'From the next turn on.',
  'normal-summon-once': 'In the next own turn.',
  'not-after-attack': 'In the next own turn.',
  'chose-removal-over-attack': 'In the next own turn.',
  'first-turn-battle': 'From the second turn on.',
  'attack-once': 'In the next Battle Phase.',
  'battle-step-only': 'In the own Battle Phase.',
  'attack-position-only': 'Once it stands in attack position.',
  'battle-after-main1': 'From Main Phase 1, in the next own turn.',
  'main2-after-battle': 'After a Battle Phase.',
  'main-phase-only': 'In the own Main Phase, once nothing is open.',
  'ignition-timing': 'In the own Main Phase, once nothing is open.',
  'speed-1-timing': 'In the own Main Phase, once nothing is open.',
  'spell-own-turn': 'In the own turn; or Set first, from the next turn on.',
  'trap-must-be-set': 'Set first, from the next turn on.',
  'no-monster-zone': 'Once a Monster Zone is free.',
  'no-spell-trap-zone': 'Once a Spell & Trap Zone is free.',
  'already-face-up': 'Never while it lies face-up.',
  'no-target': 'Once there is a target.',
  'nothing-to-act-on': 'Once there is something.',
  'face-down-card': 'Once it lies face-up.',
  'standby-phase-only': 'In the own Standby Phase.',
  'not-asked': 'Once the question comes to its player.',
  'battle-phase-forbidden': 'Not in this turn.',
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
    nothing: 'Nothing can be thought of for it at this moment.',
    publicWindow: (name: string) => `The question stands open to both players. What ${name} may do is shown after “Let me look”.`,
    otherQuestion: 'Another question is open: it is answered first.',
    notYours: (name: string) => `${name} may not use this card.`,
    attackBy: (attacker: string) => `Attack with ${attacker}`,
    notACandidate: 'It is not among the cards to choose from.',
    candidate: 'It can be chosen.',
    nothingFocused: 'No card or zone has the focus. Go to one with the arrow keys.',
    takenZone: 'That zone is taken.',
    otherSide: (name: string) => `Cards of the hand go to ${name}’s own zones.`,
  },
  ja: {
    title: (what: string) => `なぜできない？ ${what}`,
    button: 'なぜできない？',
    possible: '今できます',
    nothing: 'このカードで今考えられることはありません。',
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
