import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the cost and length of the others, and nobody's: no password is known to hash to nothing but zeros. */
const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What the threads of `Passwords` do: each hashes one password at a time. */
export const hash = (password: string): string => hashSync(password, cost);

/** As slow without a known hash as with one, so that time tells nothing. */
export const matches = ({ password, known }: { password: string; known: string | null }): boolean =>
  verifySync(known ?? decoy, password) && known !== null;
