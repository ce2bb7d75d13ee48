import { type Actor, distanceRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';

const nobody: ReadonlySet<string> = new Set();

/** Of whom a reader is shown nothing; the community knows whom they block or mute, and who blocks them. */
@Injectable()
export class HiddenMembers {
  constructor(private readonly caller: Caller) {}

  /** @throws UnavailableError when the community does not answer: nobody is shown by mistake */
  async from(reader: Actor): Promise<ReadonlySet<string>> {
    if (reader.kind !== 'member') return nobody;
    const { memberIds } = await this.caller.call(distanceRoutes.hidden, {});
    return new Set(memberIds);
  }
}
