import { postPublished, postRemoved, type RealtimeData } from '@barspoon/contracts';
import { parseKnownFields } from '@barspoon/messaging/requests';

type Changes = RealtimeData<'posts.changed'>;

const toldAfterMs = 2000;
const maxIds = 50;

/** Collects the posts that came and went, so that everybody is told once for many. */
export class PostChanges {
  private changes: Changes = { published: [], removed: [] };
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (changes: Changes) => void) {}

  note(event: { type: string; data: unknown }): void {
    if (event.type === postPublished.type)
      this.add('published', parseKnownFields(postPublished.data, event.data).postId);
    if (event.type === postRemoved.type)
      this.add('removed', parseKnownFields(postRemoved.data, event.data).postId);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private add(what: keyof Changes, postId: string): void {
    if (this.changes[what].length < maxIds) this.changes[what].push(postId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const { changes } = this;
      this.changes = { published: [], removed: [] };
      this.tell(changes);
    }, toldAfterMs).unref();
  }
}
