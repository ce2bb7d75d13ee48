import { postPublished, postRemoved, postRevised, type RealtimeData } from '@barspoon/contracts';
import { parseKnownFields } from '@barspoon/messaging/requests';

type Changes = RealtimeData<'posts.changed'>;

const toldAfterMs = 2000;
const maxIds = 50;

const none = (): Changes => ({ published: [], revised: [], removed: [] });

/** Collects the posts that came, were edited and went, so that many changes are sent as one message. */
export class PostChanges {
  private changes = none();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (changes: Changes) => void) {}

  note(event: { type: string; data: unknown }): void {
    if (event.type === postPublished.type)
      this.add('published', parseKnownFields(postPublished.data, event.data).postId);
    if (event.type === postRevised.type)
      this.add('revised', parseKnownFields(postRevised.data, event.data).postId);
    if (event.type === postRemoved.type)
      this.add('removed', parseKnownFields(postRemoved.data, event.data).postId);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private add(what: keyof Changes, postId: string): void {
    // What was last counts: a post may be removed and restored at once.
    const others = this.changes[what === 'removed' ? 'revised' : 'removed'];
    const before = others.indexOf(postId);
    if (before >= 0) others.splice(before, 1);
    if (this.changes[what].length < maxIds) this.changes[what].push(postId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const { changes } = this;
      this.changes = none();
      this.tell(changes);
    }, toldAfterMs).unref();
  }
}
