import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentRoutes } from '@barspoon/contracts';
import { isSignedByDkim } from '@barspoon/testing/dkim';
import { startAskers } from '../arena/askers.ts';
import type { ProductArena } from '../arena/product-arena.ts';
import { defineProductFault } from '../fault.ts';
import type { Violation } from '../violation.ts';
import { violation } from '../violation.ts';

const metricsTokens = { old: 'metrics-token-before', now: 'metrics-token-of-now' };
const webhookSecrets = { old: 'whsec_before', now: 'whsec_now' };
const selectors = { old: 'before', now: 'now' };

const dkimFile = (arena: ProductArena, selector: string) => join(arena.dir, 'keys', `dkim-${selector}.pem`);
const privateKeyFile = (arena: ProductArena) => join(arena.dir, 'keys', 'access-token.private.pem');
const publicKeyFile = (arena: ProductArena) => join(arena.dir, 'keys', 'access-token.public.pem');

const envOf = (arena: ProductArena, service: string, more: NodeJS.ProcessEnv) => {
  arena.moreEnv[service] = { ...arena.moreEnv[service], ...more };
};

async function replaceAll(arena: ProductArena, service: string): Promise<void> {
  for (const replica of arena.of(service)) await arena.replace(replica);
}

function signWithDkim(arena: ProductArena, selector: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = dkimFile(arena, selector);
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  envOf(arena, 'notifications', { DKIM_PRIVATE_KEY_FILE: file, DKIM_SELECTOR: selector });
}

const scrape = async (gateway: string, token: string): Promise<number> => {
  const answer = await fetch(`${gateway}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
};

async function tellOfProduct(gateway: string, secret: string): Promise<number> {
  const created = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'product.created',
    created,
    data: { object: { id: 'prod_1', object: 'product' } },
  });
  const signature = createHmac('sha256', secret).update(`${created}.${payload}`).digest('hex');
  const answer = await fetch(`${gateway}/api/v1${paymentRoutes.webhook.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${created},v1=${signature}`,
    },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Mails that no key of ours has signed, and keys that have signed none. */
function wrongMails(arena: ProductArena): Violation[] {
  const keys = new Map<string, KeyObject>(
    Object.values(selectors).map((name) => [
      name,
      createPublicKey(readFileSync(dkimFile(arena, name), 'utf8')),
    ]),
  );
  const signed = new Set<string>();
  const wrong: Violation[] = [];
  for (const file of globSync(join(arena.dir, 'mail', '*.eml'))) {
    const raw = readFileSync(file, 'utf8').replace(/\r?\n/g, '\r\n');
    const selector = [...keys].find(([, key]) => isSignedByDkim(raw, key))?.[0];
    if (selector) signed.add(selector);
    else wrong.push(violation('I6', `the mail ${file} is signed by no key`));
  }
  for (const name of keys.keys())
    if (!signed.has(name)) wrong.push(violation('fault', `no mail was signed by the key "${name}"`));
  return wrong;
}

/** What has been replaced is not taken anymore. */
async function stillTaken(arena: ProductArena, before: { id: string; token: string }): Promise<Violation[]> {
  const [gateway] = arena.gateways;
  const answers: [what: string, status: number, expected: number][] = [
    ['an access token of the old key', await arena.statusFor(before), 401],
    ['the old metrics token', await scrape(gateway?.url ?? '', metricsTokens.old), 401],
    ['a webhook signed by the old secret', await tellOfProduct(gateway?.url ?? '', webhookSecrets.old), 400],
  ];
  return answers
    .filter(([, status, expected]) => status !== expected)
    .map(([what, status]) => violation('fault', `${what} was answered with ${status}`));
}

export default defineProductFault({
  id: '30',
  name: 'token key, metrics token, webhook secret and DKIM key are rolled under load',
  invariants: ['I1', 'I6', 'I8'],
  ci: false,
  replicas: { gateway: 2, identity: 2, notifications: 2 },
  noRefusals: true,
  lastsMs: { full: 240_000, short: 150_000 },
  async begin(arena) {
    signWithDkim(arena, selectors.old);
    envOf(arena, 'gateway', { METRICS_TOKEN: metricsTokens.old });
    envOf(arena, 'identity', {
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRETS: webhookSecrets.old,
    });
    await arena.start();
  },
  async strike(arena) {
    const shown = { metricsToken: metricsTokens.old, webhookSecret: webhookSecrets.old };
    const askers = startAskers(
      [
        { name: 'Prometheus', everyMs: 250, ask: (gateway) => scrape(gateway, shown.metricsToken) },
        { name: 'Stripe', everyMs: 250, ask: (gateway) => tellOfProduct(gateway, shown.webhookSecret) },
      ],
      arena.gateways,
    );
    const before = await arena.signIn();
    // Nobody has to learn of a new selector first; mails of the load are left to be signed with it.
    signWithDkim(arena, selectors.now);
    await replaceAll(arena, 'notifications');
    // The verifying side gets the new ones next to the old.
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    writeFileSync(publicKeyFile(arena), `${publicKey}${readFileSync(publicKeyFile(arena), 'utf8')}`);
    envOf(arena, 'gateway', { METRICS_TOKEN: `${metricsTokens.now},${metricsTokens.old}` });
    await replaceAll(arena, 'gateway');
    // Who shows and signs takes the new ones.
    writeFileSync(privateKeyFile(arena), privateKey);
    envOf(arena, 'identity', { STRIPE_WEBHOOK_SECRETS: `${webhookSecrets.now},${webhookSecrets.old}` });
    await replaceAll(arena, 'identity');
    shown.metricsToken = metricsTokens.now;
    shown.webhookSecret = webhookSecrets.now;
    // The old ones are left out once nobody shows them anymore: access tokens live as long as the load at most.
    await arena.loadEnded();
    envOf(arena, 'identity', { STRIPE_WEBHOOK_SECRETS: webhookSecrets.now });
    await replaceAll(arena, 'identity');
    writeFileSync(publicKeyFile(arena), publicKey);
    envOf(arena, 'gateway', { METRICS_TOKEN: metricsTokens.now });
    await replaceAll(arena, 'gateway');
    const asked = await askers.stop();
    await arena.signInAgain();
    return [
      ...asked.flatMap(({ name, answers, refusals }) => [
        ...(answers === 0 ? [violation('fault', `${name} was never answered`)] : []),
        ...refusals.map((refusal) => violation('I6', `${name} was refused: ${refusal}`)),
      ]),
      ...(await stillTaken(arena, before)),
      ...wrongMails(arena),
    ];
  },
});
