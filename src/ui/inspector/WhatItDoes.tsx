import type { CardFacts } from '../../engine/duel';
import { usePendulumTexts } from '../../i18n/pendulum-texts';
import { pendulumParts } from '../../store/cards/card-texts';
import { useCardTexts } from '../card/card-texts';

const NUMERALS = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'];

function Parts({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, i) => (
    <p key={text} className="insp__text">
      {texts.length > 1 && <span className="insp__num">{NUMERALS[i] ?? i + 1}</span>}
      {text}
    </p>
  ));
}

/** What a card does, in numbered parts; of a Pendulum monster under two heads, what it does in its zone first. */
export function WhatItDoes({ passcode, facts }: { readonly passcode: number; readonly facts: CardFacts }) {
  const textsOf = useCardTexts();
  const t = usePendulumTexts();
  const parts = textsOf(passcode);
  const pendulum = pendulumParts(passcode);
  if (facts.scale === undefined) return <Parts texts={parts} />;
  const [inZone, asMonster] = [parts.slice(0, pendulum), parts.slice(pendulum)];
  return (
    <>
      <h3 className="insp__head">{t.inZone(facts.scale)}</h3>
      {inZone.length > 0 ? <Parts texts={inZone} /> : <p className="insp__text">{t.noEffect}</p>}
      <h3 className="insp__head">{t.asMonster}</h3>
      {asMonster.length > 0 ? <Parts texts={asMonster} /> : <p className="insp__text">{t.noEffect}</p>}
    </>
  );
}
