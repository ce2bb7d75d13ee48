import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { isAlsoSomethingElse, pictureTypeOf } from './picture-type.ts';
import { notAPicture, tooManyPixels } from './upload.errors.ts';

/** More than any phone's camera makes within the limit of bytes. */
const mostPixels = 50_000_000;
/** Decoding takes memory by the pixel: so many at once, the others wait. */
const atOnce = 2;
const quality = 82;
/** It takes 20 MiB, which only those processes need that were sent a picture. */
const library = async () => (await import('sharp')).default;

/**
 * Makes of whatever picture comes the ones we keep: WebP in every size, upright, without metadata; of an animation the
 * first frame. The bytes are new: nothing of the file but what can be seen is kept. Implements BEYOND-17, security
 * checks 38 to 40.
 */
@Injectable()
export class CleanPictures {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * The picture's middle as squares of so many pixels.
   * @throws DomainError 415 for what is no picture or not only one, 413 for too many pixels, before any is decoded
   */
  squares<S extends number>(file: Uint8Array, sizes: readonly S[]): Promise<ReadonlyMap<S, Uint8Array>> {
    return this.of(file, sizes, (picture, size) =>
      picture.resize(size, size, { fit: 'cover', position: 'attention' }),
    );
  }

  /**
   * The whole picture with at most so many pixels on its longer side; a smaller one is not made larger.
   * @throws DomainError as `squares`
   */
  whole<S extends number>(file: Uint8Array, sizes: readonly S[]): Promise<ReadonlyMap<S, Uint8Array>> {
    return this.of(file, sizes, (picture, size) =>
      picture.resize(size, size, { fit: 'inside', withoutEnlargement: true }),
    );
  }

  private async of<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    resize: (picture: Sharp, size: S) => Sharp,
  ): Promise<ReadonlyMap<S, Uint8Array>> {
    const type = pictureTypeOf(file);
    if (!type || isAlsoSomethingElse(file)) throw notAPicture();
    const { width, height, mediaType } = await this.headerOf(file);
    if (mediaType !== type) throw notAPicture();
    if (width * height > mostPixels) throw tooManyPixels();
    return this.inTurn(() => this.encode(file, sizes, resize));
  }

  private async headerOf(file: Uint8Array) {
    const sharp = await library();
    try {
      const { width, height, mediaType } = await sharp(file, { limitInputPixels: false }).metadata();
      return { width, height, mediaType };
    } catch (cause) {
      throw notAPicture(cause);
    }
  }

  private async encode<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    resize: (picture: Sharp, size: S) => Sharp,
  ): Promise<ReadonlyMap<S, Uint8Array>> {
    const sharp = await library();
    const upright = sharp(file, { limitInputPixels: mostPixels, sequentialRead: true })
      .autoOrient()
      .timeout({ seconds: 8 });
    try {
      const made = sizes.map(async (size) => {
        const resized = resize(upright.clone(), size);
        return [size, await resized.webp({ quality }).toBuffer()] as const;
      });
      return new Map(await Promise.all(made));
    } catch (cause) {
      throw notAPicture(cause);
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
