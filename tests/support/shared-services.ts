import { freePort } from '@barspoon/servers/process/ports';
import { SERVICES } from '@barspoon/servers/services';
import { asInNewProcess, Mailbox, moveClock, type Stack, startStack } from '@barspoon/testing';
import { inject } from 'vitest';
import { allServices } from './all-services.ts';
import { aWebFolder } from './web-folder.ts';

/** The whole product, shared by the specs of a worker. */
export interface SharedServices extends Stack {
  /** What the services have sent so far, to everybody. */
  mailbox: Mailbox;
  /** The port of our own network that the services may fetch from: for a spec's pages of the web of strangers. */
  outsidePort: number;
}

let shared: Promise<SharedServices> | undefined;

/**
 * The product that all specs of a worker share: starting and stopping it takes longer than most specs do. It is for
 * those that need no settings of their own and count only what they have made; others use `startStack`. Stopping it
 * resets its clocks; the services end with the worker.
 */
export async function sharedServices(): Promise<SharedServices> {
  shared ??= start();
  const services = await shared;
  asInNewProcess(services.env.LOG_LEVEL ?? 'silent');
  return services;
}

async function start(): Promise<SharedServices> {
  const mailbox = await Mailbox.open();
  const outsidePort = await freePort(20_800);
  const stack = await startStack(allServices, {
    SMTP_URL: mailbox.url,
    FETCH_ALSO_FROM: `127.0.0.1:${outsidePort}`,
    WEB_DIR: aWebFolder(inject('stacksDir')),
  });
  const withClock = SERVICES.map(({ name }) => name).filter((name) => name !== 'egress');
  return { ...stack, mailbox, outsidePort, stop: async () => moveClock(stack, 0, withClock) };
}
