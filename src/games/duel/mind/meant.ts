import type { CardDefinition, PromptKey } from '../../../engine/duel';

/** What a card is picked for: to lose it, to do it harm, or to have it. */
export type Meant = 'lose' | 'harm' | 'have';

const MEANT: Readonly<Partial<Record<PromptKey, Meant>>> = {
  tribute: 'lose',
  cost: 'lose',
  discardCost: 'lose',
  banishCost: 'lose',
  banishLight: 'lose',
  banishDark: 'lose',
  discard: 'lose',
  handLimit: 'lose',
  destroy: 'harm',
  toDeck: 'harm',
  toGraveyard: 'harm',
  banish: 'harm',
  target: 'harm',
  attackTarget: 'harm',
};

/** `by`: the card whose effect asks. */
export function meantBy(by: CardDefinition | undefined, prompt: PromptKey | undefined): Meant {
  const meant = prompt === undefined ? 'have' : (MEANT[prompt] ?? 'have');
  return meant === 'harm' && prompt === 'target' && by !== undefined && strengthens(by) ? 'have' : meant;
}

const known = new WeakMap<CardDefinition, boolean>();

/** What it is used on becomes stronger: it is for one's own monsters. */
function strengthens(definition: CardDefinition): boolean {
  let found = known.get(definition);
  if (found === undefined) {
    const parts = [...definition.continuous, ...Object.values(definition.lingering).flatMap((one) => one.parts ?? [])];
    found =
      !definition.index.isMonster &&
      parts.some(
        (part) => part.kind === 'stats' && (typeof part.atk === 'function' || (part.atk ?? 0) > 0 || (part.atkTimes ?? 0) > 1),
      );
    known.set(definition, found);
  }
  return found;
}
