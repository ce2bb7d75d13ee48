import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { assetsByRoute } from './route-assets.ts';

const kB = 1000;
/** Compressed sizes a build may not exceed: the pages a visitor meets first, every other route, and all styles of a page. */
const limits = { publicPage: 150 * kB, lazyRoute: 30 * kB, styles: 30 * kB };
const publicPages = [
  'index',
  'recipes/index',
  'recipes/$id',
  'community/index',
  'search',
  'subscription',
  'profile',
];

/** Fails a build whose pages have grown too heavy, naming the page and its weight. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    enforce: 'post',
    // Once the entry also names the files of every route: before, it weighs less than what is fetched.
    writeBundle(_options, bundle) {
      const { shell, routes } = assetsByRoute(bundle);
      for (const [route, files] of Object.entries(routes)) {
        const scripts = weightOf(files, '.js', bundle);
        const styles = weightOf([...shell, ...files], '.css', bundle);
        const page = weightOf(shell, '.js', bundle) + scripts;
        const tooHeavy = [
          scripts > limits.lazyRoute && `its own scripts weigh ${inKb(scripts)} of ${inKb(limits.lazyRoute)}`,
          styles > limits.styles && `its styles weigh ${inKb(styles)} of ${inKb(limits.styles)}`,
          publicPages.includes(route) &&
            page > limits.publicPage &&
            `with the shell it loads ${inKb(page)} of ${inKb(limits.publicPage)}`,
        ].filter(Boolean);
        if (tooHeavy.length > 0) this.error(`The page ${route} is too heavy: ${tooHeavy.join(', ')}`);
      }
    },
  };
}

const inKb = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`;

function weightOf(files: string[], ending: string, bundle: Rolldown.OutputBundle): number {
  return files
    .filter((file) => file.endsWith(ending))
    .reduce((sum, name) => {
      const file = bundle[name];
      const text = file?.type === 'chunk' ? file.code : (file?.source ?? '');
      return sum + gzipSync(text, { level: 9 }).length;
    }, 0);
}
