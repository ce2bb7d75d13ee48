import { bottomOf, radiusAt } from './profile.ts';
import { between, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { group, nums, path } from './svg.ts';

/** Ice below the surface and ice that rises out of it, each to be painted in its turn. */
export interface Ice {
  under: string;
  over: string;
}

/** A splinter of four uneven corners. */
const splinter = (random: Random, x: number, y: number, size: number): string => {
  const turn = random() * Math.PI;
  const corners = [0, 1, 2, 3].map((corner): [number, number] => {
    const angle = turn + (corner * Math.PI) / 2 + between(random, -0.45, 0.45);
    const reach = size * between(random, 0.65, 1.1);
    return [Math.round(x + Math.cos(angle) * reach), Math.round(y + Math.sin(angle) * reach * 0.75)];
  });
  const [first, ...rest] = corners.map(([cx, cy], index) => {
    const before = corners[index - 1];
    return before ? nums(cx - before[0], cy - before[1]) : nums(cx, cy);
  });
  return `M${first}l${rest.join(' ').replaceAll(' -', '-')}z`;
};

const cold = '#b5d3da';

/** Small broken ice that fills the glass and stands over it as a mound, lit from the left. */
export const crushedIce = (scene: Scene): Ice => {
  const { shape, surface, rim, random, ink } = scene;
  const bottom = bottomOf(shape.inner);
  const depth = surface.h - bottom;
  const sunk = ['', ''];
  for (let index = 0; index < 30; index += 1) {
    const h = bottom + 7 + (depth - 8) * ((index + random()) / 30);
    const reach = radiusAt(shape.inner, h) - 7;
    sunk[index % 2] += splinter(random, between(random, -reach, reach), -h, between(random, 6, 10));
  }
  const { r, y, ry } = surface;
  const peak = Math.max(rim.y - 14, y - 38);
  const mound = ['', '', ''];
  for (let index = 0; index < 46; index += 1) {
    const across = between(random, -0.93, 0.93);
    const dome = Math.sqrt(1 - across * across);
    const up = random();
    const at = splinter(
      random,
      across * r,
      y + ry * 0.72 * dome - (y + ry * 0.72 - peak - 2) * dome * up,
      between(random, 6, 9.5),
    );
    mound[across > 0.35 + up * 0.35 && index % 3 ? 2 : index % 2] += at;
  }
  const wide = r * 0.985;
  const heap = `M${nums(-wide, y)}C${nums(-wide * 0.86, peak - 8, wide * 0.86, peak - 8, wide, y)}A${nums(wide, ry)} 0 0 1 ${nums(-wide, y)}Z`;
  const tone = scene.layers.at(-1)?.mixture.color;
  return {
    under: group(
      { fill: '#fff', 'clip-path': `url(#${ink.prefix}-body)` },
      path(sunk[0] ?? '', { 'fill-opacity': 0.36 }) + path(sunk[1] ?? '', { 'fill-opacity': 0.2 }),
    ),
    over:
      path(heap, { fill: '#f3f8f8', 'fill-opacity': 0.88 }) +
      path(heap, ink.stroke('iceEdge', 1.2)) +
      group(
        { stroke: tone, 'stroke-opacity': 0.3, 'stroke-width': 0.9 },
        path(mound[2] ?? '', { fill: cold, 'fill-opacity': 0.75 }) +
          path(mound[1] ?? '', { fill: '#fff', 'fill-opacity': 0.7 }) +
          path(mound[0] ?? '', { fill: '#fff' }),
      ),
  };
};
