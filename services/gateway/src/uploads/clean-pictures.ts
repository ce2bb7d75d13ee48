import { extname } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ResizeOptions } from 'sharp';
import { Tinypool } from 'tinypool';
import type { MadePicture, PictureRefusal, PictureResult, PictureTask } from './picture-process.ts';
import { PictureQueue } from './picture-queue.ts';
import { pictureTypeOf } from './picture-type.ts';
import { notAPicture, tooManyPixels, uploadCancelled } from './upload.errors.ts';

/** Starting the process takes as long as two pictures; keeping it takes 80 MB. */
const restMs = 15_000;
const refusals: Record<PictureRefusal, () => Error> = {
  'not a picture': () => notAPicture(),
  'too many pixels': tooManyPixels,
};

/**
 * Makes of whatever picture comes the ones we keep: WebP in every size, upright, without metadata; of an animation the
 * first frame. The bytes are new: nothing of the file but what can be seen is kept. A process of its own does it, which
 * gives way to everything else and knows no secrets. Implements BEYOND-17, security checks 38 to 40 and 57.
 */
@Injectable()
export class CleanPictures implements OnModuleDestroy {
  private readonly queue = new PictureQueue();
  private readonly process = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    // Next to this file, in the sources and in the bundle.
    filename: new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: restMs,
    env: {},
  });

  async onModuleDestroy(): Promise<void> {
    await this.process.destroy();
  }

  /**
   * The center of the picture as squares of the given sizes in pixels.
   * @param signal aborted when nobody waits for the result anymore
   * @throws DomainError 415 for what is no picture or not only one, 413 for too many pixels, before any is decoded; 503
   * while too many others wait, or when it takes too long
   */
  squares<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<S, MadePicture>> {
    return this.of(file, sizes, { fit: 'cover', position: 'attention' }, signal);
  }

  /**
   * The whole picture with a maximum number of pixels on its longer side; a smaller one is not enlarged.
   * @throws DomainError as `squares`
   */
  whole<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<S, MadePicture>> {
    return this.of(file, sizes, { fit: 'inside', withoutEnlargement: true }, signal);
  }

  private async of<S extends number>(
    file: Uint8Array,
    sizes: readonly S[],
    shape: ResizeOptions,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<S, MadePicture>> {
    const type = pictureTypeOf(file);
    if (!type) throw notAPicture();
    const result = await this.queue.run((until) => this.work({ file, type, sizes, shape }, until), signal);
    if ('refused' in result) throw refusals[result.refused]();
    return new Map(result.made as [S, MadePicture][]);
  }

  /** Whoever goes away, and what takes too long, ends the process in the middle of the picture. */
  private async work(task: PictureTask, signal: AbortSignal): Promise<PictureResult> {
    try {
      return await this.process.run(task, { name: 'clean', signal });
    } catch (error) {
      if (signal.aborted) throw uploadCancelled();
      throw error;
    }
  }
}
