import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeFiles } from '../../web/vite/route-assets.ts';

/** A folder as the web's build leaves it, with every route and without any script; whoever asks for it removes it. */
export function aWebFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, 'web-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--head--></head><body id="app"></body>');
  const routes = Object.fromEntries(routeFiles().map((route) => [route, []]));
  writeFileSync(join(folder, 'route-assets.json'), JSON.stringify(routes));
  return folder;
}
