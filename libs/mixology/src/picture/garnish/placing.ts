import { shade } from '../colour.ts';
import type { PictureGarnish } from '../picture-spec.ts';
import { bottomOf, radiusAt } from '../profile.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, group, nums, path, place } from '../svg.ts';
import { grapefruit, slice, twist, wedge, wheel } from './citrus.ts';
import { apple, banana, berry, cherry, cucumber, ginger, olive, onion, pineapple } from './fruit.ts';
import { celery, flower, herb, mint, mintLeaf } from './green.ts';
import { beans, cinnamon, cream, dust, shavings, sugarCube, umbrella } from './spice.ts';

/** Garnish by where it is painted: in the drink, on its surface, inside the glass, and before everything. */
export interface Dressing {
  sunk: string;
  afloat: string;
  inside: string;
  before: string;
}

type Shape = PictureGarnish['shape'];
const onPick = new Set<Shape>(['cherry', 'olive', 'onion', 'berry', 'ginger']);

/** Hung on the rim: what it is, how it is turned, and how far above the rim its middle lies. */
const perched: Partial<
  Record<Shape, { draw: (colour: string) => string; turn: number; lift: number; scale: number }>
> = {
  wheel: { draw: wheel, turn: 12, lift: 9, scale: 1 },
  slice: { draw: slice, turn: 62, lift: 2, scale: 1 },
  wedge: { draw: wedge, turn: 58, lift: 6, scale: 0.9 },
  grapefruit: { draw: grapefruit, turn: 24, lift: 8, scale: 1 },
  twist: { draw: twist, turn: -10, lift: 0, scale: 1 },
  pineapple: { draw: pineapple, turn: 20, lift: 0, scale: 0.94 },
  apple: { draw: apple, turn: 14, lift: -4, scale: 1 },
  banana: { draw: banana, turn: 0, lift: 4, scale: 1 },
  cucumber: { draw: cucumber, turn: 0, lift: 6, scale: 1 },
  flower: { draw: flower, turn: 10, lift: 6, scale: 0.95 },
};
/** Fruit that is tucked between ice and wall when there is ice and room. */
const tucked = new Set<Shape>(['slice', 'wheel', 'grapefruit', 'cucumber']);

/** Stood in the drink: what it is and how it leans. */
const standing: Partial<
  Record<Shape, { draw: (colour: string) => string; lean: number; at: number; deep: boolean }>
> = {
  mint: { draw: mint, lean: 4, at: -0.12, deep: false },
  herb: { draw: herb, lean: 14, at: 0.1, deep: true },
  celery: { draw: celery, lean: 9, at: 0.15, deep: true },
  cinnamon: { draw: cinnamon, lean: 22, at: 0.1, deep: true },
  umbrella: { draw: umbrella, lean: 26, at: 0.25, deep: true },
};

const pieceOnPick = ({ shape, colour }: PictureGarnish): string => {
  switch (shape) {
    case 'olive':
      return olive(colour);
    case 'onion':
      return onion();
    case 'berry':
      return berry(colour);
    case 'ginger':
      return ginger(colour);
    default:
      return cherry(colour, false);
  }
};

/** A pick from one point to another with pieces around a place along it (0 at the start, 1 at the end). */
const pick = (
  from: readonly [number, number],
  to: readonly [number, number],
  pieces: string[],
  middle: number,
): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const step = 23 / length;
  return (
    path(`M${nums(...from)}L${nums(...to)}`, {
      stroke: '#c9b48a',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }) +
    circle(to[0], to[1], 3.6, { fill: '#c9b48a' }) +
    pieces
      .map((piece, index) => {
        const along = middle + (index - (pieces.length - 1) / 2) * step;
        return place(piece, from[0] + dx * along, from[1] + dy * along, turn);
      })
      .join('')
  );
};

const skewer = (scene: Scene, garnish: PictureGarnish[], dressing: Dressing): void => {
  const { rim, surface, whole, spec, shape } = scene;
  const up = spec.ice === 'none';
  const few = garnish.length === 1 && garnish[0]?.shape !== 'cherry' ? [...garnish, ...garnish] : garnish;
  const pieces = few.slice(0, 3).map(pieceOnPick);
  if (up && whole.opacity < 0.62 && rim.r > 52 && shape.material === 'glass') {
    const bottom = -bottomOf(shape.inner);
    const depth = bottom - surface.y;
    dressing.inside += pick([-rim.r * 0.16, bottom - depth * 0.18], [rim.r * 0.92, rim.y - 22], pieces, 0.36);
  } else if (rim.r > 52 && (up || surface.h > rim.h - 40)) {
    dressing.before += pick(
      [-rim.r * 0.86, rim.y - rim.ry * 0.5 - 3],
      [rim.r * 1.06, rim.y + rim.ry * 0.3 - 5],
      pieces,
      0.46,
    );
  } else {
    dressing.inside += pick(
      [surface.r * 0.05, surface.y + 6],
      [Math.max(rim.r * 0.92, 34), rim.y - 40],
      pieces,
      0.55,
    );
  }
};

/** The part of a stick below the surface, set off a little by the drink's refraction. */
const dipped = (scene: Scene, x: number, lean: number, width: number, colour: string): string => {
  const { surface, shape, ink, stand } = scene;
  const end = stand.y - bottomOf(shape.inner) - 8;
  const slant = -Math.tan((lean * Math.PI) / 180) * (end - surface.y);
  const reach = radiusAt(shape.inner, bottomOf(shape.inner) + 10) * 0.8;
  const foot = Math.max(-reach, Math.min(reach, x + slant));
  return group(
    { 'clip-path': `url(#${ink.prefix}-body)`, opacity: 0.9 - scene.whole.opacity * 0.65 },
    path(`M${nums(x + 3.5, surface.y - 4)}L${nums(foot + 5, end)}`, {
      stroke: colour,
      'stroke-width': width,
    }),
  );
};

const straws = [
  ['#fffaf0', '#d9482f'],
  ['#fffaf0', '#17785f'],
  ['#fffaf0', '#e3a81c'],
  ['#fffaf0', '#2b6ea8'],
] as const;

const straw = (scene: Scene, leanRight: boolean, dressing: Dressing): void => {
  const { surface, rim, random, spec } = scene;
  const [paper, stripe] = straws[Math.floor(random() * straws.length)] ?? straws[0];
  const side = leanRight ? 1 : -1;
  const x = side * surface.r * 0.18;
  const end: [number, number] = [side * Math.max(rim.r * 0.72, x + 16), rim.y - 58];
  const d = `M${nums(x, surface.y + 2)}L${nums(...end)}`;
  const metal = spec.glass === 'julep cup';
  dressing.sunk += dipped(scene, x, side * 9, 6, metal ? '#aab4b8' : paper);
  dressing.inside += metal
    ? path(d, { stroke: '#8e9a9f', 'stroke-width': 6, 'stroke-linecap': 'round' }) +
      path(d, { stroke: '#e8eef0', 'stroke-width': 2 })
    : path(d, { stroke: shade(paper, -0.1), 'stroke-width': 8 }) +
      path(d, { stroke: paper, 'stroke-width': 7 }) +
      path(d, { stroke: stripe, 'stroke-width': 7, 'stroke-dasharray': '5 7' });
};

const wantsStraw = ({ shape, spec, frozen }: Scene): boolean =>
  frozen || (shape.straw === true && spec.ice !== 'none' && spec.ice !== 'block');

/** Leaves, wedges and berries left in the drink. */
const scatter = (scene: Scene): string => {
  const { spec, surface, shape, random, ink } = scene;
  const bottom = bottomOf(shape.inner);
  const pieces = (spec.inside ?? []).slice(0, 3).flatMap(({ shape: kind, colour }) =>
    Array.from({ length: kind === 'mint' || kind === 'herb' ? 6 : 4 }, (_, index) => {
      const leafy = kind === 'mint' || kind === 'herb';
      const h = bottom + (surface.h - bottom) * (leafy ? (index + 0.6) / 6.4 : 0.14 + index * 0.13);
      const reach = Math.max(4, radiusAt(shape.inner, h) - 18);
      const drawing = leafy
        ? mintLeaf(colour)
        : kind === 'berry'
          ? berry(colour)
          : kind === 'cucumber'
            ? cucumber(colour)
            : wedge(colour);
      return place(
        drawing,
        between(random, -reach, reach),
        -h,
        Math.round(between(random, -70, 70)),
        leafy ? 0.55 : kind === 'berry' ? 0.85 : 0.7,
      );
    }),
  );
  return group({ 'clip-path': `url(#${ink.prefix}-body)`, opacity: 0.82 }, pieces.join(''));
};

/** Where each garnish goes in this glass: on a pick, on the rim, in the ice, upright or afloat. */
export const dress = (scene: Scene): Dressing => {
  const { spec, rim, surface, top, random, shape } = scene;
  const dressing: Dressing = { sunk: '', afloat: '', inside: '', before: '' };
  dressing.sunk += scatter(scene);
  const iced = spec.ice !== 'none' && !scene.frozen;
  const heaped = scene.frozen || spec.ice === 'crushed';
  const creamed = spec.garnish.some(({ shape: kind }) => kind === 'cream');
  const skewered = spec.garnish.filter(({ shape: kind }) => onPick.has(kind));
  const floor = creamed ? top.y - 30 : top.y;
  let side = 1;
  let tuckedIn = 0;
  let stood = 0;
  const topped = creamed || heaped;
  for (const { shape: kind, colour } of spec.garnish) {
    const perch = perched[kind];
    const stands = standing[kind];
    if (kind === 'cream') dressing.afloat += place(cream(colour, top.r, top.ry), 0, top.y + 1);
    else if (kind === 'nutmeg')
      dressing.afloat += place(
        dust(colour, random, creamed ? top.r * 0.6 : top.r, creamed ? 14 : top.ry),
        0,
        creamed ? top.y - 16 : top.y,
      );
    else if (kind === 'chocolate')
      dressing.afloat += place(
        shavings(colour, random, creamed ? top.r * 0.6 : top.r, creamed ? 14 : top.ry),
        0,
        creamed ? top.y - 16 : top.y,
      );
    else if (kind === 'bean')
      dressing.afloat += place(beans(colour), 0, creamed ? floor + 6 : top.y, 0, Math.min(1.1, top.r / 44));
    else if (kind === 'cube') dressing.sunk += place(sugarCube(), 0, -bottomOf(shape.inner) - 16, 8);
    else if (stands) {
      const x = surface.r * stands.at * (stood % 2 ? -1.8 : 1);
      const y = heaped && !stands.deep ? surface.y - 16 : surface.y + (stands.deep ? 3 : 1);
      const lean = stands.lean * (stood % 2 ? -1 : 1);
      if (stands.deep && shape.material === 'glass')
        dressing.sunk += dipped(
          scene,
          x,
          lean,
          kind === 'celery' ? 20 : kind === 'cinnamon' ? 13 : 3,
          colour,
        );
      dressing.inside += place(
        stands.draw(colour),
        x,
        y,
        lean,
        kind === 'mint' ? Math.min(1.1, Math.max(0.82, rim.r / 56)) : 1,
      );
      stood += 1;
    } else if (
      tucked.has(kind) &&
      iced &&
      rim.r > 46 &&
      shape.material === 'glass' &&
      spec.glass !== 'punch bowl' &&
      tuckedIn === 0
    ) {
      dressing.inside += place(
        perch?.draw(colour) ?? '',
        surface.r - 30,
        surface.y - 7,
        kind === 'slice' ? 38 : 8,
        0.96,
      );
      tuckedIn += 1;
    } else if (spec.glass === 'punch bowl' && perch) {
      for (const x of [-0.5, 0.05, 0.56])
        dressing.afloat += group(
          { transform: `translate(${nums(x * surface.r, surface.y)})scale(1 .42)` },
          perch.draw(colour),
        );
    } else if (perch) {
      const x = side * (rim.r * 0.84 + (kind === 'twist' ? rim.r * 0.08 : 0));
      const drawing = place(
        perch.draw(colour),
        x,
        rim.y + rim.ry * 0.4 - perch.lift,
        side * perch.turn,
        perch.scale,
      );
      dressing.before += drawing;
      side = -side;
    }
  }
  if (skewered.length > 0) {
    if (topped && skewered.length === 1 && skewered[0]?.shape === 'cherry') {
      dressing.before += place(cherry(skewered[0].colour), -surface.r * 0.1, floor - (creamed ? 18 : 24), -8);
    } else skewer(scene, skewered, dressing);
  }
  if (wantsStraw(scene)) straw(scene, stood > 0 || (side < 0 && tuckedIn === 0) ? false : side < 0, dressing);
  return dressing;
};
