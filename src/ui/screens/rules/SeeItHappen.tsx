import { useLanguage } from '../../../i18n/language';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { cardNamed } from '../../../store/cards/card-book';
import { Icon } from '../../base/art';
import { CardCrest } from '../../base/card/CardCrest';
import { addressOf, type PlayedExample } from './played-examples';

const CRESTS = 3;

/** The door to a lesson or a scenario in which the rule is seen. */
export function SeeItHappen({ example }: { readonly example: PlayedExample }) {
  const t = useRuleTexts();
  const language = useLanguage();
  const crests = (example.cards ?? []).slice(0, CRESTS).flatMap((name) => cardNamed(name) ?? []);
  return (
    <a className="see-it" href={addressOf(example)} data-example={example.id}>
      {crests.length > 0 && (
        <span className="flex gap-1.5" aria-hidden="true">
          {crests.map((facts) => (
            <CardCrest key={facts.id} facts={facts} className="see-it__crest [&>.kamon]:size-[86%]" />
          ))}
        </span>
      )}
      <span className="see-it__text">
        <small>{t.seeIt}</small>
        <b>{example[language]}</b>
        {example.stops !== undefined && <span>{t.steps(example.stops)}</span>}
      </span>
      <Icon name="play" />
    </a>
  );
}
