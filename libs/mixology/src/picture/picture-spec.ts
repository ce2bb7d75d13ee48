import type { clarities, GarnishShape, Glass, Ice, Method, Rim } from '@barspoon/contracts';

export type Clarity = (typeof clarities)[number];

/** A liquid in the glass: its own color (#rrggbb), how it lets light through, and how much of it there is in ml. */
export interface PictureLiquid {
  color: string;
  clarity: Clarity;
  carbonated: boolean;
  ml: number;
  /** In a layered drink the layer it belongs to, 0 at the bottom. Liquids of one layer are mixed. */
  layer?: number;
}

export interface PictureGarnish {
  shape: GarnishShape;
  /** #rrggbb of the fruit, leaf or spice. */
  color: string;
}

/** All a picture is drawn from; plain JSON, so that it can be stored and sent. */
export interface PictureSpec {
  /** The recipe's slug: decides small irregularities (where a cube lies), never what is drawn. */
  seed: string;
  glass: Glass;
  ice: Ice;
  method: Method | null;
  liquids: PictureLiquid[];
  garnish: PictureGarnish[];
  /** What is muddled or left in the drink: mint leaves, lime wedges, berries. */
  inside?: PictureGarnish[];
  rim?: Rim;
  layered?: boolean;
  foam?: boolean;
  /** Served hot: steam rises from it. */
  hot?: boolean;
}

/** `auto` follows the reader's system, or `data-theme="light|dark"` on the page's root when drawn inline. */
export type PictureMode = 'light' | 'dark' | 'auto';

/** `card` is square (400 × 400); `share` is 1.91 : 1 with the same drawing in the middle. */
export type PictureFormat = 'card' | 'share';

export interface DrawOptions {
  mode?: PictureMode;
  format?: PictureFormat;
  /** The picture's accessible name. Without it the picture is decoration and hidden from assistive technology. */
  title?: string;
}
