import { Icon } from '../art/Icon';

interface StatProps {
  readonly now: number | undefined;
  readonly printed: number | undefined;
  readonly sign?: 'sword' | 'shield';
  /** The number that counts in this position. */
  readonly leads?: boolean;
}

/** ATK or DEF. A value that differs from the printed one has a colour, an arrow and a bar. */
export function Stat({ now, printed, sign, leads = false }: StatProps) {
  const change = now === undefined || printed === undefined || now === printed ? undefined : now > printed ? 'up' : 'down';
  return (
    <span className={`stat${leads ? ' stat--leads' : ''}${change ? ` stat--${change}` : ''}`}>
      {sign && <Icon name={sign} className="stat__sign" />}
      {change && <Icon name={change} className="stat__change" />}
      <span className="stat__value" data-writing={now ?? '?'} />
    </span>
  );
}
