import { type Attributes, el } from './svg.ts';

export interface Tone {
  color: string;
  opacity?: number;
}
/** The paints that change between light and dark; everything else is drawn in one color for both. */
export type ToneName =
  | 'wall'
  | 'glow'
  | 'shadow'
  | 'pool'
  | 'glass'
  | 'edge'
  | 'shine'
  | 'crust'
  | 'iceEdge'
  | 'steam';
export type Palette = Record<ToneName, Tone>;
type Use = 'fill' | 'stroke' | 'stop';

const attribute = { fill: 'fill', stroke: 'stroke', stop: 'stop-color' } as const;
const opacity = { fill: 'fill-opacity', stroke: 'stroke-opacity', stop: 'stop-opacity' } as const;

/**
 * Writes colors as plain attributes, which every renderer understands, and in `auto` adds classes through which a
 * style sheet turns the same drawing dark. Ids and classes start with the picture's own prefix, so that any number of
 * pictures can stand in one page.
 */
export class Ink {
  readonly prefix: string;
  private readonly base: Palette;
  private readonly dark: Palette | null;
  private readonly classes = new Map<string, string>();
  private readonly definitions: string[] = [];
  private readonly pieces = new Map<string, string>();

  constructor(prefix: string, base: Palette, dark: Palette | null) {
    this.prefix = prefix;
    this.base = base;
    this.dark = dark;
  }

  fill(name: ToneName): Attributes {
    return this.paint(name, 'fill');
  }
  stroke(name: ToneName, width: number): Attributes {
    return { fill: 'none', ...this.paint(name, 'stroke'), 'stroke-width': width };
  }
  stop(name: ToneName): Attributes {
    return this.paint(name, 'stop');
  }

  /** The id of a piece to be shown several times; the same piece is defined once. */
  piece(drawing: string): string {
    const known = this.pieces.get(drawing);
    if (known) return known;
    const id = this.define(`p${this.pieces.size}`, (name) => el('g', { id: name }, drawing));
    this.pieces.set(drawing, id);
    return id;
  }

  /** Adds a definition made with its own id and answers the id. */
  define(name: string, make: (id: string) => string): string {
    const id = `${this.prefix}-${name}`;
    this.definitions.push(make(id));
    return id;
  }

  /** The style sheet and definitions of everything painted so far: call it last. */
  head(): string {
    return this.styleSheet() + (this.definitions.length ? `<defs>${this.definitions.join('')}</defs>` : '');
  }

  private paint(name: ToneName, use: Use): Attributes {
    const tone = this.base[name];
    const attributes = { [attribute[use]]: tone.color, [opacity[use]]: tone.opacity };
    if (!this.dark) return attributes;
    const dark = this.dark[name];
    const veil = tone.opacity === dark.opacity ? '' : `;${opacity[use]}:${dark.opacity ?? 1}`;
    const rule = `${attribute[use]}:${dark.color}${veil}`;
    const className = this.classes.get(rule) ?? `${this.prefix}${this.classes.size}`;
    this.classes.set(rule, className);
    return { class: className, ...attributes };
  }

  private styleSheet(): string {
    if (this.classes.size === 0) return '';
    const rules = (root: string) =>
      [...this.classes].map(([rule, className]) => `${root} .${className}{${rule}}`).join('');
    return `<style>@media(prefers-color-scheme:dark){${rules(':root:not([data-theme=light])')}}${rules(':root[data-theme=dark]')}</style>`;
  }
}
