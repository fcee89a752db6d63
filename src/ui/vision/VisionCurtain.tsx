import type { VisionTable } from '../../games/vision/table';
import { useLanguage } from '../../i18n/language';
import { useVisionTexts } from '../../i18n/vision-texts';
import { CurtainFrame } from '../curtain/CurtainFrame';
import { tellEvents } from './told';
import type { VisionBook } from './vision-props';
import { plainLine } from './vision-tale';
import { phaseNow } from './vision-words';

interface VisionCurtainProps {
  readonly table: VisionTable;
  readonly book: VisionBook;
  readonly isTurned: boolean;
}

/** The curtain of a game of VISION. */
export function VisionCurtain({ table, book, isTurned }: VisionCurtainProps) {
  const texts = useVisionTexts();
  const language = useLanguage();
  const { curtain: seat, seats, view, seen, canLeaveCurtain } = table;
  if (seat === null) return null;
  const names = [seats[0].name, seats[1].name] as const;
  const cardName = (passcode: number): string => book.card(passcode)?.facts[language] ?? texts.log.aCard;
  const since = tellEvents(view.log.filter(({ number }) => number > seen[seat]));
  return (
    <CurtainFrame
      seat={seat}
      names={names}
      isTurned={isTurned}
      canLeave={canLeaveCurtain}
      since={since.map((event) => ({
        number: event.number,
        player: event.player,
        text: plainLine(event, { names, texts, cardName }),
      }))}
      figures={[view.seats[0].counters.life, view.seats[1].counters.life]}
      where={[texts.table.life, texts.log.turn(view.turn), phaseNow(view, texts.table)].join(' · ')}
    />
  );
}
