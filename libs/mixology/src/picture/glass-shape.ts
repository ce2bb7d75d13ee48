import type { Profile } from './profile.ts';

/** How a glass is held and shown; all lengths in the units of the drawing (a card is 400 × 400). */
export interface GlassShape {
  /** Brimful, in ml. */
  capacity: number;
  /** The whole body from the counter to the rim, stem and foot included. */
  outer: Profile;
  /** The space for the drink. */
  inner: Profile;
  /** What it is made of; only glass shows the drink. */
  material: 'glass' | 'ceramic' | 'copper' | 'silver';
  /** Lowest and highest fill of the space's height that looks poured with care. */
  fill: readonly [low: number, high: number];
  /** Wears a straw when the drink is long and iced. */
  straw?: boolean;
  handle?: { top: number; bottom: number; reach: number; width: number };
  /** Radius of the disc it stands on, where there is one; `outer` then begins inside it. */
  foot?: number;
}
