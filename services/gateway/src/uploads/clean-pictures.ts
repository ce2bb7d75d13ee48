import { Injectable } from '@nestjs/common';
import type { ResizeOptions } from 'sharp';
import { PictureQueue } from './picture-queue.ts';
import { isAlsoSomethingElse, pictureTypeOf } from './picture-type.ts';
import { notAPicture, tooManyPixels, uploadCancelled } from './upload.errors.ts';

/** What a phone's camera makes; decoding takes time and memory by the pixel. */
const maxPixels = 24_000_000;
const quality = 82;
/** It takes 20 MiB, which only those processes need that were sent a picture. */
const library = async () => {
  const { default: sharp } = await import('sharp');
  // One core for a picture: whoever asks for something else finds another one free.
  sharp.concurrency(1);
  return sharp;
};

/**
 * Makes of whatever picture comes the ones we keep: WebP in every size, upright, without metadata; of an animation the
 * first frame. The bytes are new: nothing of the file but what can be seen is kept. Implements BEYOND-17, security
 * checks 38 to 40.
 */
@Injectable()
export class CleanPictures {
  private readonly queue = new PictureQueue();

  /**
   * The picture's middle as squares of so many pixels.
   * @param signal aborted when nobody waits for it any more
   * @throws DomainError 415 for what is no picture or not only one, 413 for too many pixels, before any is decoded; 503
   * while too many others wait
   */
  squares<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<S, Uint8Array>> {
    return this.of(file, sizes, { fit: 'cover', position: 'attention' }, signal);
  }

  /**
   * The whole picture with at most so many pixels on its longer side; a smaller one is not made larger.
   * @throws DomainError as `squares`
   */
  whole<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<S, Uint8Array>> {
    return this.of(file, sizes, { fit: 'inside', withoutEnlargement: true }, signal);
  }

  /** Pixels of a picture we have made. */
  async pixelsOf(made: Uint8Array): Promise<{ width: number; height: number }> {
    const { width, height } = await this.headerOf(made);
    return { width, height };
  }

  private async of<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    shape: ResizeOptions,
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<S, Uint8Array>> {
    const type = pictureTypeOf(file);
    if (!type || isAlsoSomethingElse(file)) throw notAPicture();
    const { width, height, mediaType } = await this.headerOf(file);
    if (mediaType !== type) throw notAPicture();
    if (width * height > maxPixels) throw tooManyPixels();
    return this.queue.run(() => this.encode(file, sizes, shape, signal), signal);
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

  /** Decodes once, to the largest size; the others are made of that. */
  private async encode<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    shape: ResizeOptions,
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<S, Uint8Array>> {
    const sharp = await library();
    const largest = Math.max(...sizes);
    const made = new Map<S, Uint8Array>();
    try {
      const { data, info } = await sharp(file, { limitInputPixels: maxPixels, sequentialRead: true })
        .autoOrient()
        .timeout({ seconds: 8 })
        .resize(largest, largest, shape)
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      for (const size of sizes) {
        if (signal?.aborted) throw uploadCancelled();
        const picture = sharp(data, { raw: { width, height, channels } });
        const resized = size === largest ? picture : picture.resize(size, size, shape);
        made.set(size, await resized.webp({ quality }).toBuffer());
      }
      return made;
    } catch (cause) {
      if (signal?.aborted) throw uploadCancelled();
      throw notAPicture(cause);
    }
  }
}
