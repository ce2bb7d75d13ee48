import { expect, it } from 'vitest';
import { connectToNats } from './connection.ts';

it('production does not connect to NATS without a credential of its own (security 52)', async () => {
  const address = { NATS_URL: 'nats://127.0.0.1:1', NODE_ENV: 'production' };
  await expect(connectToNats(address, 'catalogue', { isPatient: false })).rejects.toThrow(/NATS_KEYS_DIR/);
});
