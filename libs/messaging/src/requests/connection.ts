import { connect, type NatsConnection } from '@nats-io/transport-node';

/**
 * Connects and stays connected: waits for a server that is not up yet and reconnects for ever. The short ping
 * interval finds a stopped server in half a minute instead of minutes. A command that is not patient fails at once
 * when there is no server.
 */
export function connectToNats(
  servers: string,
  name: string,
  { isPatient = true } = {},
): Promise<NatsConnection> {
  const addresses = servers
    .split(',')
    .map((address) => new URL(address.includes('://') ? address : `nats://${address}`));
  const user = addresses[0]?.username;
  const pass = addresses[0]?.password;
  return connect({
    servers: addresses.map((address) => address.host),
    name,
    ...(user && { user: decodeURIComponent(user), pass: decodeURIComponent(pass ?? '') }),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: isPatient,
    pingInterval: 10_000,
    maxPingOut: 2,
    ignoreAuthErrorAbort: true,
  });
}
