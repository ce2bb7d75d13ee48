import { paintGlassBefore, paintGlassBehind } from './glass.ts';
import { glassShapes } from './glasses.ts';
import { fieldOf, paintGround } from './ground.ts';
import { Ink } from './ink.ts';
import { paintLiquid, paintSurface } from './liquid.ts';
import { mixLiquids } from './mixing.ts';
import { palettesOf } from './palette.ts';
import type { DrawOptions, PictureSpec } from './picture-spec.ts';
import { rimOf } from './profile.ts';
import { hashOf, randomFrom } from './random.ts';
import { composeScene } from './scene.ts';
import { el, escapeText } from './svg.ts';

export const drawDrink = (spec: PictureSpec, options: DrawOptions = {}): string => {
  const { mode = 'auto', format = 'card', title } = options;
  const palettes = palettesOf(mixLiquids(spec.liquids).colour);
  const prefix = `b${hashOf(`${spec.seed} ${mode} ${format}`).toString(36)}`;
  const ink = new Ink(
    prefix,
    mode === 'dark' ? palettes.dark : palettes.light,
    mode === 'auto' ? palettes.dark : null,
  );
  const height = rimOf(glassShapes[spec.glass].outer).h;
  const stand = { x: 200, y: 350 - Math.max(0, 240 - height) * 0.36 };
  const scene = composeScene(spec, stand, ink, randomFrom(spec.seed));
  const field = fieldOf(format);
  const drawing = [
    paintGround(scene, format),
    paintGlassBehind(scene),
    paintLiquid(scene),
    paintSurface(scene),
    paintGlassBefore(scene),
  ].join('');
  const name =
    title === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-labelledby': `${prefix}-t` };
  const heading = title === undefined ? '' : `<title id="${prefix}-t">${escapeText(title)}</title>`;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${field.x} 0 ${field.width} ${field.height}`, ...name },
    heading + ink.head() + drawing,
  );
};
