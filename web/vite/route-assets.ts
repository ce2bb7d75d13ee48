import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const routesFolder = fileURLToPath(new URL('../src/routes', import.meta.url));

/** The route files of the app without their ending: `recipes/$id`. */
export const routeFiles = (): string[] =>
  globSync('**/*.tsx', { cwd: routesFolder, exclude: ['**/-*', '**/__*'] })
    .map((file) => file.replace(/\.tsx$/, ''))
    .sort();

/**
 * Writes `route-assets.json`: for each route file the scripts and styles its page needs in addition to the entry. From
 * it the server knows the addresses of pages, and references the files in the document's head, so that the browser fetches them together with the entry instead of after it.
 */
export function routeAssets(): Plugin {
  return {
    name: 'route-assets',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const { routes } = assetsByRoute(bundle);
      const listed = Object.fromEntries(routeFiles().map((route) => [route, routes[route] ?? []]));
      this.emitFile({
        type: 'asset',
        fileName: 'route-assets.json',
        source: JSON.stringify(listed, null, 1),
      });
    },
  };
}

/** The files of the shell, and for each route file (`recipes/$id`) those its page needs in addition. */
export function assetsByRoute(bundle: Rolldown.OutputBundle): {
  shell: string[];
  routes: Record<string, string[]>;
} {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const shell = entry ? filesOf(entry, bundle) : [];
  const routes = Object.fromEntries(
    chunks.flatMap((chunk) => {
      const route = /routes\/(.+)\.tsx\?tsr-split=component(---loader)?$/.exec(
        chunk.facadeModuleId ?? '',
      )?.[1];
      return route ? [[route, filesOf(chunk, bundle).filter((file) => !shell.includes(file))]] : [];
    }),
  );
  return { shell, routes };
}

function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? filesOf(file, bundle, seen) : [];
  });
  return [...new Set([chunk.fileName, ...styles, ...imported])];
}
