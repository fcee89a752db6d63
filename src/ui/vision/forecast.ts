import type { CardFacts, EntryView, ViewCard, VisionView } from '../../engine/vision';
import { lyingAt } from '../../engine/table';
import type { VisionTexts } from '../../i18n/vision-texts';
import type { VisionBook } from './vision-props';

/** What a forecast is made of: only what everybody sees. */
interface Told {
  readonly view: VisionView;
  readonly book: VisionBook;
  readonly language: 'en' | 'ja';
  readonly names: readonly [string, string];
  readonly texts: VisionTexts;
}

const has = (facts: CardFacts | undefined, keyword: string): boolean =>
  facts?.keywords.some(({ name }) => name === keyword) ?? false;

interface Fighter {
  readonly name: string;
  readonly card: ViewCard | undefined;
  readonly facts: CardFacts | undefined;
}

function fighterOf({ view, book, language }: Told, entry: EntryView): Fighter {
  const facts = book.card(entry.passcode)?.facts;
  return { name: facts?.[language] ?? '', facts, card: lyingAt(view, entry.place) };
}

/** Whether it has so much damage that it is discarded, after `amount` more. */
const falls = ({ card }: Fighter, amount: number): boolean =>
  card?.toughness !== undefined && amount + (card.damage ?? 0) >= card.toughness;

/** How the combat ends by what is printed and what the numbers are now; undefined where it cannot be said in a word. */
function combatWords(told: Told, attack: EntryView, defence: EntryView | undefined): readonly string[] {
  const { names, texts } = told;
  const t = texts.stone.ends;
  const attacker = fighterOf(told, attack);
  const strength = attacker.card?.attack ?? 0;
  const victim = names[attack.player === 0 ? 1 : 0];
  if (!defence) return [t.player(victim, strength)];
  const defender = fighterOf(told, defence);
  const races = attacker.facts?.race ?? [];
  if (has(attacker.facts, 'stealth') && !(defender.facts?.race ?? []).some((race) => races.includes(race)))
    return [t.slips(defender.name), t.player(victim, strength)];
  if (defender.card === undefined || attacker.card === undefined) return [];
  const back = defender.card.attack ?? 0;
  const deadly = (by: Fighter, amount: number): boolean => has(by.facts, 'deathblow') && amount > 0;
  const isProof = (who: Fighter, from: Fighter): boolean =>
    (who.facts?.keywords ?? []).some(
      ({ name, value }) =>
        name === 'proof' && typeof value === 'object' && value.some((race) => from.facts?.race?.includes(race)),
    );
  const [toDefender, toAttacker] = [isProof(defender, attacker) ? 0 : strength, isProof(attacker, defender) ? 0 : back];
  const first = Number(has(attacker.facts, 'firstStrike')) - Number(has(defender.facts, 'firstStrike'));
  const defenderFalls = falls(defender, toDefender) || deadly(attacker, toDefender);
  const attackerFalls = falls(attacker, toAttacker) || deadly(defender, toAttacker);
  // Who strikes first and fells the other is not struck.
  const lost = [defenderFalls && !(first < 0 && attackerFalls), attackerFalls && !(first > 0 && defenderFalls)];
  const excess = strength - Math.max(0, (defender.card.toughness ?? 0) - (defender.card.damage ?? 0));
  const outcome =
    lost[0] && lost[1]
      ? t.both(attacker.name, defender.name)
      : lost[0]
        ? t.mortal(defender.name)
        : lost[1]
          ? t.mortal(attacker.name)
          : t.neither;
  const isPierced = has(attacker.facts, 'pierce') && excess > 0 && !(first < 0 && attackerFalls);
  return [t.against(strength, back), outcome, ...(isPierced ? [t.through(victim, excess)] : [])];
}

/** The stones in the order in which they are taken: the last first; attack and defence wait. */
export const takenInOrder = (stack: VisionView['stack']): readonly EntryView[] =>
  stack.filter(({ kind, state }) => kind !== 'attack' && kind !== 'defend' && state !== 'resolved').toReversed();

/** What happens if both pass now: the stones last first, then the combat as the numbers are now. */
export function forecastOf(told: Told): string {
  const { view, texts } = told;
  const t = texts.stone.ends;
  const stones = takenInOrder(view.stack);
  const attack = view.stack.findLast(({ kind, state }) => kind === 'attack' && state !== 'resolved');
  if (view.stack.length === 0) return t.phaseEnds(texts.table.phases[view.phase]);
  const defence = view.stack.findLast(({ kind, state }) => kind === 'defend' && state !== 'resolved');
  const order = stones.length > 0 ? t.order(stones.map(({ number }) => number).join(t.then)) : '';
  if (!attack) return `${order}${t.stop}`;
  const enters = stones.find(({ toDefend, negated }) => toDefend && !negated);
  const name = (entry: EntryView): string => fighterOf(told, entry).name;
  const combat = enters ? [t.entersFirst(name(enters))] : combatWords(told, attack, defence);
  const head = order === '' ? t.combatOnly : `${order}${t.semicolon}${t.combat}`;
  const words = combat.join(t.semicolon);
  return `${head}${words === '' ? '' : `${stones.length > 0 && !enters ? t.asThings : ''}${t.colon}${words}`}${t.stop}`;
}
