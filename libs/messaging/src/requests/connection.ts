import { join } from 'node:path';
import { ConfigError } from '@barspoon/platform/config';
import { readSecret } from '@barspoon/platform/secrets';
import { atMost } from '@barspoon/platform/within';
import { connect, type NatsConnection, nkeyAuthenticator } from '@nats-io/transport-node';
import { inboxOf } from '../names.ts';
import { RequestMux } from './request-mux.ts';

/** A server that is down or hanging accepts nothing more. */
const closeTimeoutMs = 1200;

/** The address of NATS and the folder of its credentials, as named in the environment. */
export interface NatsAddress {
  NATS_URL?: string;
  /** A folder with nkey seeds, `<name>.nk`; without it the connection uses no credential. */
  NATS_KEYS_DIR?: string | undefined;
  NODE_ENV?: string;
}

interface ConnectOptions {
  /** Waits for a server that is not up yet. A command without this fails at once. */
  isPatient?: boolean;
  /** Whose credential to use; defaults to that of the name. */
  as?: string;
}

/**
 * Connects and stays connected: waits for a server that is not up yet and reconnects forever. The short ping
 * interval detects a stopped server in 15 seconds instead of minutes.
 * @param name the name of the client, for the server's connection list
 * @throws ConfigError without a usable credential where one is needed
 */
export async function connectToNats(
  address: NatsAddress,
  name: string,
  { isPatient = true, as = name }: ConnectOptions = {},
): Promise<NatsConnection> {
  const { NATS_URL = 'nats://127.0.0.1:4222' } = address;
  const urls = NATS_URL.split(',').map((url) => new URL(url.includes('://') ? url : `nats://${url}`));
  const nats = await connect({
    servers: urls.map((url) => url.host),
    name,
    inboxPrefix: inboxOf(as),
    ...credentialOf(address, urls[0], as),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    timeout: 5000,
    waitOnFirstConnect: isPatient,
    pingInterval: 5000,
    maxPingOut: 2,
    ignoreAuthErrorAbort: true,
    // Creating an error for each request, in case it fails, costs more than the rest of sending it.
    noAsyncTraces: true,
  });
  RequestMux.open(nats, inboxOf(as));
  return nats;
}

/** Closes a connection: pending messages are sent as long as the server accepts them. */
export async function leaveNats(nats: NatsConnection): Promise<void> {
  if (nats.isClosed()) return;
  await atMost(closeTimeoutMs, nats.drain());
  if (!nats.isClosed()) await atMost(closeTimeoutMs, nats.close());
}

function credentialOf({ NATS_KEYS_DIR, NODE_ENV }: NatsAddress, url: URL | undefined, as: string) {
  if (NATS_KEYS_DIR) {
    const seed = new TextEncoder().encode(readSecret(join(NATS_KEYS_DIR, `${as}.nk`), NODE_ENV));
    return { authenticator: nkeyAuthenticator(seed) };
  }
  if (url?.username)
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  if (NODE_ENV === 'production')
    throw new ConfigError(
      'NATS_KEYS_DIR: production connects to NATS with a credential. Make one: npm run keys.',
    );
  return {};
}
