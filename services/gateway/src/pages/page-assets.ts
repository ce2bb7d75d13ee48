import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataPage } from './page-table.ts';

/** The web's route file behind each page whose document is made here. */
const routeOf: Record<DataPage, string> = {
  home: 'index',
  recipes: 'recipes/index',
  recipe: 'recipes/$id',
  member: 'members/$username',
};

/**
 * The scripts and styles a page needs beside the web's entry, as its build lists them in `route-assets.json`: named in
 * the document, they are fetched together with the entry instead of after it.
 */
export class PageAssets {
  private readonly file: string;
  private known = { read: 0, routes: {} as Record<string, string[]> };

  constructor(webFolder: string) {
    this.file = join(webFolder, 'route-assets.json');
  }

  /** Addresses of files, none when the web was built without a list. Read again when a build has replaced it. */
  of(page: DataPage): string[] {
    if (!existsSync(this.file)) return [];
    const changed = statSync(this.file).mtimeMs;
    if (changed !== this.known.read)
      this.known = { read: changed, routes: JSON.parse(readFileSync(this.file, 'utf8')) };
    return (this.known.routes[routeOf[page]] ?? []).map((file) => `/${file}`);
  }
}
