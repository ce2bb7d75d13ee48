import { createHash } from 'node:crypto';
import type { egressRoutes, InputOf } from '@barspoon/contracts';
import webPush from 'web-push';
import type { PushDeviceRow } from './push-device.schema.ts';
import type { PushKeys } from './push-keys.ts';

/** What the page's worker shows. */
export interface PushContent {
  title: string;
  body: string;
  /** A page of the site. */
  link: string;
  /** A later one of the same takes its place. */
  tag: string;
}

/** A device that was offline for longer does not get it anymore. */
const keptSeconds = 24 * 60 * 60;

/** Encrypts and signs what is pushed (RFC 8291, 8292). `keys` is null where this site does not push. */
export class PushMessages {
  constructor(
    readonly keys: PushKeys | null,
    private readonly contact: string,
  ) {}

  /** @throws Error for keys of a device that are none */
  write(
    { endpoint, keys }: Pick<PushDeviceRow, 'endpoint' | 'keys'>,
    content: PushContent,
  ): InputOf<typeof egressRoutes.push>['body'] {
    if (!this.keys) throw new Error('there are no keys to push with');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(content), {
      vapidDetails: { subject: this.contact, ...this.keys },
      TTL: keptSeconds,
      urgency: 'normal',
      // What a push service still holds of the same is replaced.
      topic: createHash('sha256').update(content.tag).digest('base64url').slice(0, 32),
      contentEncoding: 'aes128gcm',
    });
    const texts = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
    return { endpoint, headers: Object.fromEntries(texts), content: Buffer.from(body).toString('base64') };
  }
}
