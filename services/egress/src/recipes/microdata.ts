import { webAddress } from '../texts.ts';

/** A node as JSON-LD would write it. */
export type Node = Record<string, unknown>;
type Attributes = Readonly<Record<string, string>>;

/** An element that is open: the item it begins, and the properties whose text it collects. */
interface Open {
  item?: Node;
  properties: readonly string[];
  text?: string;
}

/** No recipe has more; what comes behind or lies deeper is left out. */
const maxItems = 2000;
const maxRecipes = 50;
const maxCollecting = 20;
const maxTextLength = 20_000;
/** Elements whose end is the end of a line. */
const blocks = new Set(['br', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'ol', 'p', 'tr', 'ul']);
/** Attributes that hold the value of a property, where it is not the text. */
const valueIn: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  meta: 'content',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  track: 'src',
  video: 'src',
};

/** Collects the recipes of a page that are written as microdata (HTML Living Standard, section 5), element by element. */
export class MicrodataCollector {
  readonly recipes: Node[] = [];
  readonly #open: Open[] = [];
  /** The items that are open, and the elements whose text is collected, the innermost last. */
  readonly #scopes: Node[] = [];
  readonly #collecting: Open[] = [];
  readonly #base: string;
  #items = 0;

  constructor(base: string) {
    this.#base = base;
  }

  opened(tag: string, attributes: Attributes): void {
    const properties = (attributes.itemprop ?? '').split(/\s+/).filter(Boolean).slice(0, 4);
    const open: Open = { properties: [] };
    const around = this.#scopes.at(-1);
    if (attributes.itemscope !== undefined && this.#items < maxItems) {
      this.#items += 1;
      open.item = { '@type': typeIn(attributes.itemtype ?? '') };
      if (open.item['@type'] === 'Recipe' && this.recipes.length < maxRecipes) this.recipes.push(open.item);
      add(around, properties, open.item);
      this.#scopes.push(open.item);
    } else if (properties.length > 0 && around) {
      const value = this.#valueOf(tag, attributes);
      if (value !== undefined) add(around, properties, value);
      else if (this.#collecting.length < maxCollecting) {
        open.properties = properties;
        open.text = '';
        this.#collecting.push(open);
      }
    }
    this.#open.push(open);
  }

  text(text: string): void {
    for (const open of this.#collecting)
      if (open.text !== undefined && open.text.length < maxTextLength) open.text += text;
  }

  closed(tag: string): void {
    const { item, properties = [], text } = this.#open.pop() ?? {};
    if (item) this.#scopes.pop();
    if (text !== undefined) this.#collecting.pop();
    const said = text
      ?.slice(0, maxTextLength)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim();
    if (said) add(this.#scopes.at(-1), properties, said);
    if (blocks.has(tag)) this.text('\n');
  }

  #valueOf(tag: string, attributes: Attributes): string | undefined {
    if (attributes.content !== undefined) return attributes.content;
    const attribute = valueIn[tag];
    const value = attribute === undefined ? undefined : attributes[attribute];
    if (value === undefined) return undefined;
    return attribute === 'href' || attribute === 'src' ? (webAddress(value, this.#base) ?? '') : value;
  }
}

/** The last word of the first address: "https://schema.org/Recipe" is a Recipe. */
const typeIn = (types: string): string =>
  types.slice(0, 200).trim().split(/\s/, 1)[0]?.split(/[/#]/).filter(Boolean).at(-1) ?? 'Thing';

/** A property that is given several times is a list. */
function add(item: Node | undefined, properties: readonly string[], value: unknown): void {
  if (!item) return;
  for (const property of properties) {
    const before = Object.hasOwn(item, property) ? item[property] : undefined;
    if (Array.isArray(before)) before.push(value);
    else Object.defineProperty(item, property, fieldOf(before === undefined ? value : [before, value]));
  }
}

/** A property may be called whatever a page likes, `__proto__` too. */
const fieldOf = (value: unknown): PropertyDescriptor => ({
  value,
  configurable: true,
  enumerable: true,
  writable: true,
});
