import { avatarPath, avatarSizes, profileInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import type { WorkContext } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { CleanPictures } from './clean-pictures.ts';
import { FileStore } from './file-store.ts';
import { isLongThere, keyOfPath, timestampIn } from './upload-paths.ts';

const folderOf = (memberId: string) => `avatars/${memberId}`;

/** Members' avatars: files here, their address in identity. Implements PROF-33, BEYOND-17. */
@Injectable()
export class Avatars {
  private readonly log = new Logger(Avatars.name);

  constructor(
    private readonly store: FileStore,
    private readonly pictures: CleanPictures,
    private readonly caller: Caller,
  ) {}

  /** Keeps the files first and names them after, so that an address always leads somewhere. */
  async set(
    memberId: string,
    file: Uint8Array,
    context: WorkContext,
    signal: AbortSignal,
  ): Promise<{ avatarUrl: string }> {
    const squares = await this.pictures.squares(file, avatarSizes, signal);
    const timestamp = Date.now();
    const avatarUrl = avatarPath(memberId, timestamp);
    for (const [size, { content }] of squares)
      await this.store.put(keyOfPath(avatarPath(memberId, timestamp, size)), content, 'image/webp');
    await this.note(memberId, avatarUrl, context);
    return { avatarUrl };
  }

  async remove(memberId: string, context: WorkContext): Promise<{ done: true }> {
    await this.note(memberId, null, context);
    return { done: true };
  }

  private async note(memberId: string, avatarUrl: string | null, context: WorkContext): Promise<void> {
    const asGateway = { ...context, actor: { kind: 'system', name: 'gateway' } as const };
    const body = { memberId, avatarUrl };
    const { former } = await this.caller.call(profileInternalRoutes.setAvatar, { body }, asGateway);
    // What is left behind costs space, not the member their avatar.
    await this.tidy(memberId, avatarUrl, former).catch((error: Error) =>
      this.log.warn({ err: error, memberId }, 'former avatar not removed'),
    );
  }

  /** Whoever deletes their account takes their pictures along. Repeating it changes nothing. */
  async forget(memberId: string): Promise<void> {
    await this.store.deleteIn(folderOf(memberId));
  }

  /** Removes the avatar before this one, and what a stop between two steps has left behind. */
  private async tidy(memberId: string, current: string | null, former: string | null): Promise<void> {
    const now = current === null ? Number.NaN : timestampIn(current);
    const before = former === null ? Number.NaN : timestampIn(former);
    await this.store.deleteIn(folderOf(memberId), (key) => {
      const at = timestampIn(key);
      return at !== now && (at === before || isLongThere(key));
    });
  }
}
