import { hashSync, type Options, verifySync } from '@node-rs/argon2';

export type HashingCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** Of the cost and length of the others, and nobody's: no password is known to hash to nothing but zeros. */
const decoy = ({ memoryCost, timeCost, parallelism }: HashingCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface Hash {
  password: string;
  cost: HashingCost;
}

/** What the threads of `Passwords` do: each hashes one password at a time. */
export const hash = ({ password, cost }: Hash): string => hashSync(password, cost);

/** As slow without a known hash as with one, so that time tells nothing. */
export const matches = ({ password, cost, known }: Hash & { known: string | null }): boolean =>
  verifySync(known ?? decoy(cost), password) && known !== null;
