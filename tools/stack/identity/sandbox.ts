import { createServer } from 'node:http';
import { z } from 'zod';
import { openIdProvider } from './openid-provider.ts';
import { accountIn, accountOf, whoPage } from './sandbox-account.ts';

/** The process that stands in for Google on a development machine, as the sandbox checkout does for Stripe. */
const env = z
  .object({
    GOOGLE_ISSUER: z.url(),
    GOOGLE_CLIENT_ID: z.string(),
    GOOGLE_CLIENT_SECRET: z.string(),
    GOOGLE_BACK: z.url(),
  })
  .parse(process.env);

const provider = openIdProvider({
  issuer: env.GOOGLE_ISSUER,
  client: { client_id: env.GOOGLE_CLIENT_ID, client_secret: env.GOOGLE_CLIENT_SECRET },
  redirectUri: env.GOOGLE_BACK,
  who: accountOf,
  page: whoPage,
  accountIn,
});
const server = createServer(provider.callback());
server.listen(Number(new URL(env.GOOGLE_ISSUER).port), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit());
});
