import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LookedAt } from './looked-at.ts';

export interface WrittenPage {
  title: string;
  description: string;
}

/**
 * The written pages, by their addresses, as the web's build lists them in `pages.json`. Their text may refer to the site
 * as `{siteName}`. Implements NAV-19, NAV-20, NAV-25 and BEYOND-100 for their documents.
 */
export class WrittenPages {
  private readonly file: string;
  private readonly listed: LookedAt;
  private known = { read: 0, pages: new Map<string, WrittenPage>() };

  constructor(
    webFolder: string,
    private readonly siteName: string,
    sameForMs?: number,
  ) {
    this.file = join(webFolder, 'pages.json');
    this.listed = new LookedAt(this.file, sameForMs);
  }

  /** The page at an address, with or without a trailing slash. Read again when a build has replaced the list. */
  find(path: string): WrittenPage | undefined {
    return this.pages?.get(path.replace(/\/$/, ''));
  }

  get paths(): string[] {
    return [...(this.pages?.keys() ?? [])];
  }

  private get pages(): ReadonlyMap<string, WrittenPage> | undefined {
    const changed = this.listed.changedAt;
    if (changed === undefined) return undefined;
    if (changed !== this.known.read) this.known = { read: changed, pages: this.read() };
    return this.known.pages;
  }

  private read(): Map<string, WrittenPage> {
    const listed = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, WrittenPage>;
    const named = (text: string) => text.replaceAll('{siteName}', () => this.siteName);
    return new Map(
      Object.entries(listed).map(([path, { title, description }]) => [
        path,
        { title: named(title), description: named(description) },
      ]),
    );
  }
}
