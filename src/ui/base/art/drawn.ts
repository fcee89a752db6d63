/** The names that the drawings of the page are made of. Nothing among them runs, links, styles or fetches. */
const SHAPE =
  /^(?:<\/(?:g|path|circle)>|<(?:g|path|circle)(?: (?:class|data-(?:enclosure|negative)|d|r|opacity|transform|fill(?:-rule)?|paint-order|stroke(?:-dasharray|-line(?:cap|join)|-width)?)="[^"<>&]*")*\/?>)*$/;

/** Whether a text is a drawing as this page makes them, and nothing else. */
export const isDrawing = (markup: string): boolean => SHAPE.test(markup);

function onlyDrawings(markup: string): string {
  if (!isDrawing(markup)) throw new Error('This text is not a drawing.');
  return markup;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (markup: string) => string },
  ): { createHTML(markup: string): TrustedHTML };
}

// The one policy of the page. Where the browser knows of none, the same texts are refused by the same rule.
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('kusari', {
  createHTML: onlyDrawings,
});

const known = new Map<string, { readonly __html: string | TrustedHTML }>();

/**
 * A drawing for `dangerouslySetInnerHTML`: the one place of the page where text becomes markup. The same text is the same
 * drawing.
 */
export function drawn(markup: string): { readonly __html: string | TrustedHTML } {
  let drawing = known.get(markup);
  if (!drawing) known.set(markup, (drawing = { __html: policy ? policy.createHTML(markup) : onlyDrawings(markup) }));
  return drawing;
}
