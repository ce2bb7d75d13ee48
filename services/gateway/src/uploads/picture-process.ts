import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp, { type ResizeOptions } from 'sharp';
import { isAlsoSomethingElse, type PictureType } from './picture-type.ts';

/** What a phone's camera makes; decoding takes time and memory by the pixel. */
const maxPixels = 24_000_000;
const quality = 82;
/** Far below the hashing of passwords, which gives way itself: pictures take what signing in leaves. */
const givesWay = constants.priority.PRIORITY_LOW;

export interface PictureTask {
  file: Uint8Array;
  /** What its first bytes say it is. */
  type: PictureType;
  /** Pixels of the longer side. */
  sizes: readonly number[];
  shape: ResizeOptions;
}
export interface MadePicture {
  content: Uint8Array;
  width: number;
  height: number;
}
export type PictureResult = { made: [size: number, picture: MadePicture][] } | { refused: PictureRefusal };
export type PictureRefusal = 'not a picture' | 'too many pixels';

// On Linux a priority is a thread's own; those made later inherit it.
if (process.platform === 'linux')
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), givesWay);
else setPriority(givesWay);
// One core for a picture: whoever asks for something else finds another one free.
sharp.concurrency(1);

/** What the process of `CleanPictures` does. Decodes once, to the largest size; the others are made of that. */
export async function clean({ file, type, sizes, shape }: PictureTask): Promise<PictureResult> {
  if (isAlsoSomethingElse(file)) return { refused: 'not a picture' };
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    if (header.mediaType !== type) return { refused: 'not a picture' };
    if (header.width * header.height > maxPixels) return { refused: 'too many pixels' };
    const largest = Math.max(...sizes);
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, sequentialRead: true })
      .autoOrient()
      .resize(largest, largest, shape)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const made: [number, MadePicture][] = [];
    for (const size of sizes) {
      const picture = sharp(data, { raw: { width, height, channels } });
      const resized = size === largest ? picture : picture.resize(size, size, shape);
      const webp = await resized.webp({ quality }).toBuffer({ resolveWithObject: true });
      made.push([size, { content: webp.data, width: webp.info.width, height: webp.info.height }]);
    }
    return { made };
  } catch {
    return { refused: 'not a picture' };
  }
}
