import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '@barspoon/servers/process/progress';
import { provideBaseImages, SERVER_IMAGES } from '../images/base-images.ts';
import { findEngine } from '../images/engine.ts';
import { buildImages, IMAGE, TOOLS_IMAGE } from '../images/product-images.ts';

/** Builds what the local overlay runs. */
export async function provideImages(dir: string): Promise<void> {
  const engine = await findEngine();
  await provideBaseImages(engine, dir);
  await buildImages(engine);
}

/** Gives each image to the cluster, as a file that is removed afterwards. */
export async function handImagesOver(dir: string, load: (file: string) => Promise<void>): Promise<void> {
  const engine = await findEngine();
  const progress = step('Handing the images to the cluster');
  mkdirSync(dir, { recursive: true });
  for (const image of [IMAGE, TOOLS_IMAGE, ...SERVER_IMAGES]) {
    const full = image.includes('/') ? image : `localhost/${image}:latest`;
    const file = join(dir, `${image.replace(/\W/g, '-')}.tar`);
    rmSync(file, { force: true });
    await engine.run('tag', image, full);
    await engine.run('save', '--output', file, full);
    await load(file);
    rmSync(file);
    progress.detail(full);
  }
  progress.done();
}
