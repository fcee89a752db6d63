import { useEffect, useRef } from 'react';
import type { CardFacts } from '../../../../engine/duel';
import { useTurnTexts } from '../../../../i18n/turn-texts';
import { usePendulumTexts } from '../../../../i18n/pendulum-texts';
import { isAlternative, partNumbers, pendulumParts } from '../../../../store/cards/card-texts';
import { numeral, useCardTexts } from '../../../../ui/base/card/card-texts';

interface Part {
  readonly text: string;
  readonly number: number | undefined;
  readonly isAsked: boolean;
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  const asked = useRef<HTMLParagraphElement>(null);
  const { why } = useTurnTexts();
  const first = parts.find(({ isAsked }) => isAsked)?.text;
  // What is asked about is in sight. Where it lies is read when the page is laid out anyway.
  useEffect(() => {
    if (first === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      const [line, body] = [asked.current, asked.current?.closest<HTMLElement>('.insp__body')];
      if (line && body && line.offsetTop - body.offsetTop + line.offsetHeight > body.scrollTop + body.clientHeight)
        body.scrollTop = line.offsetTop - body.offsetTop - 4;
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return parts.map(({ text, number, isAsked }) => (
    <p
      key={text}
      ref={text === first ? asked : undefined}
      className={`insp__text${isAsked ? ' insp__text--asked' : ''}${isAlternative(text) ? ' insp__text--alternative' : ''}`}
      aria-current={isAsked || undefined}
    >
      {text === first && <em className="insp__meant">{why.marked}</em>}
      {number !== undefined && <span className="text-gold-1 font-display me-2">{numeral(number)}</span>}
      {text}
    </p>
  ));
}

interface WhatItDoesProps {
  readonly passcode: number;
  readonly facts: CardFacts;
  /** The lines that stand for what is asked, or waits on the chain. */
  readonly asked: readonly number[];
}

/** What a card does, in numbered parts; of a Pendulum monster under two heads, what it does in its zone first. */
export function WhatItDoes({ passcode, facts, asked }: WhatItDoesProps) {
  const textsOf = useCardTexts();
  const t = usePendulumTexts();
  const numbers = partNumbers(passcode);
  const parts = textsOf(passcode).map((text, i) => ({ text, number: numbers[i], isAsked: asked.includes(i) }));
  const pendulum = pendulumParts(passcode);
  if (facts.scale === undefined) return <Parts parts={parts} />;
  const [inZone, asMonster] = [parts.slice(0, pendulum), parts.slice(pendulum)];
  return (
    <>
      <h3 className="insp__head">{t.inZone(facts.scale)}</h3>
      {inZone.length > 0 ? <Parts parts={inZone} /> : <p className="insp__text">{t.noEffect}</p>}
      <h3 className="insp__head">{t.asMonster}</h3>
      {asMonster.length > 0 ? <Parts parts={asMonster} /> : <p className="insp__text">{t.noEffect}</p>}
    </>
  );
}
