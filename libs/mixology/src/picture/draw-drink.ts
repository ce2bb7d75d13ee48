import { paintSlush, paintSteam } from './air.ts';
import { dress } from './garnish/placing.ts';
import { paintGlassBefore, paintGlassBehind } from './glass.ts';
import { fieldOf, paintShadow, paintWall, standing } from './ground.ts';
import { drawIce } from './ice.ts';
import { Ink } from './ink.ts';
import { keyColor } from './layers.ts';
import { paintLiquid, paintSurface } from './liquid.ts';
import { palettesOf } from './palette.ts';
import type { DrawOptions, PictureSpec } from './picture-spec.ts';
import { hashOf, randomFrom } from './random.ts';
import { paintRim } from './rim.ts';
import { composeScene } from './scene.ts';
import { el, escapeText } from './svg.ts';

export const drawDrink = (spec: PictureSpec, options: DrawOptions = {}): string => {
  const { mode = 'auto', format = 'card', title } = options;
  const palettes = palettesOf(keyColor(spec));
  const prefix = `b${hashOf(`${spec.seed} ${mode} ${format}`).toString(36)}`;
  const ink = new Ink(
    prefix,
    mode === 'dark' ? palettes.dark : palettes.light,
    mode === 'auto' ? palettes.dark : null,
  );
  const scene = composeScene(spec, ink, randomFrom(spec.seed));
  const field = fieldOf(format);
  const wall = paintWall(scene, format);
  const opaque = scene.shape.material !== 'glass';
  const liquid = opaque ? '' : paintLiquid(scene);
  const ice = drawIce(scene);
  const garnish = dress(scene);
  const drawing = [
    paintShadow(scene),
    paintGlassBehind(scene),
    paintRim(scene, 'behind'),
    opaque ? '' : liquid + garnish.sunk + ice.under,
    paintSurface(scene),
    paintSlush(scene),
    ice.over,
    garnish.afloat,
    garnish.inside,
    paintGlassBefore(scene),
    paintRim(scene, 'front'),
    garnish.before,
    paintSteam(scene),
  ].join('');
  const name =
    title === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-labelledby': `${prefix}-t` };
  const heading = title === undefined ? '' : `<title id="${prefix}-t">${escapeText(title)}</title>`;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${field.x} 0 ${field.width} ${field.height}`, ...name },
    heading + ink.head() + wall + standing(scene, drawing),
  );
};
