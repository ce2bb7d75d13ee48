import {
  applicationInternalRoutes,
  bookingInternalRoutes,
  communityInternalRoutes,
  kindNamed,
  momentText,
  type NamedThing,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { isUnavailable } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { NotificationRow } from './notification.schema.ts';

type Row = Pick<NotificationRow, '_id' | 'kind' | 'subject' | 'link'>;
type Names = ReadonlyMap<string, string>;
type Asked = Record<NamedThing, string[]>;
type Named = readonly [id: string, name: string];

/**
 * What notifications are about, as it is called now: asked for when they are read, so that nothing a member wrote is kept
 * here, and what was edited, removed or erased is not told. Implements BEYOND-171.
 */
@Injectable()
export class CalledThings {
  constructor(private readonly caller: Caller) {}

  /** By the id of the notification; without those whose thing has no name, or whose service is away. */
  async of(rows: readonly Row[]): Promise<Names> {
    const named = rows.flatMap((row) => {
      const names = kindNamed(row.kind)?.names;
      return names ? [{ rowId: row._id, thing: names.thing, id: names.id?.(row) ?? row.subject }] : [];
    });
    const asked: Asked = { post: [], posting: [], application: [], booking: [] };
    for (const { thing, id } of named) asked[thing].push(id);
    const names = await this.namesOf(asked);
    return new Map(
      named.flatMap(({ rowId, id }) => {
        const name = names.get(id);
        return name ? [[rowId, name] as const] : [];
      }),
    );
  }

  private async namesOf({ post, posting, application, booking }: Asked): Promise<Names> {
    const context = this.caller.serviceContext();
    const found = await Promise.all([
      asFarAsThere(post, async (ids) => {
        const { items } = await this.caller.call(
          communityInternalRoutes.postNames,
          { body: { ids } },
          context,
        );
        return items.map(({ id, name }) => [id, `“${name}”`] as const);
      }),
      asFarAsThere([...posting, ...application], async () => {
        const body = { postingIds: unique(posting), applicationIds: unique(application) };
        const { items } = await this.caller.call(applicationInternalRoutes.jobs, { body }, context);
        return items.map(({ id, jobTitle, companyName }) => [id, `${jobTitle} at ${companyName}`] as const);
      }),
      asFarAsThere(booking, async (ids) => {
        const { items } = await this.caller.call(bookingInternalRoutes.times, { body: { ids } }, context);
        return items.map(({ id, startsAt }) => [id, momentText(new Date(startsAt))] as const);
      }),
    ]);
    return new Map(found.flat());
  }
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

async function asFarAsThere(
  ids: readonly string[],
  ask: (ids: string[]) => Promise<Named[]>,
): Promise<Named[]> {
  if (ids.length === 0) return [];
  try {
    return await ask(unique(ids));
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}
