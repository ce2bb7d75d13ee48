import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzippedKB } from './pages-world.ts';

/** What a document makes the browser fetch before it can do anything. */
export interface InitialFiles {
  scripts: string[];
  styles: string[];
}

/**
 * Files named by a document and those its scripts import at once, as paths below the folder.
 * @param more additional scripts that are loaded each time
 */
export function initialFiles(document: string, folder: string, more: readonly string[] = []): InitialFiles {
  const named = [...document.matchAll(/(?:src|href)="\/?(?:admin\/)?(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
  const scripts = new Set<string>();
  for (const path of [...named.filter((one) => one.endsWith('.js')), ...more]) follow(path, folder, scripts);
  return { scripts: [...scripts], styles: [...new Set(named.filter((one) => one.endsWith('.css')))] };
}

function follow(path: string, folder: string, seen: Set<string>): void {
  if (seen.has(path)) return;
  seen.add(path);
  for (const imported of importsOf(path, folder)) follow(imported, folder, seen);
}

/** Static imports only: what `import()` names is loaded when it is wanted. */
function importsOf(path: string, folder: string): string[] {
  const code = readFileSync(join(folder, path), 'utf8');
  return [
    ...code.matchAll(
      /(?:^|[;}\n])\s*(?:import|export)\s*(?:[^'"();]*?from\s*)?["'](\.{1,2}\/[^"']+\.js)["']/g,
    ),
  ].map(([, name = '']) => normalize(join(dirname(path), name)));
}

/** Kilobytes of all files together, each compressed by itself. */
export const sizeOf = (files: readonly string[], folder: string): number =>
  files.reduce((sum, file) => sum + gzippedKB(readFileSync(join(folder, file))), 0);
