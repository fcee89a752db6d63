import type { RuleId } from '../../../engine/vision';

/** What would make it legal, for the rules that know: said after the reason. `n` is how many nodes are wanted. */
type Remedies = Partial<Readonly<Record<RuleId, string | ((n: number) => string)>>>;

const en = {
  'not-asked': 'Once you are asked.',
  'main-phase-only': 'In your Main Phase, once no interference runs.',
  'node-once': 'On your next turn.',
  'character-once': 'On your next turn.',
  'doll-once': 'On your next turn.',
  'world-charm-once': 'On your next turn.',
  'nodes-required': (n: number) => (n === 1 ? 'Once you have a node.' : `Once you have ${n} nodes.`),
  'cost-payable': (n: number) => `Once you can pay ${n}.`,
  'field-equipment-once': 'Once that one has left the field.',
  'no-target': 'Once there is a target.',
  'must-be-active': 'Once it is awake: in your next Active Phase, a vigilant one already in your opponent’s, or by an effect.',
  'once-per-interference': 'In the next interference.',
  bound: 'Once what binds it has gone.',
  'direct-answer-only': 'At the next attack on you, before anything else.',
} satisfies Remedies;

const ja: Readonly<Record<keyof typeof en, string | ((n: number) => string)>> = {
  'not-asked': '自分の番になればできます。',
  'main-phase-only': '自分のメインフェイズに、干渉がなければできます。',
  'node-once': '次の自分のターンにできます。',
  'character-once': '次の自分のターンにできます。',
  'doll-once': '次の自分のターンにできます。',
  'world-charm-once': '次の自分のターンにできます。',
  'nodes-required': (n) => `ノードが${n}枚あればできます。`,
  'cost-payable': (n) => `${n}を支払えるようになればできます。`,
  'field-equipment-once': 'それが場を離れればできます。',
  'no-target': '目標がいればできます。',
  'must-be-active':
    'アクティブ状態になればできます（次の自分のアクティブフェイズ。警戒を持つなら相手のアクティブフェイズ。効果でも）。',
  'once-per-interference': '次の干渉でできます。',
  bound: 'そのカードがなくなればできます。',
  'direct-answer-only': '次に攻撃された時、最初にできます。',
};

export const visionRemedies: Readonly<Record<'en' | 'ja', Remedies>> = { en, ja };
