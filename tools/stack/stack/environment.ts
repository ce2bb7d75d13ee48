import { join } from 'node:path';
import type { ServerName } from '@barspoon/servers';
import { portVariable, type ServiceName } from '@barspoon/servers/services';
import type { TokenKeys } from './keys.ts';

export interface Surroundings {
  root: string;
  dataDir: string;
  ports: Record<ServiceName, number>;
  servers: Record<ServerName, string>;
  smtpUrl: string;
  keys: TokenKeys;
  pushKeyFile: string;
  /** Where the credentials for NATS lie; none for a NATS that somebody else runs. */
  natsKeysDir?: string | undefined;
}

/** Who runs a development installation and where to reach them, so that every place for it is seen. Implements BEYOND-154. */
const siteContent = {
  SITE_OPERATOR: 'Barspoon Development, 1 Example Street, 12345 Example Town',
  SUPPORT_EMAIL: 'help@barspoon.example',
  SOCIAL_LINKS: ['instagram.com/barspoon.example', 'youtube.com/@barspoon.example', 'x.com/barspoon_example']
    .map((place) => `https://${place}`)
    .join(','),
};

/**
 * The environment of the services and of the tools that talk to them. What the caller's own environment
 * says of the product (`PUBLIC_URL`, `LOG_LEVEL`, …) wins over our defaults, never over where things run.
 */
export function serviceEnvironment(around: Surroundings, own = process.env): NodeJS.ProcessEnv {
  const ports = Object.entries(around.ports).map(([name, port]) => [
    portVariable(name as ServiceName),
    String(port),
  ]);
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    PUBLIC_URL: `http://localhost:${around.ports.gateway}`,
    UPLOADS_DIR: join(around.dataDir, 'uploads'),
    SMTP_URL: around.smtpUrl,
    ACCESS_TOKEN_PRIVATE_KEY_FILE: around.keys.privateKeyFile,
    ACCESS_TOKEN_PUBLIC_KEY_FILE: around.keys.publicKeyFile,
    PUSH_PRIVATE_KEY_FILE: around.pushKeyFile,
    WEB_DIR: join(around.root, 'web', 'dist'),
    WEB_RENDERER: join(around.root, 'dist', 'web', 'render.js'),
    ADMIN_DIR: join(around.root, 'admin', 'dist'),
    ...(own.NODE_ENV !== 'production' && siteContent),
    ...own,
    ...Object.fromEntries(ports),
    MONGODB_URL: around.servers.mongo,
    NATS_URL: around.servers.nats,
    ...(around.natsKeysDir && { NATS_KEYS_DIR: around.natsKeysDir }),
    REDIS_URL: around.servers.redis,
  };
}
