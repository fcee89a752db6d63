import type { Chapter } from '../../kernel/register';

/** The chain, Spell Speed, triggers and resolution. */
export const CHAIN = {
  'spell-speed': {
    en: 'To respond you need Spell Speed 2 or higher, and at least that of the previous Chain Link.',
    ja: 'チェーンするにはスペルスピード2以上で、しかも直前のチェーン以上のスペルスピードが必要です。',
    cites: ['E48', 'E49', 'R077', 'R230', 'R231', 'R232', 'R233', 'R234', 'R236', 'R237', 'R238', 'R239', 'R240', 'R392'],
    refusesIn: ['R247'],
  },
  'ignition-timing': {
    en: 'An ignition effect is activated in your own Main Phase, when you have priority, never as a response.',
    ja: '起動効果は自分のメインフェイズに、優先権を持つときだけ発動できます。チェーンしては発動できません。',
    cites: ['E20', 'E49', 'R133', 'R296', 'R308', 'R427', 'R499'],
    refusesIn: ['R344', 'R345', 'R359'],
  },
  'trigger-by-itself': {
    en: 'A trigger or flip effect activates when its condition is met, never at will.',
    ja: '誘発効果とリバース効果は、条件が満たされたときに発動し、好きなときには発動できません。',
    cites: ['E20', 'R267', 'R300'],
    refusesIn: ['E53', 'R253', 'R254'],
  },
  'response-asked': {
    en: 'After each activation the opponent may respond, then the player who activated.',
    ja: 'カードが発動されるたびに、まず相手が、次に発動した側がチェーンできます。',
    cites: ['E47', 'R113', 'R189', 'R224', 'R225', 'R226', 'R227', 'R228', 'R229', 'R268', 'R272'],
    explains: true,
  },
  'last-in-first-out': {
    en: 'A chain resolves from its last Chain Link back to the first.',
    ja: 'チェーンは、最後に積まれたものから順に逆に処理します。',
    cites: ['E50', 'R229', 'R246', 'R252'],
    explains: true,
  },
  'nothing-during-resolution': {
    en: 'Nothing can be activated while a chain resolves.',
    ja: 'チェーンの処理が始まると、終わるまで何も発動できません。',
    cites: ['E50', 'R247', 'R249'],
    refusesIn: ['R262', 'R446'],
  },
  'counter-trap-as-link-1': {
    en: 'A Counter Trap that responds to a Summon or an attack may itself be Chain Link 1.',
    ja: '召喚や攻撃宣言に対するカウンター罠は、チェーン1として発動できます。',
    cites: ['E52', 'R241', 'R286'],
    explains: true,
  },
  'activation-negated': {
    en: 'A negated activation does nothing, and what was paid for it is not given back.',
    ja: '発動を無効にされたカードは不発となり、払ったコストは戻りません。',
    cites: ['E44', 'R245', 'R246'],
    explains: true,
  },
  'acts-without-a-link': {
    en: 'Summons, Sets, changes of position, attacks, upkeep and continuous effects are never Chain Links.',
    ja: '召喚、セット、表示形式の変更、攻撃宣言、維持コスト、永続効果は、チェーンに乗りません。',
    cites: ['E20', 'E51', 'R103', 'R105', 'R106', 'R235', 'R244', 'R290'],
    explains: true,
  },
  'continuous-between-links': {
    en: 'Continuous effects apply again between two links of a chain.',
    ja: '永続効果は、チェーンの1つの処理が終わるたびに、次の処理の前に適用し直します。',
    cites: ['E55', 'R261', 'R262'],
    explains: true,
  },
  'triggers-wait': {
    en: 'Mandatory triggers met during a chain wait until it has ended and then form a new chain.',
    ja: 'チェーンの途中で条件を満たした強制効果は、チェーンが終わってから新しいチェーンになります。',
    cites: ['E53', 'R249', 'R251', 'R252'],
    explains: true,
  },
  'missed-timing': {
    en: 'A "when … you can" effect counts only if its event was the last thing to happen.',
    ja: '「～した時、～できる」効果は、その出来事の後に別の処理が挟まるとタイミングを逃します。',
    cites: ['E53', 'R253', 'R254', 'R255', 'R256'],
    explains: true,
  },
  'trigger-order': {
    en: "Effects that trigger together: turn player's mandatory, opponent's mandatory, turn player's optional, opponent's optional.",
    ja: '同時に誘発した効果は、ターンプレイヤーの強制、相手の強制、ターンプレイヤーの任意、相手の任意の順に積みます。',
    cites: ['E54', 'R304', 'R306', 'R307', 'R338', 'R340', 'R341', 'R436', 'R502'],
    explains: true,
  },
  'own-trigger-order': {
    en: 'A player orders the effects of one group; the first one chosen becomes the lower Chain Link.',
    ja: '同じ組の効果はそのプレイヤーが順番を決め、先に選んだものが下のチェーンになります。',
    cites: ['E54', 'R252'],
    explains: true,
  },
  'tribute-triggers-first': {
    en: 'Effects of monsters Tributed for a Summon or an attack go below the effects of that Summon or attack.',
    ja: '召喚や攻撃のために生け贄にしたモンスターの効果は、その召喚や攻撃で誘発した効果より下に積みます。',
    cites: ['R305', 'R339'],
    explains: true,
  },
  'responses-after-triggers': {
    en: 'Responses come after all triggers of the moment, beginning with the opponent of the player who added the last Chain Link.',
    ja: '同時に誘発した効果がすべて積まれてから応答となり、最後に積んだ側の相手から始めます。',
    cites: ['E54', 'R300', 'R301', 'R309', 'R312', 'R313', 'R342', 'R343', 'R475'],
    explains: true,
  },
  'mandatory-without-target': {
    en: 'A mandatory effect without a legal target does not activate.',
    ja: '強制効果でも、対象がなければ発動しません。',
    cites: [],
    explains: true,
  },
  'target-no-longer-legal': {
    en: 'A target that is gone or no longer fits on resolution is not affected.',
    ja: '処理時に不在か、条件に合わなくなった対象には、効果は適用されません。',
    cites: ['E69'],
    explains: true,
  },
  'destroyed-when-targeted': {
    en: 'It is destroyed as soon as the effect that targeted it has resolved.',
    ja: '効果の対象にされると、その効果の処理の直後に破壊されます。',
    cites: [],
    onCards: true,
    explains: true,
  },
  'effect-outlives-its-monster': {
    en: "A monster's effect, once activated, resolves even if the monster has left the field.",
    ja: '発動したモンスター効果は、モンスターがフィールドを離れても処理されます。',
    cites: ['E21', 'R251'],
    explains: true,
  },
  'optional-trigger': {
    en: 'An optional effect need not be activated; a mandatory one must.',
    ja: '任意効果は発動しなくてもよく、強制効果は必ず発動します。',
    cites: ['E20', 'R476'],
    explains: true,
  },
  'continuous-at-once': {
    en: 'Continuous effects follow every change on the field and in the hands at once.',
    ja: '永続効果は、フィールドや手札が変わるたびにすぐ適用されます。',
    cites: ['E20', 'R290', 'R316', 'R317', 'R337'],
    explains: true,
  },
} satisfies Chapter;
