import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_MARK, readSecret } from '@barspoon/platform/secrets';
import { nkeys } from '@nats-io/transport-node';

/**
 * Makes an nkey seed for each name that has none: `<dir>/<name>.nk`, readable by its owner alone.
 * @returns the public key by name
 */
export function natsKeys(
  dir: string,
  names: readonly string[],
  { forProduction = false } = {},
): Record<string, string> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return Object.fromEntries(
    names.map((name) => {
      const file = join(dir, `${name}.nk`);
      if (!existsSync(file)) {
        const seed = new TextDecoder().decode(nkeys.createUser().getSeed());
        const lines = forProduction ? [seed] : [DEVELOPMENT_MARK, seed];
        writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
      }
      return [name, publicKeyOf(file)];
    }),
  );
}

/** The public key of a seed's file. */
export const publicKeyOf = (file: string): string =>
  nkeys.fromSeed(new TextEncoder().encode(readSecret(file, undefined))).getPublicKey();
