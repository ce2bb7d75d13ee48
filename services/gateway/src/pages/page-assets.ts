import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The scripts and styles a page needs beside the web's entry, as its build lists them in `route-assets.json`: named in
 * the document, they are fetched together with the entry instead of after it.
 */
export class PageAssets {
  private readonly file: string;
  private readonly styles = new Map<string, string>();
  private known = { read: 0, routes: {} as Record<string, string[]> };

  constructor(private readonly webFolder: string) {
    this.file = join(webFolder, 'route-assets.json');
  }

  /**
   * Addresses of files, none when the web was built without a list. Read again when a build has replaced it.
   * @param route the web's route file, `recipes/index`
   */
  of(route: string): string[] {
    if (!existsSync(this.file)) return [];
    const changed = statSync(this.file).mtimeMs;
    if (changed !== this.known.read)
      this.known = { read: changed, routes: JSON.parse(readFileSync(this.file, 'utf8')) };
    return (this.known.routes[route] ?? []).map((file) => `/${file}`);
  }

  /** What stands in a file of styles; its name changes with it. */
  css = (file: string): string => {
    const known = this.styles.get(file) ?? readFileSync(join(this.webFolder, file), 'utf8');
    this.styles.set(file, known);
    return known;
  };
}
