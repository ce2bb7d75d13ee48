import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './world.ts';

/** What a mail server took. */
export interface Arrived {
  /** Recipients. */
  distinct: number;
  /** Mails to one recipient that are not copies of the same. */
  otherIds: number;
  copies: number;
}

/** A mail server in a process of its own that takes every mail. */
export class MailServer {
  /** Mails so far. */
  count = 0;

  /** For SMTP_URL. */
  readonly url: string;
  readonly process: ChildProcess;

  private constructor(process: ChildProcess, url: string) {
    this.process = process;
    this.url = url;
    process.on('message', ({ count }: { count?: number }) => {
      this.count = count ?? this.count;
    });
  }

  static async open(): Promise<MailServer> {
    const child = fork(join(root, 'tools/bench/bare/mail-server.ts'));
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new MailServer(child, url);
  }

  /** What was taken is no longer known; the count goes on. */
  forget(): void {
    this.process.send('forget');
  }

  arrived(): Promise<Arrived> {
    return new Promise((resolve) => {
      const take = ({ arrived }: { arrived?: Arrived }) => {
        if (!arrived) return;
        this.process.off('message', take);
        resolve(arrived);
      };
      this.process.on('message', take);
      this.process.send('arrived');
    });
  }

  close(): void {
    this.process.disconnect();
  }
}
