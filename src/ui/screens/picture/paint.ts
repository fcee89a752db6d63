import { typeset } from './typeset';
import type { Drawing, Ink, Picture, Plate, Words } from './parts';

/** Pixels for each unit: a picture of 1600 is as wide as a large screen. */
const SCALE = 1.2;

/** Paints a picture in the look that the page has now. Nothing is fetched for it but the page's own type. */
export async function painted({ width, height, parts }: Picture): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: width * SCALE, height: height * SCALE });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot paint');
  const look = getComputedStyle(document.documentElement);
  const token = (name: string): string => look.getPropertyValue(`--${name}`).trim();
  const colour = (ink: Ink): string => token(`color-${ink}`);
  const family = (type: Words['type']): string => token(`font-${type}`);
  await Promise.all((['display', 'text'] as const).map((type) => document.fonts.load(fontOf(type, 20, family), 'Kusari')));

  pen.scale(SCALE, SCALE);
  for (const part of parts) if (part.kind === 'plate') paintPlate(pen, part, colour);
  const drawings = parts.filter((part) => part.kind === 'drawing');
  pen.drawImage(await decoded(sheetOf(drawings, { width, height }, token, colour)), 0, 0, width, height);
  for (const part of parts) if (part.kind === 'words') paintWords(pen, part, colour, family);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot paint'))), 'image/png'),
  );
}

function paintPlate(pen: CanvasRenderingContext2D, part: Plate, colour: (ink: Ink) => string): void {
  const { x, y, width, height, fill, line, radius = 0, isFaint } = part;
  pen.globalAlpha = isFaint ? 0.5 : 1;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  if (fill) {
    pen.fillStyle = colour(fill);
    pen.fill();
  }
  if (line) {
    pen.strokeStyle = colour(line);
    pen.lineWidth = isFaint ? 1.5 : 2.5;
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

const fontOf = (type: Words['type'], size: number, family: (type: Words['type']) => string): string =>
  `${type === 'display' ? 400 : 600} ${size}px ${family(type)}`;

function paintWords(
  pen: CanvasRenderingContext2D,
  part: Words,
  colour: (ink: Ink) => string,
  family: (type: Words['type']) => string,
): void {
  const { text, x, y, width, lines = 1, align = 'start', type, ink } = part;
  const wide = (piece: string, size: number): number => {
    pen.font = fontOf(type, size, family);
    return pen.measureText(piece).width;
  };
  const set = typeset(text, { width, lines, size: part.size }, wide);
  pen.font = fontOf(type, set.size, family);
  pen.fillStyle = colour(ink);
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  const step = set.size * 1.18;
  set.lines.forEach((line, at) => pen.fillText(line, x, y + (at - (set.lines.length - 1) / 2) * step));
}

/** All drawings on one sheet, with their colours written out: what is drawn by itself knows no style of the page. */
function sheetOf(
  drawings: readonly Drawing[],
  { width, height }: Pick<Picture, 'width' | 'height'>,
  token: (name: string) => string,
  colour: (ink: Ink) => string,
): string {
  const inked = ({ markup, inks }: Drawing): string =>
    markup
      .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => (inks[name] === undefined ? token(name) : colour(inks[name])))
      .replaceAll('currentColor', inks['currentColor'] === undefined ? 'currentColor' : colour(inks['currentColor']));
  const placed = (one: Drawing): string => {
    const { x, y, width: w, height: h, viewBox, isAcross } = one;
    const [long, short] = [Math.max(w, h), Math.min(w, h)];
    const upright = isAcross ? { x: x + (w - short) / 2, y: y + (h - long) / 2, w: short, h: long } : { x, y, w, h };
    const drawing = `<svg x="${upright.x}" y="${upright.y}" width="${upright.w}" height="${upright.h}" viewBox="${viewBox}" fill="currentColor" color="${colour(one.inks['currentColor'] ?? 'writing-1')}">${inked(one)}</svg>`;
    return isAcross ? `<g transform="rotate(90 ${x + w / 2} ${y + h / 2})">${drawing}</g>` : drawing;
  };
  const [w, h] = [width * SCALE, height * SCALE];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}">${drawings.map(placed).join('')}</svg>`;
}

async function decoded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
