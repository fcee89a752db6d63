import type { EntryView, VisionView } from '../../../engine/vision';
import type { VisionTexts } from '../texts';
import { partsOf } from '../../../ui/table/field/places';
import type { BigLink } from '../../../ui/screens/game/game-page';

interface VisionWords {
  readonly texts: VisionTexts;
  readonly players: readonly [string, string];
  readonly cardName: (passcode: number) => string;
}

function stoneLine(entry: EntryView, { texts: { stone }, players, cardName }: VisionWords): readonly string[] {
  if (entry.negated) return [stone.cancelled];
  const isOfCombat = entry.kind === 'attack' || entry.kind === 'defend';
  if (isOfCombat) return entry.state === 'waiting' ? [stone.waits] : [];
  const at = ({ place, passcode }: EntryView['targets'][number]): string => {
    if (passcode !== undefined) return cardName(passcode);
    const { seat, zone } = partsOf(place);
    return zone === 'seat' ? players[seat] : stone.noTarget;
  };
  return entry.targets.length > 0 ? [`${stone.target} ${entry.targets.map(at).join(', ')}`] : [];
}

/** The stones of an interference, the one laid last first. */
export const stoneLinks = ({ stack }: Pick<VisionView, 'stack'>, words: VisionWords): readonly BigLink[] =>
  stack.toReversed().map((entry) => ({
    number: entry.number,
    player: entry.player,
    name: words.cardName(entry.passcode),
    state: entry.state,
    isBroken: entry.negated,
    word: entry.state === 'waiting' ? words.texts.stone.kinds[entry.kind] : words.texts.stone[entry.state],
    lines: stoneLine(entry, words),
  }));
