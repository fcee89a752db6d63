import { useCardAsks } from './table-context';

/** The acts of the card that lies here, or was dropped here. */
export const CardAsks = () => useCardAsks();
