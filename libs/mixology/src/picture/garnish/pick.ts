import type { PictureGarnish } from '../picture-spec.ts';
import { bottomOf } from '../profile.ts';
import type { Scene } from '../scene.ts';
import { circle, nums, path, show } from '../svg.ts';
import type { Dressing } from './dressing.ts';
import { berry, cherry, ginger, olive, onion } from './fruit.ts';

const brass = '#b98d3e';

const piece = ({ shape, color }: PictureGarnish): string => {
  switch (shape) {
    case 'olive':
      return olive(color);
    case 'onion':
      return onion();
    case 'berry':
      return berry(color);
    case 'ginger':
      return ginger(color);
    default:
      return cherry(color, false);
  }
};

/** A pick from one point to another with defined pieces around a place along it (0 at the start, 1 at the end). */
const pick = (
  from: readonly [number, number],
  to: readonly [number, number],
  pieces: readonly string[],
  middle: number,
): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    path(`M${nums(...from)}L${nums(...to)}`, {
      stroke: brass,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }) +
    circle(to[0], to[1], 3.6, { fill: brass }) +
    pieces
      .map((id, index) => {
        const along = middle + ((index - (pieces.length - 1) / 2) * 23) / length;
        return show(id, from[0] + dx * along, from[1] + dy * along, turn);
      })
      .join('')
  );
};

/**
 * Small fruit goes on one pick: sunk into a clear drink, laid across the rim of a wide glass, or leaning out of a
 * narrow or iced one toward `side` (1 right, −1 left).
 */
export const skewer = (
  scene: Scene,
  garnish: readonly PictureGarnish[],
  side: number,
  dressing: Dressing,
): void => {
  const { rim, surface, whole, spec, shape, ink } = scene;
  const up = spec.ice === 'none';
  const few = garnish.length === 1 && garnish[0]?.shape !== 'cherry' ? [...garnish, ...garnish] : garnish;
  const pieces = few.slice(0, 3).map((one) => ink.piece(piece(one)));
  const wide = rim.r > 52;
  if (up && wide && whole.opacity < 0.62 && shape.material === 'glass') {
    const bottom = -bottomOf(shape.inner);
    const depth = bottom - surface.y;
    dressing.inside += pick(
      [-side * rim.r * 0.16, bottom - depth * 0.18],
      [side * rim.r * 0.92, rim.y - 22],
      pieces,
      0.36,
    );
  } else if (wide && (up || surface.h > rim.h - 40)) {
    const y = rim.y - rim.ry * 0.5 - 3;
    dressing.before += pick(
      [-side * rim.r * 0.86, y],
      [side * rim.r * 1.06, rim.y + rim.ry * 0.3 - 5],
      pieces,
      0.46,
    );
  } else {
    const reach = Math.max(rim.r * 0.84, 34);
    dressing.inside += pick(
      [side * surface.r * 0.05, surface.y + 6],
      [side * reach, rim.y - 24],
      pieces,
      0.62,
    );
  }
};
