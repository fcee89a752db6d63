import { domAnimation, LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion';
import type { ReactNode } from 'react';

/** One place decides how everything moves: 260 ms, eased like a sliding door, and not at all under reduced motion. */
export function MotionStage({ children }: { readonly children: ReactNode }) {
  const still = useReducedMotion() ?? false;
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: still ? 0 : 0.26, ease: [0.2, 0.7, 0.2, 1] }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
