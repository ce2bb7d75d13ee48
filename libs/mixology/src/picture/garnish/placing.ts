import type { Ink } from '../ink.ts';
import type { PictureGarnish } from '../picture-spec.ts';
import { bottomOf } from '../profile.ts';
import type { Scene } from '../scene.ts';
import { el, nums, place } from '../svg.ts';
import { grapefruit, slice, twist, wedge, wheel } from './citrus.ts';
import type { Dressing } from './dressing.ts';
import { apple, banana, cherry, cucumber, pineapple } from './fruit.ts';
import { celery, flower, herb, mint } from './green.ts';
import { skewer } from './pick.ts';
import { scatter } from './scatter.ts';
import { beans, cinnamon, cream, dust, shavings, sugarCube, umbrella } from './spice.ts';
import { dipped, putStraw } from './straw.ts';

type Shape = PictureGarnish['shape'];
type Draw = (color: string, ink: Ink) => string;

const onPick = new Set<Shape>(['cherry', 'olive', 'onion', 'berry', 'ginger']);

/** Hung on the rim: how it is turned, how far above the rim its middle lies, and its size. */
const perched: Partial<Record<Shape, { draw: Draw; turn: number; lift: number; scale: number }>> = {
  wheel: { draw: wheel, turn: 12, lift: 9, scale: 1 },
  slice: { draw: slice, turn: 62, lift: 2, scale: 1 },
  wedge: { draw: wedge, turn: 58, lift: 6, scale: 0.9 },
  grapefruit: { draw: grapefruit, turn: 24, lift: 8, scale: 1 },
  twist: { draw: twist, turn: -10, lift: 0, scale: 1.16 },
  pineapple: { draw: pineapple, turn: 20, lift: 0, scale: 0.94 },
  apple: { draw: apple, turn: 14, lift: -4, scale: 1 },
  banana: { draw: banana, turn: 0, lift: 4, scale: 1 },
  cucumber: { draw: cucumber, turn: 0, lift: 6, scale: 1 },
  flower: { draw: flower, turn: 10, lift: 6, scale: 0.95 },
};
/** Tucked between ice and wall instead, when there is ice and room. */
const tucked = new Set<Shape>(['slice', 'wheel', 'grapefruit', 'cucumber']);

/** Stood in the drink: how it leans, where, and how thick its submerged stick is (0: it only rests on the ice). */
const upright: Partial<Record<Shape, { draw: Draw; lean: number; at: number; stick: number }>> = {
  mint: { draw: mint, lean: 4, at: -0.12, stick: 0 },
  herb: { draw: herb, lean: 14, at: 0.1, stick: 2.6 },
  celery: { draw: celery, lean: 9, at: 0.15, stick: 20 },
  cinnamon: { draw: cinnamon, lean: 22, at: 0.1, stick: 13 },
  umbrella: { draw: umbrella, lean: 26, at: 0.25, stick: 2.6 },
};

/** Where each garnish goes in this glass: on a pick, on the rim, in the ice, upright or afloat. */
export const dress = (scene: Scene): Dressing => {
  const { spec, surface } = scene;
  const dressing: Dressing = { sunk: scatter(scene), afloat: '', inside: '', before: '' };
  const skewered = spec.garnish.filter(({ shape }) => onPick.has(shape));
  const creamed = spec.garnish.some(({ shape }) => shape === 'cream');
  const heaped = scene.frozen || spec.ice === 'crushed';
  let side = 1;
  let stood = 0;
  let right = false;
  // Cream lies below whatever is strewn on it.
  for (const garnish of spec.garnish.toSorted(
    (a, b) => Number(b.shape === 'cream') - Number(a.shape === 'cream'),
  )) {
    if (onPick.has(garnish.shape)) continue;
    if (topping(scene, garnish, creamed, dressing)) continue;
    if (garnish.shape in upright) {
      standUp(scene, garnish, stood, heaped, dressing);
      stood += 1;
    } else {
      right = true;
      side = hang(scene, garnish, side, dressing);
    }
  }
  const [first] = skewered;
  if (first?.shape === 'cherry' && skewered.length === 1 && (creamed || heaped)) {
    const y = creamed ? scene.top.y - 46 : surface.y - Math.min(34, surface.r * 0.5) - 4;
    dressing.before += place(cherry(first.color), -surface.r * 0.1, y, -8);
  } else if (skewered.length > 0) {
    skewer(scene, skewered, right || stood > 0 ? -1 : 1, dressing);
  }
  putStraw(scene, -1, dressing);
  return dressing;
};

/** What lies on the surface or at the bottom. False when this garnish is neither. */
const topping = (
  scene: Scene,
  { shape, color }: PictureGarnish,
  creamed: boolean,
  dressing: Dressing,
): boolean => {
  const { top, random } = scene;
  const [rx, ry, y] = creamed ? [top.r * 0.6, 13, top.y - 17] : [top.r, top.ry, top.y];
  if (shape === 'cream') dressing.afloat += place(cream(color, top.r, top.ry), 0, top.y + 1);
  else if (shape === 'nutmeg') dressing.afloat += place(dust(color, random, rx, ry), 0, y);
  else if (shape === 'chocolate') dressing.afloat += place(shavings(color, random, rx, ry), 0, y);
  else if (shape === 'bean')
    dressing.afloat += place(beans(color, scene.ink), 0, y, 0, Math.min(1.1, top.r / 44));
  else if (shape === 'cube') dressing.sunk += place(sugarCube(), 0, -bottomOf(scene.shape.inner) - 16, 8);
  else return false;
  return true;
};

const standUp = (
  scene: Scene,
  { shape, color }: PictureGarnish,
  before: number,
  heaped: boolean,
  dressing: Dressing,
): void => {
  const stand = upright[shape];
  if (!stand) return;
  const { surface, rim } = scene;
  const x = surface.r * stand.at * (before % 2 ? -1.8 : 1);
  const lean = stand.lean * (before % 2 ? -1 : 1);
  const y = stand.stick > 0 ? surface.y + 3 : surface.y - (heaped ? 16 : -1);
  if (stand.stick > 0 && scene.shape.material === 'glass') {
    dressing.sunk += dipped(scene, x, lean, stand.stick, color);
  }
  const scale = shape === 'mint' ? Math.min(1.1, Math.max(0.82, rim.r / 56)) : 1;
  dressing.inside += place(stand.draw(color, scene.ink), x, y, lean, scale);
};

/** Hangs a garnish on the rim or tucks it into the ice; answers the side for the next one. */
const hang = (scene: Scene, { shape, color }: PictureGarnish, side: number, dressing: Dressing): number => {
  const perch = perched[shape];
  if (!perch) return side;
  const { spec, rim, surface } = scene;
  const drawing = perch.draw(color, scene.ink);
  if (spec.glass === 'punch bowl') {
    const id = scene.ink.piece(drawing);
    for (const x of [-0.52, 0.02, 0.55]) {
      const transform = `translate(${nums(x * surface.r, surface.y + side * 3)})scale(1 .4)`;
      dressing.afloat += el('use', { href: `#${id}`, transform });
    }
    return side;
  }
  const iced = spec.ice !== 'none' && !scene.frozen && scene.shape.material === 'glass';
  if (tucked.has(shape) && iced && rim.r > 46 && side === 1) {
    dressing.inside += place(drawing, surface.r - 30, surface.y - 7, shape === 'slice' ? 38 : 8, 0.96);
    return -side;
  }
  const x = side * rim.r * (shape === 'twist' ? 0.92 : 0.84);
  const y = rim.y + rim.ry * 0.4 - perch.lift;
  dressing.before += place(drawing, x, y, side * perch.turn, perch.scale);
  return -side;
};
