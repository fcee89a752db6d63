import type { MatchView } from '../../../match';
import type { Sitter } from '../../../store/running/sitter';
import type { Pair, Seats } from '../../../store/seats';
import { TroubleNote } from '../../table/menu/TroubleNote';
import { useMatchOnTable, useOnTable } from '../../base/shared/on-table';
import { ExchangeCurtain } from './ExchangeCurtain';
import { MatchResult } from './MatchResult';
import { Preparation } from './Preparation';
import { SideDeckScreen } from './SideDeckScreen';
import './match.css';

interface MatchScreenProps {
  readonly match: MatchView;
  readonly seats: Seats;
  readonly sitters: Pair<Sitter>;
}

/** What lies around the duels of a match: their preparation, the exchange between them, the result. */
export function MatchScreen({ match, seats, sitters }: MatchScreenProps) {
  const trouble = useOnTable((store) => store.trouble);
  const exchange = useMatchOnTable((store) => store.exchange);
  const names = [seats[0].name, seats[1].name] as const;
  const isOpen = exchange !== null && exchange.player === match.exchanger;
  return (
    <>
      {match.stage === 'preparing' && <Preparation match={match} names={names} sitters={sitters} />}
      {match.stage === 'exchanging' &&
        (isOpen ? (
          <SideDeckScreen key={exchange.player} exchange={exchange} names={names} />
        ) : (
          <ExchangeCurtain match={match} names={names} />
        ))}
      {match.stage === 'over' && <MatchResult match={match} names={names} />}
      {trouble && (
        <div className="fixed z-30 right-4 top-4 w-[min(420px,94%)]">
          <TroubleNote trouble={trouble} />
        </div>
      )}
    </>
  );
}
