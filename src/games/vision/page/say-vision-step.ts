import type { Language } from '../../../i18n/language';
import type { LessonTexts } from '../../../i18n/lesson-texts';
import type { VisionLessonWords } from '../texts/lesson-words';
import type { VisionStep } from '../table';

interface Words {
  readonly words: VisionLessonWords;
  readonly names: LessonTexts['names'];
  readonly nameOf: (passcode: number) => string;
  readonly language: Language;
}

/** A step of a script of VISION as a sentence. */
export function sayVisionStep(step: VisionStep, { words, names, nameOf, language }: Words): string {
  const { verb, player, card, named, value, defends } = step;
  const name = player === undefined ? words.somebody : names[player];
  const actor = card === undefined ? words.something : nameOf(card);
  const comma = language === 'ja' ? '、' : ', ';
  const quoted = (text: string): string => (language === 'ja' ? `「${text}」` : text);
  const on = named.map((one) => (one.kind === 'player' ? names[one.player] : quoted(nameOf(one.passcode)))).join(comma);
  switch (verb) {
    case 'playCard':
      if (defends) return words.playToDefend(name, actor);
      return on === '' ? words.playCard(name, actor) : words.playOn(name, actor, on);
    case 'activate':
      return on === '' ? words.activate(name, actor) : words.activateOn(name, actor, on);
    case 'node':
    case 'attack':
    case 'defend':
      return words[verb](name, actor);
    case 'choose':
    case 'order':
      return words[verb](name, on);
    case 'answer':
      return value === false ? words.no(name) : words.yes(name);
    case 'graze':
      return value === false ? words.doesNotGraze(name) : words.grazes(name);
    case 'mulligan':
      return value === false ? words.keeps(name) : words.drawsAnew(name);
    case 'pass':
    case 'endTurn':
      return words[verb](name);
  }
}
