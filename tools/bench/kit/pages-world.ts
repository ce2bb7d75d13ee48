import { gzipSync } from 'node:zlib';
import { seedLibrary } from '../../seed/seed-library.ts';
import { BUILDS, buildWhatChanged } from '../../stack/stack/builds.ts';
import { signedIn } from './members.ts';
import { openWorld, type RunningProcess, root, serviceNames, type World } from './world.ts';

/** Those that goals speak of. */
const wantedPages = ['/', '/recipes', '/community'] as const;

/** Those of them that are built; the others are told of. */
export async function publicPagesOf(url: string): Promise<string[]> {
  const pages: string[] = [];
  for (const page of wantedPages)
    if ((await fetch(`${url}${page}`)).ok) pages.push(page);
    else console.log(`  ${page} is not built yet`);
  return pages;
}

/** The path of the page of the newest recipe. @throws Error when there is no recipe */
export async function recipePageOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/recipes?limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const [recipe] = items;
  if (!recipe) throw new Error('there is no recipe');
  return `/recipes/${recipe.id}`;
}

export interface PagesWorld extends World {
  gateway: RunningProcess;
  /** The services, gateway included, by their names. */
  readonly services: ReadonlyMap<string, RunningProcess>;
}

/** The whole product over its starter library, with pages built as for members. */
export async function openPagesWorld(more: NodeJS.ProcessEnv = {}): Promise<PagesWorld> {
  await buildWhatChanged(root, BUILDS);
  const world = await openWorld();
  try {
    const services = new Map<string, RunningProcess>();
    for (const service of serviceNames)
      if (service !== 'gateway') services.set(service, await world.start(service, more));
    await world.operate((asked) => seedLibrary(asked, () => undefined));
    const gateway = await world.start('gateway', more);
    services.set('gateway', gateway);
    return { ...world, gateway, services };
  } catch (error) {
    await world.stop();
    throw error;
  }
}

const authors = 3;
const postsOfEach = 8;
const remarks = [
  'Half an ounce of lime is plenty once the syrup is rich; with more the rum is gone.',
  'Stirred forty turns tonight, and the second one was colder than the first.',
  'The bottle says dry, the label says sweet, and the glass says neither.',
  'Who else keeps a jar of saline beside the bitters? Four drops, and the grapefruit stands up.',
  'A swizzle without crushed ice is a different drink, and not a worse one.',
];

/** More posts than a first page of the community shows, of the length that people write. */
export async function writePosts(world: PagesWorld): Promise<void> {
  for (let author = 0; author < authors; author++) {
    const { headers } = await signedIn(world, world.gateway, `writer${author}@example.com`);
    for (let post = 0; post < postsOfEach; post++) {
      const words = [0, 1, 2].map((at) => remarks[(author + post * 2 + at) % remarks.length]);
      const answer = await fetch(`${world.gateway.url}/api/v1/posts`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          content: `${words.join(' ')} #${author}${post}`,
          imageUrl: null,
          recipeId: null,
        }),
      });
      if (!answer.ok) throw new Error(`a post was answered with ${answer.status}`);
    }
  }
}

/** Kilobytes of 1000 bytes, compressed as the gateway may send it. */
export const gzippedKB = (content: string | Buffer): number =>
  gzipSync(content, { level: 9 }).byteLength / 1000;

export async function documentOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return answer.text();
}
