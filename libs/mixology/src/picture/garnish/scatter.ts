import type { Ink } from '../ink.ts';
import type { PictureGarnish } from '../picture-spec.ts';
import { bottomOf, radiusAt } from '../profile.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { group, show } from '../svg.ts';
import { wedge } from './citrus.ts';
import { berry, cucumber } from './fruit.ts';
import { mintLeaf } from './green.ts';

const isLeaf = (shape: PictureGarnish['shape']): boolean => shape === 'mint' || shape === 'herb';

const pieceOf = ({ shape, color }: PictureGarnish, ink: Ink): { drawing: string; scale: number } => {
  if (isLeaf(shape)) return { drawing: mintLeaf(), scale: 0.6 };
  if (shape === 'berry') return { drawing: berry(color), scale: 0.8 };
  if (shape === 'cucumber') return { drawing: cucumber(color, ink), scale: 0.7 };
  return { drawing: wedge(color), scale: 0.7 };
};

/** Leaves, wedges and berries left in the drink: leaves at every height, fruit at the bottom. */
export const scatter = (scene: Scene): string => {
  const { spec, surface, shape, random, ink } = scene;
  if (!spec.inside?.length || shape.material !== 'glass') return '';
  const bottom = bottomOf(shape.inner);
  const depth = surface.h - bottom;
  const kinds = spec.inside.slice(0, 2).map((garnish) => {
    const leafy = isLeaf(garnish.shape);
    const { drawing, scale } = pieceOf(garnish, ink);
    const id = ink.piece(drawing);
    const count = leafy ? 7 : 4;
    const pieces = Array.from({ length: count }, (_, index) => {
      const h = bottom + depth * (leafy ? (index + 0.6) / (count + 0.6) : 0.16 + index * 0.12);
      const reach = Math.max(4, radiusAt(shape.inner, h) - 16) * (index % 2 ? 1 : -1);
      const turn = Math.round(between(random, -70, 70));
      return show(id, between(random, 0.15, 0.95) * reach, -h, turn, scale);
    });
    return leafy ? group({ fill: garnish.color }, pieces.join('')) : pieces.join('');
  });
  return group({ 'clip-path': `url(#${ink.prefix}-body)`, opacity: 0.88 }, kinds.join(''));
};
