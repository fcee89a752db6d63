import type { Chapter } from './rule';

/** Attacks, replays and the Damage Step. */
export const BATTLE = {
  'battle-step-only': {
    en: 'Attacks are declared in your own Battle Step, one after another.',
    ja: '攻撃宣言は自分のバトルステップに、1体ずつ行います。',
    cites: ['R163', 'R164', 'R167', 'R354', 'R474', 'R486'],
  },
  'attack-position-only': {
    en: 'Only a monster in Attack Position can attack.',
    ja: '攻撃できるのは、攻撃表示のモンスターだけです。',
    cites: ['R158', 'R167', 'R435'],
  },
  'attack-once': {
    en: 'It has declared its attack already; an attack that was stopped counts.',
    ja: 'すでに攻撃宣言をしています。中止した攻撃も1度に数えます。',
    cites: ['E59', 'R154', 'R155', 'R211', 'R217', 'R220', 'R221', 'R222', 'R433', 'R434', 'R443', 'R494'],
  },
  'must-attack': {
    en: 'A monster that must attack can still attack: the Battle Phase is not left before.',
    ja: '攻撃しなければならないモンスターが攻撃できる間は、バトルフェイズを終えられません。',
    cites: [],
    onCards: true,
  },
  'attack-negated': {
    en: 'A negated attack ends without a battle and counts as declared.',
    ja: '攻撃が無効になると戦闘は行われませんが、攻撃宣言はしたことになります。',
    cites: ['R348', 'R354'],
    explains: true,
  },
  'defender-names-target': {
    en: 'The attacked player names which monster is attacked.',
    ja: '攻撃されるモンスターは、攻撃される側のプレイヤーが選びます。',
    cites: ['R334'],
    explains: true,
  },
  'direct-attack': {
    en: 'It cannot attack the player directly now: a monster must be attacked while the opponent has one.',
    ja: '今は直接攻撃できません。相手フィールドにモンスターがいる間は、モンスターを攻撃します。',
    cites: ['R168', 'R169', 'R219', 'R223', 'R327', 'R329', 'R330', 'R435'],
  },
  'attack-target': {
    en: 'That monster cannot be its attack target now.',
    ja: 'そのモンスターは、今は攻撃対象に選べません。',
    cites: ['R167', 'R327'],
  },
  'no-replay-now': {
    en: 'No replay is happening now.',
    ja: '今は巻き戻しは起きていません。',
    cites: ['E58', 'E60', 'R206', 'R207', 'R208', 'R219', 'R220', 'R221', 'R222', 'R223', 'R448', 'R498'],
  },
  'battle-optional': {
    en: 'Nobody has to enter the Battle Phase, and no monster has to attack.',
    ja: 'バトルフェイズを行うかどうかも、どのモンスターで攻撃するかも自由です。',
    cites: ['R146', 'R148', 'R163', 'R170'],
    explains: true,
  },
  'summoned-in-battle': {
    en: 'A monster that was Special Summoned in the Battle Step may attack.',
    ja: 'バトルステップ中に特殊召喚されたモンスターも攻撃できます。',
    cites: ['R166'],
    explains: true,
  },
  'free-quick-effects': {
    en: 'After the declaration and until the Damage Step, fast effects without a condition of their own may be activated any number of times.',
    ja: '攻撃宣言後、ダメージステップまでは、フリーチェーンのカードを何度でも発動できます。',
    cites: ['R214', 'R216', 'R345', 'R355', 'R356', 'R357', 'R359', 'R361'],
    explains: true,
  },
  'attack-goes-on': {
    en: 'When both players pass after the declaration, the Damage Step follows, then the Battle Step again.',
    ja: '攻撃宣言後、両者が応答しなければダメージステップに進み、その後バトルステップに戻ります。',
    cites: ['R153', 'R172', 'R174', 'R362'],
    explains: true,
  },
  replay: {
    en: 'A monster left or joined the attacked side: the attacker chooses again, or stops.',
    ja: '攻撃された側のモンスターが減ったか増えたので、巻き戻して攻撃対象を選び直します。攻撃を中止することもできます。',
    cites: ['E57', 'E61', 'R204', 'R205', 'R209', 'R210', 'R215', 'R360', 'R439', 'R440', 'R442', 'R491', 'R495', 'R497'],
    explains: true,
  },
  'replay-not-caused': {
    en: "Turning over, changes of position or values, and the attacker's own side cause no replay.",
    ja: '表裏や表示形式、能力値の変化と、攻撃側のモンスターの増減では、巻き戻しは起きません。',
    cites: ['E58', 'R206', 'R207', 'R208', 'R441'],
    explains: true,
  },
  'replay-after-everything': {
    en: 'A replay comes after the whole chain and after what the Summon triggered.',
    ja: '巻き戻しは、チェーンと召喚時の効果がすべて終わってから行います。',
    cites: ['E57', 'R215', 'R446', 'R447', 'R497'],
    explains: true,
  },
  'new-target-not-declared': {
    en: 'Choosing a new target on a replay is not a declaration.',
    ja: '巻き戻しで対象を選び直しても、攻撃宣言にはなりません。',
    cites: ['E59', 'R213', 'R216', 'R361', 'R444'],
    explains: true,
  },
  'stopped-attack': {
    en: 'An attack that was stopped on a replay counts as declared.',
    ja: '巻き戻しで攻撃を中止しても、攻撃宣言をしたことになります。',
    cites: ['E59', 'R211', 'R212', 'R217', 'R443'],
    explains: true,
  },
  'attack-right-lost': {
    en: 'When the right to attack directly is lost in mid-attack there is a replay; when the second attack is lost, the attack ends.',
    ja: '攻撃中に直接攻撃の権利を失うと巻き戻しになり、2回目の攻撃の権利を失うと攻撃は終わります。',
    cites: ['E60', 'R218', 'R219', 'R220', 'R221', 'R223', 'R445', 'R496'],
    explains: true,
  },
  'attack-ends': {
    en: 'The attack ends without a battle: the attacker has left, changed position, can no longer attack, or has no target.',
    ja: '攻撃モンスターがフィールドを離れる、裏側や守備表示になる、攻撃を禁じられる、対象がなくなるなどで、戦闘せずに攻撃は終わります。',
    cites: ['E60', 'R220', 'R221', 'R488'],
    explains: true,
  },
  'damage-step': {
    en: 'The Damage Step allows only Counter Traps and effects made for it, such as changes of ATK or DEF before calculation.',
    ja: 'ダメージステップで発動できるのは、カウンター罠のほか、計算前の攻撃力・守備力の変更など、決まった効果だけです。',
    cites: ['E34', '9.3', 'R173', 'R363', 'R393', 'R449', 'R504'],
  },
  'damage-step-only': {
    en: 'It can be activated only in the Damage Step.',
    ja: 'ダメージステップにだけ発動できます。',
    cites: [],
    onCards: true,
  },
  'damage-calculation-only': {
    en: 'It can be activated only during damage calculation.',
    ja: 'ダメージ計算時にだけ発動できます。',
    cites: [],
    onCards: true,
  },
  'attacked-monster-turned-up': {
    en: 'A face-down monster that is attacked turns face-up in Defense Position before damage calculation; its flip effect waits until after it.',
    ja: '攻撃された裏側のモンスターはダメージ計算の前に表側守備表示になり、リバース効果は計算の後に発動します。',
    cites: ['E20', '9.3', 'R454'],
    explains: true,
  },
  'battle-attack-position': {
    en: 'Against Attack Position: the monster with lower ATK is destroyed, and its controller takes the difference as damage.',
    ja: '攻撃表示同士では、攻撃力の低い方が破壊され、そのコントローラーが差のダメージを受けます。',
    cites: ['9.3'],
    explains: true,
  },
  'battle-equal-attack': {
    en: 'Equal ATK in Attack Position: both are destroyed and nobody takes damage, also at 0 against 0.',
    ja: '攻撃表示同士で攻撃力が同じなら、0同士でも両方が破壊され、ダメージはありません。',
    cites: ['9.3', 'R458'],
    explains: true,
  },
  'battle-defense-position': {
    en: 'Against Defense Position: lower DEF is destroyed without damage; equal DEF changes nothing; higher DEF damages the attacking player.',
    ja: '守備表示への攻撃では、守備力が低ければダメージなしで破壊され、同じなら何も起きず、高ければ攻撃側が差のダメージを受けます。',
    cites: ['9.3'],
    explains: true,
  },
  'battle-direct': {
    en: "A direct attack deals the attacker's whole ATK.",
    ja: '直接攻撃では、攻撃モンスターの攻撃力がそのままダメージになります。',
    cites: ['9.3', 'R168'],
    explains: true,
  },
  piercing: {
    en: 'A piercing attack on Defense Position deals the difference between ATK and DEF as damage.',
    ja: '貫通の効果があれば、守備表示への攻撃でも攻撃力が超えた分のダメージを与えます。',
    cites: ['9.3'],
    explains: true,
  },
  'battle-destroyed': {
    en: 'Monsters destroyed by battle stay out of reach until the end of the Damage Step, then go to the Graveyard together.',
    ja: '戦闘で破壊が確定したモンスターはダメージステップの終わりまで効果を受けず、終わりに一緒に墓地へ送られます。',
    cites: ['E43', '9.3'],
    explains: true,
  },
  'no-replay-in-damage-step': {
    en: 'In the Damage Step there is no replay any more.',
    ja: 'ダメージステップに入ると、もう巻き戻しは起きません。',
    cites: ['E57', '9.3', 'R448', 'R498'],
    explains: true,
  },
} satisfies Chapter;
