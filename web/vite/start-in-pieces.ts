import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { firstViewShown } from './first-view-shown.ts';

/**
 * Has the browser evaluate what every page needs piece by piece, each in a task of its own, so that between two of them
 * it can answer a tap: the document's script becomes a small one that imports the entry's files one after the other.
 * All of them are fetched at once: with the document, or, where it comes with its first view (the gateway's
 * `document.ts` then names them as `later`), as soon as that is painted, so that no script takes the line from it.
 */
export function startInPieces(): Plugin {
  return {
    name: 'start-in-pieces',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (page?.type !== 'asset' || entry?.type !== 'chunk') return;
      const source = scriptOf(dependenciesFirst(entry, bundle));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/start-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      const html = String(page.source);
      const script = `<script type="module" crossorigin src="/${entry.fileName}"></script>`;
      if (!html.includes(script)) this.error('The document does not name its entry where it is looked for');
      page.source = html.replace(
        script,
        `<script type="module" crossorigin src="/${fileName}"></script>
    <link rel="modulepreload" crossorigin href="/${entry.fileName}">`,
      );
    },
  };
}

/** What a piece needs has been evaluated before it. */
function dependenciesFirst(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const before = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? dependenciesFirst(file, bundle, seen) : [];
  });
  return [...before, chunk.fileName];
}

const scriptOf = (files: readonly string[]) =>
  `const later = document.querySelectorAll('link[rel="later"]');
if (later.length > 0) {
  await (${firstViewShown})();
  for (const link of later) link.rel = 'modulepreload';
}
for (const file of ${JSON.stringify(files.map((file) => `/${file}`))}) {
  await import(file);
  await new Promise((done) => setTimeout(done));
}
`;
