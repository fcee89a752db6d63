import type { Clause, DecisionView, Player, Value } from '../../../../engine/duel';
import type { PromptTexts } from '../../../../i18n/prompt-texts';
import type { CardInfo } from '../../../../ui/base/card/card-info';

interface Words {
  readonly prompt: PromptTexts;
  readonly names: readonly [string, string];
  readonly info: CardInfo;
  readonly says: (passcode: number, clause: Clause) => readonly string[];
  readonly word: (key: string) => string;
}

/** More values than this are listed beside the field. */
const VALUES_IN_DOCK = 6;

export const listsValues = (decision: DecisionView): boolean => (decision.values?.length ?? 0) > VALUES_IN_DOCK;

/** A mode in the words of its card, as far as the engine says which effect asks. */
function modeText(mode: number, { asker }: DecisionView, { says, prompt }: Words): string | undefined {
  if (asker?.clause === undefined) return undefined;
  const words = says(asker.passcode, `${asker.clause as `${number}`}.${mode}`);
  return words.length > 1 ? prompt.value.both : words[0];
}

/** What the button of a value says. */
export function valueLabel(value: Value, decision: DecisionView, speech: Words): string {
  const { prompt, names, info, word } = speech;
  const { value: words } = prompt;
  const ask = decision.prompt;
  if (decision.kind === 'chooseFirst' || ask === 'chooseFirst') return firstLabel(value, decision.player, prompt, names);
  if (typeof value === 'boolean') {
    if (ask === 'upkeep') return value ? words.pay : words.dontPay;
    if (decision.kind === 'trigger' || ask === 'optionalTrigger' || ask === 'optionalEffect')
      return value ? words.use : words.leave;
    return value ? words.yes : words.no;
  }
  if (typeof value === 'number' && ask === 'zone') return words.zone(names[value < 5 ? 0 : 1], (value % 5) + 1);
  if (typeof value === 'number')
    return ask === 'declareName'
      ? info(value).name
      : ask === 'mode'
        ? (modeText(value, decision, speech) ?? words.effect(value + 1))
        : String(value);
  if (ask === 'summonOrSet') return value === 'set' ? words.setIt : words.summon;
  if (ask === 'declareRace' || ask === 'declareAttribute') return word(value);
  if (value in words) {
    const said = words[value as keyof typeof words];
    if (typeof said === 'string') return said;
  }
  return word(value);
}

function firstLabel(value: Value, asked: Player, prompt: PromptTexts, names: readonly [string, string]): string {
  const other: Player = asked === 0 ? 1 : 0;
  if (value === 0 || value === 1) return prompt.value.goesFirst(names[value]);
  const goesFirst = value === true || value === 'first';
  return prompt.value.goesFirst(names[goesFirst ? asked : other]);
}
