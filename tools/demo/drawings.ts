import sharp from 'sharp';
import { sceneOf } from './scenes.ts';

const hueOf = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

/** A face that is recognizably drawn, another one for each name. */
export function drawnAvatar(name: string): Promise<Buffer> {
  const hue = hueOf(name);
  const [skin, hair] = [(hue * 7) % 30, (hue * 13) % 60];
  const isLong = hue % 2 === 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="hsl(${hue} 45% 78%)"/>
    ${isLong ? `<path d="M14 30c0-30 36-30 36 0v22H14z" fill="hsl(${hair} 40% 28%)"/>` : ''}
    <path d="M8 66c0-18 12-22 24-22s24 4 24 22z" fill="hsl(${(hue + 150) % 360} 40% 40%)"/>
    <ellipse cx="32" cy="31" rx="13" ry="15" fill="hsl(${20 + skin / 3} 45% ${52 + skin}%)"/>
    <path d="M19 28c0-18 26-18 26 0-6-2-8-6-9-8-3 4-10 8-17 8z" fill="hsl(${hair} 40% 28%)"/>
    <circle cx="27" cy="32" r="1.6"/><circle cx="37" cy="32" r="1.6"/>
    <path d="M27 39q5 4 10 0" fill="none" stroke="#402" stroke-width="1.5" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The wall that a recipe's drawing brings along: the first field, and the glow on it. */
const wall = /<rect[^>]*\bheight="400"[^>]*\/><ellipse[^>]*\/>/;

/** A recipe's drawing in a drawn place, as if somebody had taken a photo of it there; another place for each index. */
export async function drawnPhoto(name: string, index: number, drawing: string): Promise<Buffer> {
  const height = index % 3 === 0 ? 1500 : 1200;
  const size = 860 + (hueOf(name) % 4) * 40;
  let state = hueOf(name) + 1;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const glass = await sharp(Buffer.from(drawing.replace(wall, '')), { density: 220 })
    .resize(size, size)
    .png()
    .toBuffer();
  const left = Math.round((1200 - size) / 2 + ((hueOf(name) % 5) - 2) * 55);
  return sharp(Buffer.from(sceneOf(index, height, random)))
    .composite([{ input: glass, left, top: height - size - 40 }])
    .png()
    .toBuffer();
}
