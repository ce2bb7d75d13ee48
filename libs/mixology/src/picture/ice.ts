import { crushedIce, type Ice } from './ice-crushed.ts';
import { bottomOf, radiusAt } from './profile.ts';
import { between } from './random.ts';
import type { Scene } from './scene.ts';
import { el, group, nums, type Point, path, show } from './svg.ts';

const none: Ice = { under: '', over: '' };

const cold = '#a9cdd6';

const faces = (top: string, left: string, right: string, edge: string, scene: Scene): string =>
  path(edge, { ...scene.ink.stroke('iceEdge', 2.6), 'stroke-linejoin': 'round' }) +
  group(
    { fill: '#fff', stroke: '#fff', 'stroke-width': 1.6, 'stroke-opacity': 0.7, 'stroke-linejoin': 'round' },
    path(top, { 'fill-opacity': 0.92 }) +
      path(left, { 'fill-opacity': 0.6 }) +
      path(right, { fill: cold, 'fill-opacity': 0.6 }),
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
const stack = (scene: Scene, size: number, overlap: number): { x: number; y: number }[] => {
  const { shape, surface, random } = scene;
  const pieces: { x: number; y: number }[] = [];
  const bottom = bottomOf(shape.inner);
  let row = 0;
  for (let h = bottom + size * 0.52; h < surface.h + size * 0.32; h += size * overlap) {
    const reach = radiusAt(shape.inner, Math.min(h, surface.h)) - size * 0.5;
    if (reach < -size * 0.15) continue;
    const max = Math.max(1, Math.round((2 * Math.max(0, reach)) / (size * 0.98)) + 1);
    // Rows lie in each other's gaps.
    const across = max > 2 && row % 2 ? max - 1 : max;
    const width = across === max ? 1 : across / max;
    for (let index = 0; index < across; index += 1) {
      const even = across === 1 ? (row % 2 ? 0.6 : -0.6) : (index / (across - 1)) * 2 - 1;
      pieces.push({
        x: Math.max(0, reach) * even * width + between(random, -4, 4),
        y: -h + between(random, -5, 5),
      });
    }
    row += 1;
  }
  return pieces;
};

const pieces = (scene: Scene, drawing: string, size: number, scale: number, overlap: number): Ice => {
  const { ink, random } = scene;
  const id = ink.piece(drawing);
  const pile = stack(scene, size, overlap).map(({ x, y }) =>
    show(id, x, y, Math.round(between(random, -32, 32)), scale * between(random, 0.92, 1.06)),
  );
  return split(scene, pile.join(''));
};

/** Clips what is under the surface to the drink and what is over it to the air; the same ice serves both. */
const split = (scene: Scene, ice: string): Ice => {
  const { ink, surface, rim, top } = scene;
  const id = ink.piece(ice);
  const line = surface.y + surface.ry * 0.35;
  const above = rim.y - 60;
  const d = `M${nums(-surface.r, line)}Q${nums(0, line + surface.ry * 0.6, surface.r, line)}L${nums(rim.r, above, -rim.r, above)}Z`;
  const air = ink.define('air', (name) => el('clipPath', { id: name }, path(d, {})));
  const all = el('use', { href: `#${id}` });
  return {
    under: group({ opacity: 0.55, 'clip-path': `url(#${ink.prefix}-body)` }, all),
    // A head of foam covers the ice.
    over: top.h === surface.h ? group({ 'clip-path': `url(#${air})` }, all) : '',
  };
};

/** One clear cube nearly as wide as the glass, or a tall block in a tall one, seen straight on from above. */
const largeCube = (scene: Scene, tall: boolean): Ice => {
  const { shape, stand, surface, ink } = scene;
  const bottom = bottomOf(shape.inner) + 3;
  const half = Math.min(50, radiusAt(shape.inner, bottom + 20) * (tall ? 0.62 : 0.66));
  const height = tall ? surface.h - bottom + 18 : Math.min(half * 1.9, surface.h - bottom + 34);
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
      }) +
        path(poly(at(-half, top), at(half, top), at(half, y), at(-half, y)), {
          fill: '#e3f0f3',
          'fill-opacity': 0.62,
        }),
    ) +
    path(
      `M${nums(...at(-half * 0.72, top + 12))}L${nums(...at(-half * 0.72, top + height * 0.55))}M${nums(...at(half * 0.2, y - 8))}L${nums(...at(half * 0.74, y - height * 0.42))}M${nums(...at(half * 0.5, y - 8))}L${nums(...at(half * 0.76, y - height * 0.22))}`,
      { stroke: '#fff', 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-opacity': 0.7, fill: 'none' },
    );
  return split(scene, drawing);
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
      return crushedIce(scene);
    case 'large cube':
      return largeCube(scene, false);
    case 'block':
      return largeCube(scene, scene.shape.capacity < 1000);
  }
};
