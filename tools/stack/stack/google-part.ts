import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { launch } from '@barspoon/servers/process/launch';
import type { Part } from '@barspoon/servers/process/part';
import { freePort } from '@barspoon/servers/process/ports';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { mark } from './leftovers.ts';
import type { MailPartOptions } from './mail-part.ts';

const DEFAULT_PORT = 8026;
const READY_TIMEOUT_MS = 30_000;

/** What the services and the provider share. */
export type GoogleEnvironment = Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>;

/**
 * Whether a sandbox stands in for Google: not where Google itself is configured, not in production, and not for a site
 * that others on the network open, who cannot reach a provider of this machine. Implements AUTH-02, BEYOND-11.
 */
export const wantsGoogleSandbox = (env: NodeJS.ProcessEnv): boolean =>
  env.NODE_ENV !== 'production' &&
  env.GOOGLE_CLIENT_ID === undefined &&
  /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(env.PUBLIC_URL ?? '');

/** The identity provider of the development stack, in Google's place. */
export async function googlePart(
  { root, dataDir, logs, defaultPorts, diesWithUs }: MailPartOptions,
  siteUrl: string,
): Promise<Part & { google: GoogleEnvironment }> {
  const port = await freePort(defaultPorts ? DEFAULT_PORT : undefined);
  const address = `http://localhost:${port}`;
  const google = {
    GOOGLE_ISSUER: address,
    GOOGLE_CLIENT_ID: 'barspoon-development',
    GOOGLE_CLIENT_SECRET: randomBytes(24).toString('base64url'),
  };
  const log = join(logs, 'google-sandbox.log');
  return {
    name: 'google-sandbox',
    label: 'The sandbox for Google sign-in',
    address,
    google,
    log,
    stopTimeoutMs: 3_000,
    launch: () =>
      launch({
        file: process.execPath,
        args: [join(root, 'tools', 'stack', 'identity', 'sandbox.ts')],
        env: {
          ...process.env,
          ...mark(dataDir, 'google-sandbox'),
          ...google,
          GOOGLE_BACK: new URL('/api/v1/auth/google/back', siteUrl).href,
        },
        log,
        diesWithUs,
      }),
    ready: async (child) => {
      const page = async () => (await fetch(`${address}/.well-known/openid-configuration`)).ok;
      if (await until(page, READY_TIMEOUT_MS, 50, { up: () => child.exit() !== null })) return;
      throw new Trouble(`The sandbox for Google sign-in does not answer at ${address}.`);
    },
  };
}
