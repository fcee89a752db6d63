import type { ProfileId, RuleId } from '../../../../engine/duel';
import type { Language } from '../../../../i18n/language';
import type { LessonTexts } from '../../../../i18n/lesson-texts';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { WorkshopTexts } from '../../../../i18n/workshop-texts';
import type { Given } from '../../../../store/running/given';
import type { CardInfo } from '../../../../ui/base/card/card-info';
import { RULES, ruleLine } from '../../rule-book';
import type { Judged, JudgedStep } from '../../workshop/judged';
import { plainSentence } from '../log/plain-sentence';
import { tell } from '../log/tell';
import { sayStep } from '../say-step';

interface Words {
  readonly t: WorkshopTexts;
  readonly table: TableTexts;
  readonly lesson: LessonTexts;
  readonly language: Language;
  readonly info: CardInfo;
  readonly word: (key: string) => string;
  readonly names: readonly [string, string];
  readonly profile: ProfileId;
  /** How each answer came to be given. */
  readonly given: readonly Given[];
}

interface SaidRule {
  readonly line: string;
  /** The statements that it rests on. */
  readonly numbers: string;
}

/** One decision as a line of the sheet. */
export interface JudgeRow {
  readonly number: number;
  readonly where: string;
  readonly who: string;
  readonly asked: SaidRule | null;
  readonly done: string;
  readonly how: string;
  readonly came: readonly { readonly says: string; readonly rule: SaidRule | null }[];
}

/** So many of the statements of a rule are named: the rule book has all of them. */
const MOST_NUMBERS = 3;

/** A line as the sheet of a judge says it. */
export function judgeRows({ steps, pending, end }: Judged, words: Words): readonly JudgeRow[] {
  const { t, table, lesson, language, info, word, names, profile, given } = words;
  const said = (rule: RuleId): SaidRule => ({
    line: ruleLine(rule, profile, language),
    numbers: RULES[rule].cites.slice(0, MOST_NUMBERS).join(', '),
  });
  // Told as the log tells it: what is one happening is one sentence.
  const told = tell(end.log);
  const sentence = { names, texts: table, info };
  const nameOf = (passcode: number): string => info(passcode).name;
  const rows = steps.map(({ number, moment, asked, done, events }): JudgeRow => {
    const numbers = new Set(events.map((event) => event.number));
    return {
      number,
      where: whereOf(moment, table),
      who: names[moment.player],
      asked: asked && said(asked),
      done: sayStep(done, { lesson: { ...lesson, names }, table, nameOf, word }),
      how: t.judge.how[given[number - 1]?.how ?? 'unknown'],
      came: told
        .filter((event) => numbers.has(event.number))
        .map((event) => ({ says: plainSentence(event, sentence), rule: event.rule === undefined ? null : said(event.rule) })),
    };
  });
  if (!pending) return rows;
  const { moment, asked } = pending;
  const last = { where: whereOf(moment, table), who: names[moment.player], asked: asked && said(asked) };
  return [...rows, { ...last, number: rows.length + 1, done: t.judge.pending, how: '', came: [] }];
}

function whereOf({ turn, phase, step, damageStep, window, kind }: JudgedStep['moment'], table: TableTexts): string {
  return [
    table.rail.turn(turn),
    table.phaseName[phase],
    ...(damageStep ? [table.damageStep[damageStep]] : step ? [table.step[step]] : []),
    ...(kind === 'respond' && window !== undefined ? [table.windowName[window](table.phaseName[phase])] : []),
  ].join(' · ');
}
