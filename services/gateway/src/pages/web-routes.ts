import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LookedAt } from './looked-at.ts';

/** A page of the app: its route file and the subject its address names. */
export interface RouteAt {
  /** `recipes/$id` */
  route: string;
  id?: string | undefined;
}

interface Route {
  name: string;
  pattern: RegExp;
  files: string[];
}

/**
 * The pages of the web app as its build lists them in `route-assets.json`: the addresses of pages, and the scripts and
 * styles each needs in addition to the web's entry. Read again when a build has replaced the list.
 */
export class WebRoutes {
  private readonly file: string;
  private readonly listed: LookedAt;
  private readonly styles = new Map<string, string>();
  private known = { read: 0, routes: [] as Route[] };

  constructor(
    private readonly webFolder: string,
    sameForMs?: number,
  ) {
    this.file = join(webFolder, 'route-assets.json');
    this.listed = new LookedAt(this.file, sameForMs);
  }

  /** @param path without a trailing slash */
  at(path: string): RouteAt | undefined {
    for (const { name, pattern } of this.routes) {
      const match = pattern.exec(path);
      if (match) return { route: name, id: match.groups?.id };
    }
    return undefined;
  }

  /**
   * Addresses of files to be fetched together with the entry; none for a page that is not in the list.
   * @param route the web's route file, `recipes/index`
   */
  assetsOf(route: string): string[] {
    const files = this.routes.find(({ name }) => name === route)?.files ?? [];
    return files.map((file) => `/${file}`);
  }

  /** When a build has listed them. */
  get listedAt(): number | undefined {
    return this.listed.changedAt;
  }

  /** The content of a stylesheet; its name changes with it. */
  css = (file: string): string => {
    const known = this.styles.get(file) ?? readFileSync(join(this.webFolder, file), 'utf8');
    this.styles.set(file, known);
    return known;
  };

  private get routes(): Route[] {
    const changed = this.listed.changedAt;
    if (changed === undefined) return [];
    if (changed !== this.known.read) this.known = { read: changed, routes: this.read() };
    return this.known.routes;
  }

  /** A page with a fixed address comes before one whose address contains its subject. */
  private read(): Route[] {
    const listed = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, string[]>;
    return Object.entries(listed)
      .map(([name, files]) => ({ name, files, pattern: patternOf(name) }))
      .sort((a, b) => Number(a.name.includes('$')) - Number(b.name.includes('$')));
  }
}

const slug = '[a-z0-9-]+';
const subjects: Record<string, string> = {
  $id: '[0-9a-f-]{36}',
  $slug: slug,
  $username: '[A-Za-z0-9_.]{3,30}',
};

/** `profile_.edit` → `/profile/edit`, `recipes/$id` → `/recipes/{slug or id}` */
function patternOf(route: string): RegExp {
  const parts = route
    .replace(/_?\./g, '/')
    .replace(/(^|\/)index$/, '')
    .split('/')
    .map((part) => {
      if (!part.startsWith('$')) return part;
      const subject = /^(recipes|featured|ingredients)\//.test(route) ? slug : subjects[part];
      if (!subject) throw new Error(`The route ${route} names a subject that has no pattern: ${part}`);
      return `(?<id>${subject})`;
    });
  return new RegExp(`^/${parts.join('/')}$`);
}
