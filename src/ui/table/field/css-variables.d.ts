import 'react';

declare module 'react' {
  /** Custom properties that the table sets from its state. */
  interface CSSProperties {
    '--lp'?: number;
    '--cards'?: number;
    '--at'?: number;
    '--card-h'?: string;
    '--columns'?: number;
    '--before'?: number;
    '--inner'?: number;
    '--after'?: number;
    '--rows'?: number;
    '--phases'?: number;
    '--places'?: number;
    '--fit'?: number;
    '--lie'?: number;
    '--gaps'?: number;
    '--narrow-row'?: number;
    '--narrow-column'?: string;
  }
}
