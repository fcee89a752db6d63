import type { Step } from '../../scenario';

/** A step that only looks: it answers nothing. */
export const isLookStep = ({ do: verb }: Step): boolean => verb === 'legal' || verb === 'illegal' || verb === 'expect';
