import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { useTempo } from './tempo';

/** One place decides how everything moves: eased like a sliding door, and not at all where little motion is wished. */
export function MotionStage({ children }: { readonly children: ReactNode }) {
  const { how, flight } = useTempo();
  const moves = how === 'moves';
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig
        reducedMotion={moves ? 'never' : 'always'}
        transition={{ duration: moves ? (flight * 0.75) / 1000 : 0, ease: [0.2, 0.7, 0.2, 1] }}
      >
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
