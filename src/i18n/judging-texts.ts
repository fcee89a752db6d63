import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** A game that is over, looked through decision by decision. */
const en = {
  title: 'Review',
  what: (first: string) =>
    `How likely ${first} was to win, decision by decision, from what the player who decided knew then. It is an estimate: a simple player plays on many times from each answer.`,
  start: 'Review this duel',
  stop: 'Stop',
  goOn: 'Go on',
  progress: (done: number, all: number) => `${done} of ${all} decisions`,
  state: {
    thinking: 'Reviewing …',
    stopped: 'Stopped.',
    done: 'Done.',
    unreachable: 'What thinks could not be loaded. What has been found stays.',
    silent: 'What thinks says nothing any more. What has been found stays.',
    failed: 'What thinks has failed. What has been found stays.',
  },
  curve: (first: string, points: number) => `Chance of ${first} to win at ${points} decisions`,
  band: (by: number) => `The band is the noise: twice the standard error, here ±${by} points on average.`,
  points: 'Turning points',
  noPoints: 'No decision stands out: nothing better was found by 10 points or more, beyond the noise.',
  noPointsYet: 'None so far.',
  at: (turn: string, name: string) => `${turn} · ${name}`,
  better: (answer: string) => `Better: ${answer}`,
  played: (answer: string) => `Played: ${answer}`,
  noWords: 'another answer',
  chances: (given: number, best: number, error: number) => `${given} % → ${best} % (±${error})`,
  list: 'All decisions',
  decision: (step: number, chance: number, error: number) => `Step ${step}: ${chance} % ±${error}`,
};

export type JudgingTexts = TextShape<typeof en>;

const ja: JudgingTexts = {
  title: '検討',
  what: (first) =>
    `一手ごとに、決めた側がその時点で知っていたことだけから見た${first}の勝率です。それぞれの手から簡単なプレイヤーが何度も打ち進めた推定値です。`,
  start: 'このデュエルを検討',
  stop: '中止',
  goOn: '続ける',
  progress: (done, all) => `${all}手中${done}手`,
  state: {
    thinking: '検討中…',
    stopped: '中止しました。',
    done: '終わりました。',
    unreachable: '検討する部分を読み込めませんでした。ここまでの結果は残ります。',
    silent: '検討する部分が応答しません。ここまでの結果は残ります。',
    failed: '検討する部分でエラーが起きました。ここまでの結果は残ります。',
  },
  curve: (first, points) => `${first}の勝率（${points}手）`,
  band: (by) => `帯は誤差の幅（標準誤差の2倍、平均±${by}ポイント）です。`,
  points: '分かれ目',
  noPoints: '大きな分かれ目はありません。誤差を超えて10ポイント以上良い手は見つかりませんでした。',
  noPointsYet: 'まだありません。',
  at: (turn, name) => `${turn}・${name}`,
  better: (answer) => `より良い手：${answer}`,
  played: (answer) => `実際の手：${answer}`,
  noWords: '別の答え',
  chances: (given, best, error) => `${given}％ → ${best}％（±${error}）`,
  list: 'すべての手',
  decision: (step, chance, error) => `${step}手目：${chance}％ ±${error}`,
};

export const judgingTexts = { en, ja } as const;

export const useJudgingTexts = (): JudgingTexts => judgingTexts[useLanguage()];
