import { bottomOf, radiusAt } from './profile.ts';
import { between } from './random.ts';
import type { Scene } from './scene.ts';
import { el, group, nums, type Point, path, place } from './svg.ts';

/** Ice below the surface and ice that rises out of it, each to be painted in its turn. */
export interface Ice {
  under: string;
  over: string;
}
const none: Ice = { under: '', over: '' };

const faces = (top: string, left: string, right: string, edge: string, scene: Scene): string =>
  path(edge, { ...scene.ink.stroke('iceEdge', 1.4), 'stroke-linejoin': 'round' }) +
  group(
    { fill: '#fff', stroke: '#fff', 'stroke-width': 2, 'stroke-opacity': 0.5, 'stroke-linejoin': 'round' },
    path(top, { 'fill-opacity': 0.85 }) +
      path(left, { 'fill-opacity': 0.45 }) +
      path(right, { 'fill-opacity': 0.22 }),
  );

/** A cube of side about 36 around the origin, seen over a corner. */
const cube = (scene: Scene): string =>
  faces(
    'M0-19L17-11 1-3-16-10Z',
    'M-16-10L1-3 2 19-14 11Z',
    'M17-11L1-3 2 19 16 9Z',
    'M0-19L17-11 16 9 2 19-14 11-16-10Z',
    scene,
  ) +
  path('M-11-4l6 2.6.6 8', {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.8,
  });

const shard = (scene: Scene): string =>
  faces(
    'M-4-15L11-11 5-2-12-5Z',
    'M-12-5L5-2 1 14-10 8Z',
    'M11-11L5-2 1 14 13 5Z',
    'M-4-15L11-11 13 5 1 14-10 8-12-5Z',
    scene,
  );

/** Rows of pieces from the bottom of the glass to just above the surface. */
const stack = (scene: Scene, size: number, overlap: number): { x: number; y: number; h: number }[] => {
  const { shape, stand, surface, random } = scene;
  const pieces: { x: number; y: number; h: number }[] = [];
  const bottom = bottomOf(shape.inner);
  let row = 0;
  for (let h = bottom + size * 0.52; h < surface.h + size * 0.32; h += size * overlap) {
    const reach = radiusAt(shape.inner, Math.min(h, surface.h)) - size * 0.5;
    if (reach < -size * 0.15) continue;
    const across = Math.max(1, Math.round((2 * Math.max(0, reach)) / (size * 0.98)) + 1);
    for (let index = 0; index < across; index += 1) {
      const even = across === 1 ? (row % 2 ? 0.6 : -0.6) : (index / (across - 1)) * 2 - 1;
      pieces.push({
        x: stand.x + Math.max(0, reach) * even + between(random, -2, 2),
        y: stand.y - h + between(random, -4, 4),
        h,
      });
    }
    row += 1;
  }
  return pieces;
};

const pieces = (scene: Scene, shapeOfPiece: string, size: number, scale: number, overlap: number): Ice => {
  const { ink, random, surface } = scene;
  const id = ink.define('ice', (name) => el('g', { id: name }, shapeOfPiece));
  const list = stack(scene, size, overlap).map(({ x, y, h }) => ({
    h,
    use: place(
      el('use', { href: `#${id}` }),
      x,
      y,
      Math.round(between(random, -32, 32)),
      scale * between(random, 0.92, 1.06),
    ),
  }));
  return split(
    scene,
    list.map(({ use }) => use).join(''),
    list
      .filter(({ h }) => h > surface.h - size * 0.7)
      .map(({ use }) => use)
      .join(''),
  );
};

/** Clips what is under the surface to the drink and what is over it to the air; the same drawing serves both. */
const split = (scene: Scene, all: string, rising: string): Ice => {
  const { ink, surface, shape, stand, rim } = scene;
  const line = surface.y + surface.ry * 0.35;
  const air = ink.define('air', (id) =>
    el(
      'clipPath',
      { id },
      path(
        `M${nums(stand.x - radiusAt(shape.inner, surface.h), line)}Q${nums(stand.x, line + surface.ry * 0.6, stand.x + surface.r, line)}L${nums(stand.x + rim.r, rim.y - 60, stand.x - rim.r, rim.y - 60)}Z`,
        {},
      ),
    ),
  );
  return {
    under: group({ opacity: 0.5, 'clip-path': `url(#${ink.prefix}-body)` }, all),
    over: group({ 'clip-path': `url(#${air})` }, rising),
  };
};

/** One clear cube nearly as wide as the glass, or a tall block in a tall one, seen straight on from above. */
const largeCube = (scene: Scene, tall: boolean): Ice => {
  const { shape, stand, surface, ink } = scene;
  const bottom = bottomOf(shape.inner) + 3;
  const half = Math.min(50, radiusAt(shape.inner, bottom + 20) * (tall ? 0.62 : 0.66));
  const height = tall ? surface.h - bottom + 16 : Math.min(half * 1.85, surface.h - bottom + 20);
  const [x, y] = [stand.x - half * 0.06, stand.y - bottom];
  const back = half * 0.3;
  const top = y - height;
  const at = (px: number, py: number): Point => [x + px, py];
  const poly = (...points: Point[]) => `M${points.map((point) => nums(...point)).join('L')}Z`;
  const drawing =
    path(
      poly(
        at(-half, top),
        at(-half * 0.78, top - back),
        at(half * 0.86, top - back),
        at(half, top),
        at(half, y),
        at(-half, y),
      ),
      { ...ink.stroke('iceEdge', 1.6), 'stroke-linejoin': 'round' },
    ) +
    group(
      { fill: '#fff', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 3, 'stroke-linejoin': 'round' },
      path(poly(at(-half, top), at(-half * 0.78, top - back), at(half * 0.86, top - back), at(half, top)), {
        'fill-opacity': 0.85,
      }) + path(poly(at(-half, top), at(half, top), at(half, y), at(-half, y)), { 'fill-opacity': 0.3 }),
    ) +
    path(
      `M${nums(...at(-half * 0.72, top + 12))}L${nums(...at(-half * 0.72, top + height * 0.55))}M${nums(...at(half * 0.2, y - 8))}L${nums(...at(half * 0.74, y - height * 0.42))}M${nums(...at(half * 0.5, y - 8))}L${nums(...at(half * 0.76, y - height * 0.22))}`,
      { stroke: '#fff', 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-opacity': 0.7, fill: 'none' },
    );
  return split(scene, drawing, drawing);
};

/** Small broken ice that fills the glass and stands over it as a mound. */
const crushed = (scene: Scene): Ice => {
  const { shape, stand, surface, rim, random, ink } = scene;
  const bottom = bottomOf(shape.inner);
  const bit = (x: number, y: number, size: number): string => {
    const turn = random() * Math.PI;
    const corners = [0, 1, 2, 3].map((corner) => {
      const angle = turn + (corner * Math.PI) / 2 + between(random, -0.3, 0.3);
      const reach = size * between(random, 0.7, 1.1);
      return nums(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8);
    });
    return `M${corners.join('L')}Z`;
  };
  const tones = ['', '', ''];
  const depth = surface.h - bottom;
  for (let index = 0; index < 44; index += 1) {
    const h = bottom + 6 + (depth - 6) * ((index + random()) / 44);
    const reach = radiusAt(shape.inner, h) * 0.9;
    tones[index % 3] += bit(stand.x + between(random, -reach, reach), stand.y - h, between(random, 5, 8.5));
  }
  const mound = ['', '', ''];
  const peak = Math.max(rim.y - 16, surface.y - 40);
  for (let index = 0; index < 46; index += 1) {
    const across = between(random, -1, 1);
    const dome = Math.sqrt(1 - across * across);
    const y = surface.y + surface.ry * 0.5 * dome - (surface.y - peak) * dome * Math.sqrt(random());
    mound[index % 3] += bit(stand.x + across * surface.r * 0.92, y, between(random, 5.5, 9));
  }
  const wide = surface.r * 0.99;
  const heap = `M${nums(stand.x - wide, surface.y)}C${nums(stand.x - wide * 0.8, peak - 6, stand.x + wide * 0.8, peak - 6, stand.x + wide, surface.y)}A${nums(wide, surface.ry)} 0 0 1 ${nums(stand.x - wide, surface.y)}Z`;
  const opacities = [0.34, 0.55, 0.2];
  const layer = (bits: string[], more: number) =>
    bits.map((d, index) => path(d, { 'fill-opacity': (opacities[index] ?? 0) + more })).join('');
  return {
    under: group({ fill: '#fff', 'clip-path': `url(#${ink.prefix}-body)` }, layer(tones, 0)),
    over:
      path(heap, { fill: '#fff', 'fill-opacity': 0.62 }) +
      path(heap, ink.stroke('iceEdge', 1)) +
      group(
        {
          fill: '#fff',
          stroke: scene.layers.at(-1)?.mixture.colour,
          'stroke-opacity': 0.28,
          'stroke-width': 0.8,
        },
        layer(mound, 0.4),
      ),
  };
};

/** The ice of a picture. A blended drink has its ice in itself. */
export const drawIce = (scene: Scene): Ice => {
  if (scene.frozen) return none;
  const narrow = scene.surface.r;
  switch (scene.spec.ice) {
    case 'none':
      return none;
    case 'cubes': {
      const size = Math.min(44, Math.max(26, narrow * 0.78));
      return pieces(scene, cube(scene), size, size / 40, 0.86);
    }
    case 'cracked':
      return pieces(scene, shard(scene), 25, 0.95, 0.8);
    case 'crushed':
      return crushed(scene);
    case 'large cube':
      return largeCube(scene, false);
    case 'block':
      return largeCube(scene, scene.shape.capacity < 1000);
  }
};
