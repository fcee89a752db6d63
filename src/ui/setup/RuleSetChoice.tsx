import { useId } from 'react';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { PLAYED_IDS, useRuleSet, type PlayedId } from '../../store/rule-set';

/** What is played, by which rules: each says in three lines what differs in it. */
export function RuleSetChoice({ onChoose }: { readonly onChoose: (played: PlayedId) => void }) {
  const t = useRuleSetTexts();
  const { profile, isVision, choose } = useRuleSet();
  const chosen: PlayedId = isVision ? 'vision' : profile;
  const name = useId();
  return (
    <fieldset className="min-w-0" data-rule-set={chosen}>
      <legend className="unseen">{t.label}</legend>
      <div className="grid grid-cols-[1fr_1fr_1fr] gap-5.5 compact:gap-3 narrow:grid-cols-[1fr] narrow:gap-2">
        {PLAYED_IDS.map((id) => (
          <label
            key={id}
            className="group/rules relative grid cursor-pointer content-start gap-1 rounded-tray border-rim border-gold-3 bg-tile px-4.5 py-2.5
              shadow-tile-faint hover:border-gold-2 has-checked:border-gold-1 has-checked:bg-urushi-3 has-focus-visible:outline-3
              has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-1 compact:px-3.5 compact:py-2"
          >
            <input
              type="radio"
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => {
                onChoose(id);
                choose(id);
              }}
            />
            <span
              className="flex items-center gap-2 font-text text-body/tight font-semibold text-writing-1 before:size-2.5 before:flex-none
                before:rounded-[50%] before:border-rim before:border-current peer-checked:before:border-gold-1
                peer-checked:before:bg-gold-1 peer-checked:before:shadow-chosen"
            >
              {t.names[id]}
            </span>
            <span className="grid gap-0.5 font-text text-note/close font-medium text-writing-2">
              {t.lines[id].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
