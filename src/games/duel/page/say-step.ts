import type { Player } from '../../../engine/duel';
import type { LessonTexts } from '../../../i18n/lesson-texts';
import type { TableTexts } from '../../../i18n/table-texts';
import type { PlainStep } from '../table';

interface Words {
  readonly lesson: Omit<LessonTexts, 'names'> & { readonly names: Readonly<Record<Player, string>> };
  readonly table: TableTexts;
  readonly nameOf: (passcode: number) => string;
  readonly word: (key: string) => string;
}

/** A step of the script as a sentence. */
export function sayStep(
  { verb, player, card, target, cards, to, value }: PlainStep,
  { lesson, table, nameOf, word }: Words,
): string {
  const { say, values } = lesson;
  const name = player === undefined ? lesson.somebody : lesson.names[player satisfies Player];
  const actor = card === undefined ? lesson.something : nameOf(card);
  const all = cards.map(nameOf).join(table.card.comma);
  switch (verb) {
    case 'normalSummon':
    case 'setMonster':
    case 'specialSummon':
    case 'flipSummon':
    case 'changePosition':
    case 'setSpellTrap':
    case 'activate':
      return say[verb](name, actor);
    case 'attack':
      if (typeof target === 'number') return say.attackOn(name, actor, nameOf(target));
      return target === 'direct' ? say.attackDirect(name, actor) : say.attack(name, actor);
    case 'replay':
      if (typeof target === 'number') return say.replayOn(name, nameOf(target));
      return target === 'cancel' ? say.replayStop(name) : say.replayDirect(name);
    case 'enter':
      return to !== undefined && to in table.phaseName
        ? say.enter(name, table.phaseName[to as keyof typeof table.phaseName])
        : say.nextStep(name);
    case 'pendulumSummon':
    case 'choose':
    case 'order':
      return say[verb](name, all);
    case 'answer': {
      const key = String(value);
      return say.answer(name, key in values ? values[key as keyof typeof values] : word(key));
    }
    case 'pass':
    case 'endTurn':
    case 'object':
    case 'surrender':
    case 'acceptSurrender':
    case 'refuseSurrender':
      return say[verb](name);
    default:
      return name;
  }
}
