import type { RuleOptions } from '../model/profile';
import type { RuleId } from '../register/index';

/** What a rule says, in each language. */
export interface Line {
  readonly en: string;
  readonly ja: string;
}

/** A rule that rule sets differ in: what it says, by the value of the option that decides it. */
export interface Difference {
  readonly option: keyof RuleOptions;
  readonly cites: readonly string[];
  readonly says: Readonly<Record<string, Line>>;
  /** Rules of the register that read otherwise by the value of the option; null where that is no rule at all. */
  readonly rules?: { readonly [Rule in RuleId]?: Readonly<Record<string, Line | null>> };
}

/** What only cards say that come with the Pendulum Monsters. */
const SAID_BY_LATER_CARDS = [
  'locked-while-pendulum-battles',
  'only-zombies-by-tribute',
  'while-light-battles',
  'own-later-turn',
  'against-a-stronger-monster',
  'spells-and-traps-not-activated',
] as const satisfies readonly RuleId[];

/** What rule sets differ in, in the order of a turn; the options themselves are said in `model/profile.ts`. */
export const DIFFERENCES: readonly Difference[] = [
  {
    option: 'firstTurnDraw',
    cites: ['R417', 'R492'],
    says: {
      true: { en: 'The first player draws on turn 1 too.', ja: '先攻プレイヤーも、最初のターンにドローします。' },
      false: {
        en: 'The first player does not draw on turn 1, but both may still respond in that Draw Phase.',
        ja: '先攻プレイヤーは最初のターンにドローしません。そのドローフェイズでも応答はできます。',
      },
    },
    rules: {
      'first-turn-draw': {
        false: { en: 'The first player does not draw on the first turn.', ja: '先攻は1ターン目にカードを引きません。' },
      },
    },
  },
  {
    option: 'standbyItems',
    cites: ['R422', 'R423', 'R503'],
    says: {
      itemsOnly: {
        en: 'Standby Phase effects resolve first; then both may activate fast effects.',
        ja: 'スタンバイフェイズの処理を先に行い、その後で両者がクイックエフェクトを発動できます。',
      },
      mixed: {
        en: 'Fast effects may be activated before and between Standby Phase effects, in any order.',
        ja: 'スタンバイフェイズの処理の前や間にも、クイックエフェクトを発動できます。',
      },
    },
    rules: {
      'standby-items': {
        mixed: {
          en: 'In the Standby Phase the turn player does everything due, one by one in any order, then the opponent; fast effects may come before and between.',
          ja: 'スタンバイフェイズの処理は、ターンプレイヤー、相手の順に1つずつ行い、その前や間にもクイックエフェクトを発動できます。',
        },
      },
    },
  },
  {
    option: 'ignitionPriority',
    cites: ['R427', 'R499'],
    says: {
      true: {
        en: 'After a Summon the turn player keeps priority and may activate an ignition effect before the opponent responds.',
        ja: '召喚後もターンプレイヤーが優先権を持ち、相手より先に起動効果を発動できます。',
      },
      false: {
        en: 'Ignition effects can be activated only while nothing is in progress: after a Summon, fast effects come first.',
        ja: '起動効果は何も進行していないときだけ発動できます。召喚直後は、先にクイックエフェクトの確認があります。',
      },
    },
    rules: {
      'ignition-priority': {
        false: null,
      },
      'ignition-timing': {
        false: {
          en: 'An ignition effect is activated in your own Main Phase while nothing is in progress, never as a response.',
          ja: '起動効果は自分のメインフェイズに、何も進行していないときだけ発動できます。チェーンしては発動できません。',
        },
      },
    },
  },
  {
    option: 'mainPhase1Ends',
    cites: ['R428', 'R501'],
    says: {
      destinationAnnounced: {
        en: 'The turn player ends Main Phase 1 by announcing the Battle Phase or the End Phase.',
        ja: 'メインフェイズ1を終える時に、バトルフェイズかエンドフェイズかを宣言します。',
      },
      destinationAfterPasses: {
        en: 'Main Phase 1 ends when both have passed; only then the turn player chooses the Battle Phase or the End Phase.',
        ja: '両者がパスするとメインフェイズ1が終わり、その後でバトルフェイズかエンドフェイズかを選びます。',
      },
    },
  },
  {
    option: 'battlePhaseStart',
    cites: ['R432'],
    says: {
      false: {
        en: 'The Start Step has one chance to respond; nothing activates “at the start of the Battle Phase”.',
        ja: 'スタートステップには応答のタイミングが1つあります。「バトルフェイズ開始時」の発動はありません。',
      },
      true: {
        en: 'Effects “at the start of the Battle Phase” activate first, before the chance to respond in the Start Step.',
        ja: '「バトルフェイズ開始時」の効果を先に発動し、その後にスタートステップの応答のタイミングがあります。',
      },
    },
    rules: {
      'battle-phase-start-only': {
        false: null,
      },
      'start-comes-first': {
        false: null,
      },
    },
  },
  {
    option: 'attacksPer',
    cites: ['R433', 'R434', 'R494'],
    says: {
      battlePhase: {
        en: 'A monster declares one attack in each Battle Phase.',
        ja: 'モンスターはバトルフェイズごとに1回攻撃を宣言できます。',
      },
      turn: {
        en: 'A monster declares one attack in a turn, however many Battle Phases the turn has.',
        ja: 'バトルフェイズが何回あっても、モンスターの攻撃宣言は1ターンに1回です。',
      },
    },
    rules: {
      'attack-once': {
        battlePhase: {
          en: 'It has declared its attack already: one in each Battle Phase, and an attack that was stopped counts.',
          ja: 'すでに攻撃宣言をしています。バトルフェイズごとに1度で、中止した攻撃も数えます。',
        },
        turn: {
          en: 'It has declared its attack already: one in a turn, and an attack that was stopped counts.',
          ja: 'すでに攻撃宣言をしています。1ターンに1度で、中止した攻撃も数えます。',
        },
      },
    },
  },
  {
    option: 'declarationTriggers',
    cites: ['R436', 'R502'],
    says: {
      fourGroups: {
        en: 'Triggers to an attack declaration go on the chain in four groups: mandatory ones of both players first.',
        ja: '攻撃宣言時の誘発効果は4つの組で積みます。両者の強制効果が先です。',
      },
      turnPlayerFirst: {
        en: 'Triggers to an attack declaration go on the chain player by player: all of the turn player first.',
        ja: '攻撃宣言時の誘発効果はプレイヤーごとに積みます。ターンプレイヤーのものがすべて先です。',
      },
    },
    rules: {
      'trigger-order': {
        turnPlayerFirst: {
          en: "Effects that trigger together: mandatory ones first, the turn player's before the opponent's; at an attack declaration all of the turn player's first.",
          ja: '同時に誘発した効果は、強制、任意の順に、それぞれターンプレイヤーのものから積みます。攻撃宣言時は、ターンプレイヤーのものがすべて先です。',
        },
      },
    },
  },
  {
    option: 'damageSubSteps',
    cites: ['R457'],
    says: {
      onReveal: {
        en: 'After the start of the Damage Step both may respond again before damage calculation only if a face-down target was turned up.',
        ja: 'ダメージステップ開始時の後、ダメージ計算前にもう一度応答できるのは、裏側の攻撃対象が表になったときだけです。',
      },
      five: {
        en: 'The Damage Step has five parts; after its start both may respond again before damage calculation in every battle.',
        ja: 'ダメージステップは5つに分かれ、どの戦闘でも、開始時の後にダメージ計算前の応答のタイミングがあります。',
      },
    },
  },
  {
    option: 'damageStepTriggers',
    cites: ['R449', 'R453', 'R454', 'R455', 'R456', 'R504'],
    says: {
      any: {
        en: 'A trigger effect that meets its event in the Damage Step activates there.',
        ja: 'ダメージステップ中に条件を満たした誘発効果は、そこで発動します。',
      },
      listed: {
        en: 'In the Damage Step only certain kinds of optional triggers activate; the others do not come later.',
        ja: 'ダメージステップで発動できる任意の誘発効果は決まった種類だけで、ほかは後からも発動しません。',
      },
    },
  },
  {
    option: 'damageStepActivations',
    cites: ['R449', 'R450', 'R451', 'R452'],
    says: {
      ofTheCards: {
        en: 'In the Damage Step an effect that negates effects may answer, too; a card for an attack declaration may not be activated.',
        ja: 'ダメージステップでは、効果を無効にする効果もチェーンできます。攻撃宣言時のカードは発動できません。',
      },
      listed: {
        en: 'In the Damage Step what negates an effect, not an activation, may not answer; what changes ATK or DEF may, before calculation.',
        ja: 'ダメージステップでは、発動ではなく効果を無効にする効果は使えません。攻守を増減する効果は計算前まで使えます。',
      },
    },
  },
  {
    option: 'zeroAtkBothDestroyed',
    cites: ['R458'],
    says: {
      true: {
        en: 'ATK 0 against ATK 0 in Attack Position: both monsters are destroyed.',
        ja: '攻撃表示の攻撃力0同士が戦うと、両方破壊されます。',
      },
      false: {
        en: 'ATK 0 against ATK 0 in Attack Position: neither monster is destroyed.',
        ja: '攻撃表示の攻撃力0同士が戦っても、どちらも破壊されません。',
      },
    },
    rules: {
      'battle-equal-attack': {
        false: {
          en: 'Equal ATK in Attack Position: both are destroyed and nobody takes damage; at 0 against 0 neither is destroyed.',
          ja: '攻撃表示同士で攻撃力が同じなら両方が破壊され、ダメージはありません。0同士ではどちらも破壊されません。',
        },
      },
    },
  },
  {
    option: 'negateEffectSummonAtLink1',
    cites: ['R478'],
    says: {
      true: {
        en: 'A Special Summon by the effect of Chain Link 1 can be negated as a Summon.',
        ja: 'チェーン1の効果による特殊召喚は、召喚として無効にできます。',
      },
      false: {
        en: 'A Special Summon by an effect cannot be negated as a Summon.',
        ja: '効果による特殊召喚は、召喚として無効にできません。',
      },
    },
    rules: {
      'effect-summon-negation': {
        false: {
          en: 'The Summon of a monster that an effect Special Summons cannot be negated.',
          ja: '効果で特殊召喚されるモンスターの召喚は無効にできません。',
        },
      },
    },
  },
  {
    option: 'fieldSpells',
    cites: ['E45', 'R389'],
    says: {
      oneGlobal: {
        en: 'One Field Spell is face-up in all: a new one replaces that of either player.',
        ja: '表側のフィールド魔法は全体で1枚。新しいものは、どちらのものとも入れ替わります。',
      },
      onePerPlayer: {
        en: 'Each player may have a face-up Field Spell; both apply.',
        ja: 'フィールド魔法は1人1枚ずつ置けて、両方が適用されます。',
      },
    },
    rules: {
      'one-field-spell': {
        onePerPlayer: {
          en: 'Each player may have one face-up Field Spell; a new one sends their own old one to the Graveyard.',
          ja: '表側のフィールド魔法は1人1枚です。新しく発動すると、自分の古いものは墓地へ送られます。',
        },
      },
    },
  },
  {
    option: 'ownFieldSpellReplaced',
    cites: ['E45', 'E46'],
    says: {
      destroyed: {
        en: 'A Field Spell that a new one of the same player replaces is destroyed.',
        ja: '自分の新しいフィールド魔法と入れ替わった古いものは、破壊されます。',
      },
      sent: {
        en: 'A Field Spell that a new one of the same player replaces is sent to the Graveyard, not destroyed.',
        ja: '自分の新しいフィールド魔法と入れ替わった古いものは、破壊されずに墓地へ送られます。',
      },
    },
  },
  {
    option: 'pendulum',
    cites: ['P2', 'P3', 'P6', 'R427', 'R505'],
    says: {
      false: {
        en: 'No monster is activated as a Spell; nothing lies face-up in the Fusion Deck.',
        ja: 'モンスターを魔法として発動することはなく、融合デッキに表側のカードはありません。',
      },
      true: {
        en: 'Pendulum Monsters may be activated in two Pendulum Zones; monsters between their Scales are Summoned all at once.',
        ja: 'ペンデュラムモンスターは2つのペンデュラムゾーンに発動でき、スケールの間のモンスターを一度に出せます。',
      },
    },
    rules: {
      'no-pendulum-summon': {
        true: null,
      },
      'fusion-materials': {
        true: {
          en: 'A Fusion Summon uses materials from your hand and field; the Fusion Monster comes from the Extra Deck.',
          ja: '融合召喚は自分の手札とフィールドの素材を使い、融合モンスターをエクストラデッキから出します。',
        },
      },
      'fusion-deck-return': {
        true: {
          en: 'A Fusion Monster returns to the Extra Deck instead of the hand or Deck.',
          ja: '融合モンスターは、手札やデッキの代わりにエクストラデッキに戻ります。',
        },
      },
      ...Object.fromEntries(SAID_BY_LATER_CARDS.map((rule) => [rule, { false: null }])),
    },
  },
  {
    option: 'deckLimits',
    cites: ['E12', 'E13', 'E14'],
    says: {
      true: {
        en: 'A Main Deck of 40 cards or more, any Fusion Deck, a Side Deck of exactly 15 cards or none.',
        ja: 'メインデッキは40枚以上、融合デッキは何枚でも、サイドデッキはちょうど15枚か0枚です。',
      },
      false: {
        en: 'A Main Deck of 40 to 60 cards, up to 15 in the Extra Deck, up to 15 in the Side Deck.',
        ja: 'メインデッキは40～60枚、エクストラデッキは15枚まで、サイドデッキは15枚までです。',
      },
    },
  },
];

/** The word by which a difference finds what a rule set says: the option, of the sizes of a deck whether a part must be whole. */
const valueOf = (options: RuleOptions, option: keyof RuleOptions): string => {
  const value = options[option];
  return String(typeof value === 'object' ? value.sideIsWhole : value);
};

/** What a rule set says in it. */
export const versionOf = ({ option, says }: Difference, options: RuleOptions): { readonly en: string; readonly ja: string } =>
  says[valueOf(options, option)]!;

/** How a rule of the register reads in a rule set: null where it is none of its rules, undefined where it reads as it stands. */
export const lineIn = (rule: string, options: RuleOptions): Line | null | undefined =>
  DIFFERENCES.map(
    ({ option, rules = {} }) =>
      (rules as Readonly<Record<string, Readonly<Record<string, Line | null>>>>)[rule]?.[valueOf(options, option)],
  ).find((line) => line !== undefined);
