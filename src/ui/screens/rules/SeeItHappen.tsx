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
    <a
      className="flex items-center gap-3.5 py-2.5 pl-3 pr-4.5 rounded-tray bg-[#1e1613] [box-shadow:inset_0_0_0_1px_color-mix(in_srgb,#cfa65a_45%,transparent)] text-[#f6eee0] hover:bg-[#3d2e25]"
      href={addressOf(example)}
      data-example={example.id}
    >
      {crests.length > 0 && (
        <span className="flex gap-1.5" aria-hidden="true">
          {crests.map((facts) => (
            <CardCrest
              key={facts.id}
              facts={facts}
              className="size-12 [box-shadow:inset_0_0_0_1.5px_var(--c-edge)] not-in-[.book]:nth-[n+2]:hidden grand:size-16 [&>.kamon]:size-[86%]"
            />
          ))}
        </span>
      )}
      <span className="flex-1 min-w-0">
        <small className="block font-text text-note/close font-semibold text-[#f0d595]">{t.seeIt}</small>
        <b className="block font-display text-say/close font-normal">{example[language]}</b>
        {example.stops !== undefined && <span className="text-[#d3c6b0]">{t.steps(example.stops)}</span>}
      </span>
      <Icon name="play" className="size-6 text-[#f0d595]" />
    </a>
  );
}
