import type { WorkshopTexts } from '../../../../i18n/workshop-texts';
import type { CardInfo } from '../../../../ui/base/card/card-info';
import type { LaidProblem } from '../../workshop/problems';
import { namesIn } from './spot-words';

/** A problem as a sentence. */
export function problemWords(problem: LaidProblem, t: WorkshopTexts, info: CardInfo): string {
  const { wrong } = t;
  switch (problem.kind) {
    case 'setUp':
      return wrong.setUp(problem.path, problem.expected, problem.got ?? '');
    case 'steps':
      return wrong.steps(problem.failures.join(' '));
    case 'battleOnFirstTurn':
      return wrong.battleOnFirstTurn;
    case 'lifePoints':
    case 'deckEmpty':
      return wrong[problem.kind](namesIn(t)[problem.seat ?? 0]);
    default:
      return wrong[problem.kind](problem.card === undefined ? '' : info(problem.card).name);
  }
}
