import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contentPage, frontMatterOf } from './content-page.ts';

export const contentFolder = fileURLToPath(new URL('../content', import.meta.url));
const contentFile = /\/content\/([a-z-]+)\.md$/;

const sourceOf = (name: string): string => readFileSync(join(contentFolder, `${name}.md`), 'utf8');
const titleOf = (name: string): string => frontMatterOf(name, sourceOf(name)).matter.title;

/**
 * Makes a file of `content/` importable as a page, and writes `pages.json` for the server: the title and description
 * of each by its address. Implements NAV-25 together with the route files.
 */
export function staticPages(): Plugin {
  return {
    name: 'static-pages',
    transform: {
      filter: { id: contentFile },
      handler(source, id) {
        const name = contentFile.exec(id)?.[1] ?? '';
        return { code: `export default ${JSON.stringify(contentPage(name, source, titleOf))};`, map: null };
      },
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const names = readdirSync(contentFolder).flatMap((file) => /^([a-z-]+)\.md$/.exec(file)?.[1] ?? []);
      const pages = names.map((name) => {
        const { title, description } = frontMatterOf(name, sourceOf(name)).matter;
        return [`/${name}`, { title, description }];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'pages.json',
        source: JSON.stringify(Object.fromEntries(pages), null, 1),
      });
    },
  };
}
