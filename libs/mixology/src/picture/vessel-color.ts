import type { GlassShape } from './glass-shape.ts';
import { hashOf } from './random.ts';

const glazes = ['#2f8078', '#b8552f', '#8a8f3a', '#c48a2c', '#3f6f9c', '#8c3f4a'];

/** The color of a vessel that hides its drink; tiki mugs come in several glazes. */
export const vesselColor = (material: Exclude<GlassShape['material'], 'glass'>, seed: string): string => {
  if (material === 'copper') return '#c9713f';
  if (material === 'silver') return '#b9c4c8';
  return glazes[hashOf(`${seed} glaze`) % glazes.length] ?? '#2f8078';
};
