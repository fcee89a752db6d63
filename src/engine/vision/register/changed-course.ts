import type { Chapter } from '../../kernel/register';

/** The turn or the phase is ended by an effect. */
export const ENDED_EARLY = {
  'ending-turn-waits': {
    en: 'Ending the turn waits until the interference in which it was decided has resolved.',
    ja: '「ターンを終了する」は、その干渉の解決がすべて終わってから行われます。',
    cites: ['V43'],
    explains: true,
  },
  'ending-turn-skips-phases': {
    en: 'When the turn is ended the phases that would follow are skipped with all that belongs to them, the hand limit too.',
    ja: 'ターンを終了すると、残りのフェイズは手札の上限の処理も含めてすべてスキップされます。',
    cites: ['V44'],
    explains: true,
  },
  'ending-turn-keeps-turn-end': {
    en: 'When the turn is ended the processing of the turn end takes place as always.',
    ja: 'ターンを終了しても、ターン終了時の処理はいつも通り行われます。',
    cites: ['V45'],
    explains: true,
  },
  'ending-turn-once': {
    en: 'Ending the turn twice before it passes ends this turn alone.',
    ja: 'ターンを終了する効果が2回適用されても、終わるのはそのターンだけです。',
    cites: ['V46'],
    explains: true,
  },
  'ending-phase-waits': {
    en: 'Ending the phase waits until the interference in which it was decided has resolved.',
    ja: '「フェイズを終了する」は、その干渉の解決がすべて終わってから行われます。',
    cites: ['V47'],
    explains: true,
  },
  'ending-phase-without-priority': {
    en: 'When a phase is ended nobody gets priority in it any more; its end effects resolve, and the next phase follows.',
    ja: 'フェイズを終了すると、優先権はもう発生しません。終了時の効果を解決し、次のフェイズへ進みます。',
    cites: ['V48'],
    explains: true,
  },
  'ending-discard-phase': {
    en: 'When the Discard Phase is ended its end effects resolve, and the turn end follows at once.',
    ja: 'ディスカードフェイズを終了すると、終了時の効果を解決し、すぐにターン終了時の処理へ進みます。',
    cites: ['V49'],
    explains: true,
  },
  'ending-phase-once': {
    en: 'Ending the phase twice in one phase ends this phase alone.',
    ja: '1つのフェイズに2回適用されても、終わるのはそのフェイズだけです。',
    cites: ['V50'],
    explains: true,
  },
  'ending-turn-runs-end-effects': {
    en: 'When the turn is ended the end effects of the phase that runs resolve; those of the skipped phases do not.',
    ja: 'ターンを終了する時、今のフェイズの終了時の効果は解決します。スキップされたフェイズのものは処理しません。',
    cites: ['V51'],
    explains: true,
  },
} as const satisfies Chapter;

/** Additional phases, skipped phases and turns. */
export const ADDED_AND_SKIPPED = {
  'additional-phase-next': {
    en: 'An additional phase comes when the phase that runs is over, before the one that would have followed.',
    ja: '追加のフェイズは、今のフェイズの次に行われます。',
    cites: ['V52'],
    explains: true,
  },
  'after-additional-phase': {
    en: 'After an additional phase comes the one that would have come without it.',
    ja: '追加のフェイズの後は、本来来るはずだったフェイズへ進みます。',
    cites: ['V53'],
    explains: true,
  },
  'additional-phase-whole': {
    en: 'An additional phase is a whole one: its rule effect is done too.',
    ja: '追加のフェイズでも、規定の効果を含めてすべての処理を行います。',
    cites: ['V54'],
    explains: true,
  },
  'additional-phases-are-one': {
    en: 'Several additional phases gained before the phase has moved on are one.',
    ja: 'フェイズが移るまでに何回適用されても、追加されるフェイズは1回だけです。',
    cites: ['V55'],
    explains: true,
  },
  'skipped-phase': {
    en: 'Of a phase that is skipped nothing takes place: no rule effect, no start or end effects, no priority.',
    ja: 'スキップされたフェイズでは、規定の効果も、開始時と終了時の処理も、優先権もありません。',
    cites: ['V56'],
    explains: true,
  },
  'skipped-turn': {
    en: 'A skipped turn does not take place, neither its start nor its end: the opponent has another turn.',
    ja: 'スキップされたターンは、開始時と終了時の処理も含めて行われず、相手のターンがもう一度来ます。',
    cites: ['V57'],
    explains: true,
  },
  'skip-asked-before': {
    en: 'Whether a phase is skipped that may be skipped is asked when the phase before it is over, after its end effects.',
    ja: 'スキップしてもよいフェイズについては、直前のフェイズの終了時の効果の後に確認します。',
    cites: ['V58'],
    explains: true,
  },
  'certain-skip-not-asked': {
    en: 'A player is not asked about skipping a phase that is skipped for certain.',
    ja: '必ずスキップされるフェイズについては、確認しません。',
    cites: ['V59'],
    explains: true,
  },
  'skip-used-up': {
    en: 'A skip is used up by the phase or turn that it names; the one after that is as usual.',
    ja: 'スキップは、示されたフェイズやターンに1回だけ働き、その次はいつも通りです。',
    cites: ['V60'],
    explains: true,
  },
  'additional-phase-lost': {
    en: 'When the turn is ended an additional phase that is pending does not come.',
    ja: 'ターンを終了すると、まだ来ていない追加のフェイズは行われません。',
    cites: ['V61'],
    explains: true,
  },
} as const satisfies Chapter;
