import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';

/** `large` stands on the set-up screen, `search` above what it finds, `usual` in forms with more of them. */
type Size = 'usual' | 'search' | 'large';

const ANY = 'min-h-tap rounded border-rim border-gold-3 bg-well text-writing-1 placeholder:opacity-100';

const SIZES: Readonly<Record<Size, string>> = {
  usual: 'min-w-0 px-2.5 font-text text-note/close font-medium placeholder:text-writing-3',
  search: 'w-full min-w-0 px-2.5 font-text text-body/close font-medium placeholder:text-writing-3',
  large: 'w-full px-3 font-text font-semibold placeholder:text-writing-2',
};

interface Looks {
  readonly look?: Size;
}

export const TextField = ({ look = 'usual', className = '', ...rest }: Looks & InputHTMLAttributes<HTMLInputElement>) => (
  <input
    type="text"
    autoComplete="off"
    spellCheck={false}
    className={`${ANY} ${SIZES[look]} ${look === 'large' ? 'text-head/close' : ''} ${className}`}
    {...rest}
  />
);

export const SelectField = ({ look = 'usual', className = '', ...rest }: Looks & SelectHTMLAttributes<HTMLSelectElement>) => (
  <select className={`${ANY} ${SIZES[look]} ${look === 'large' ? 'text-body/close' : ''} ${className}`} {...rest} />
);

/** Text of several lines, each character as wide as the other. */
export const TextArea = (props: TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <textarea
    className="w-full resize-y rounded border-rim border-gold-3 bg-well px-3 py-2.5 font-mono text-[15px]/calm font-medium wrap-anywhere text-writing-1"
    {...props}
  />
);

interface FieldProps {
  readonly label: string;
  readonly htmlFor?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is to be filled in, under its name. */
export const Field = ({ label, htmlFor, className = '', children }: FieldProps) => (
  <label className={`grid min-w-0 gap-1 ${className}`} htmlFor={htmlFor}>
    <FieldName>{label}</FieldName>
    {children}
  </label>
);

export const FieldName = ({ id, children }: { readonly id?: string; readonly children: string }) => (
  <span id={id} className="font-text text-note/close font-medium text-writing-2">
    {children}
  </span>
);
