import type { Language } from '../../../i18n/language';
import type { KamonFacts } from '../art/kamon';

/** What a face shows: the card as it is now, with what is printed where that differs. */
export interface FaceCard {
  /** The passcode. */
  readonly id: number;
  /** In the language of the table. */
  readonly name: string;
  readonly kind: 'monster' | 'spell' | 'trap';
  readonly subtype: string;
  readonly attribute?: string | undefined;
  readonly race?: string | undefined;
  readonly level?: number | undefined;
  /** Of a Pendulum monster: the printed scale. */
  readonly scale?: number | undefined;
  readonly atk?: number | undefined;
  readonly def?: number | undefined;
  readonly printedAtk?: number | undefined;
  readonly printedDef?: number | undefined;
  readonly printedLevel?: number | undefined;
}

/** What lies on a card. Every mark is a shape first, then a word, hue last. */
export interface FaceMarks {
  readonly chainLink?: number | undefined;
  readonly chainOwner?: 0 | 1 | undefined;
  /** The link is about to be negated, or was. */
  readonly chainBroken?: boolean | undefined;
  readonly selectable?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly source?: boolean | undefined;
  readonly target?: boolean | undefined;
  readonly canAct?: boolean | undefined;
  readonly negated?: boolean | undefined;
  readonly counters?: number | undefined;
  readonly attacked?: boolean | undefined;
  readonly dim?: boolean | undefined;
}

/** The printed facts as the card data holds them. */
interface PrintedFacts extends Omit<FaceCard, 'name' | 'printedAtk' | 'printedDef' | 'printedLevel'> {
  readonly en: string;
  readonly ja: string;
}

/** What is different about a card now; what is left out is as printed. */
type Now = Partial<Pick<FaceCard, 'atk' | 'def' | 'level' | 'attribute' | 'race'>>;

/** The face of a card with its printed facts in a language and, on the field, with its present values. */
export function faceCard(facts: PrintedFacts, language: Language, now: Now = {}): FaceCard {
  return {
    id: facts.id,
    name: facts[language],
    kind: facts.kind,
    subtype: facts.subtype,
    attribute: now.attribute ?? facts.attribute,
    race: now.race ?? facts.race,
    level: now.level ?? facts.level,
    scale: facts.scale,
    atk: now.atk ?? facts.atk,
    def: now.def ?? facts.def,
    printedAtk: facts.atk,
    printedDef: facts.def,
    printedLevel: facts.level,
  };
}

/** The crest follows what is printed: a level that changed for a while does not redraw it. */
export const kamonFacts = (card: FaceCard): KamonFacts => ({ ...card, level: card.printedLevel ?? card.level });

export function sameFields(a: object | undefined, b: object | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  const other = new Map<string, unknown>(right);
  return left.length === right.length && left.every(([key, value]) => other.get(key) === value);
}
