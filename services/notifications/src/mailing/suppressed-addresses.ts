import { audienceRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { MailingRepository } from './mailing.repository.ts';
import { SuppressionsRepository } from './suppressions.repository.ts';

type Addressees = ReadonlyMap<string, { email: string }>;

/** Members whose address as it is now takes no mail; with another address they are written to again. */
@Injectable()
export class SuppressedAddresses {
  constructor(
    private readonly suppressions: SuppressionsRepository,
    private readonly mailing: MailingRepository,
    private readonly caller: Caller,
  ) {}

  /** @param addressees what is known of their addresses; asked for where it is not, of those few who need it */
  async among(memberIds: readonly string[], addressees?: Addressees): Promise<ReadonlySet<string>> {
    return this.still(await this.suppressions.among(memberIds), addressees);
  }

  /** Some of them all, in the order of their ids. */
  async after(id: string, limit: number): Promise<{ memberIds: ReadonlySet<string>; last: string | null }> {
    const rows = await this.suppressions.after(id, limit);
    return { memberIds: await this.still(rows), last: [...rows.keys()].at(-1) ?? null };
  }

  private async still(
    rows: ReadonlyMap<string, string>,
    addressees?: Addressees,
  ): Promise<ReadonlySet<string>> {
    const still = new Set<string>();
    if (rows.size === 0) return still;
    const known = addressees ?? (await this.addresseesOf([...rows.keys()]));
    for (const [id, addressMac] of rows)
      if ((await this.mailing.addressMacOf(known.get(id)?.email ?? '')) === addressMac) still.add(id);
    return still;
  }

  private async addresseesOf(memberIds: string[]): Promise<Addressees> {
    const { readers } = await this.caller.call(
      audienceRoutes.readers,
      { body: { memberIds } },
      this.caller.serviceContext(),
    );
    return new Map(readers.map(({ memberId, to }) => [memberId, to]));
  }
}
