/** What all three ways from the start have in common. */
export const DOOR = 'relative flex flex-col min-w-0 min-h-0 rounded-tray';

export const DoorHead = ({ children }: { readonly children: string }) => (
  <h2 className="px-[clamp(14px,1.6vw,28px)] pt-[clamp(10px,1.8vh,22px)] font-display text-title/tight font-normal text-gold-1">
    {children}
  </h2>
);
