/** A number as short as it may be in a drawing of 400 units: one decimal. */
export const num = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

/** Numbers in path syntax. A minus needs no blank before it. */
export const nums = (...values: readonly number[]): string =>
  values
    .map(num)
    .reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '');

export type Attributes = Record<string, string | number | undefined>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num2(value) : value}"`)
    .join('');

/** Opacities need a second decimal. */
const num2 = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

/** One element. Text content and attribute values must be escaped already; only titles come from outside. */
export const el = (name: string, attributes: Attributes, content = ''): string =>
  content === ''
    ? `<${name}${attributesOf(attributes)}/>`
    : `<${name}${attributesOf(attributes)}>${content}</${name}>`;

export const path = (d: string, attributes: Attributes): string => el('path', { d, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  el('ellipse', { cx: num(cx), cy: num(cy), rx: num(rx), ry: num(ry), ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  el('circle', { cx: num(cx), cy: num(cy), r: num(r), ...attributes });
export const group = (attributes: Attributes, content: string): string =>
  content === '' ? '' : el('g', attributes, content);

const moved = (x: number, y: number, turn: number, scale: number): string =>
  `translate(${nums(x, y)})${turn ? `rotate(${num(turn)})` : ''}${scale === 1 ? '' : `scale(${num2(scale)})`}`;

/** Moves, turns and scales a piece that was drawn around the origin. */
export const place = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  group({ transform: moved(x, y, turn, scale) }, content);

/** The same for a piece that was defined once and is shown in several places. */
export const show = (
  id: string,
  x: number,
  y: number,
  turn = 0,
  scale = 1,
  attributes: Attributes = {},
): string => el('use', { href: `#${id}`, transform: moved(x, y, turn, scale), ...attributes });

export const escapeText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export type Point = readonly [number, number];

/** A smooth line through points (Catmull–Rom as cubic Béziers); starts with a move unless `join` is set. */
export const smooth = (points: readonly Point[], join = false): string => {
  const first = points[0];
  if (!first) return '';
  let d = `${join ? 'L' : 'M'}${nums(...first)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const b = points[index] as Point;
    const c = points[index + 1] as Point;
    const a = points[index - 1] ?? b;
    const e = points[index + 2] ?? c;
    d += `C${nums(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1])}`;
  }
  return d;
};
