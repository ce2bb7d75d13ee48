import { step } from '@barspoon/servers/process/progress';
import { ROOT } from '../stack/boot/boot.mjs';
import type { Engine } from './engine.ts';

export const IMAGE = 'barspoon';
export const TOOLS_IMAGE = 'barspoon-tools';

/** What `docs/operations.md` promises of the services' image. */
const maxMegabytes = 350;

export interface Built {
  image: string;
  megabytes: number;
  ms: number;
}

/**
 * Builds both images of the product.
 * @param root the folder with its sources
 * @throws when the services' image is larger than promised
 */
export async function buildImages(engine: Engine, root = ROOT): Promise<Built[]> {
  const built: Built[] = [];
  for (const [image, target] of [
    [IMAGE, []],
    [TOOLS_IMAGE, ['--target', 'tools']],
  ] as const) {
    const progress = step(`Building ${image}`);
    const began = performance.now();
    await engine.run('build', '--network', 'host', ...target, '--tag', image, root);
    const ms = performance.now() - began;
    const size = Number(await engine.run('image', 'inspect', '--format', '{{.Size}}', image));
    const megabytes = Math.round(size / 1e6);
    built.push({ image, megabytes, ms });
    progress.done(`Built ${image}: ${megabytes} MB`);
  }
  const services = built.find(({ image }) => image === IMAGE);
  if (!services || services.megabytes > maxMegabytes)
    throw new Error(`the image of the services has ${services?.megabytes} MB, more than ${maxMegabytes}`);
  return built;
}
