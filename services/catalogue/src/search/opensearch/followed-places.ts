import type { Client } from '@opensearch-project/opensearch';
import type { IndexNames } from './names.ts';
import { answerOf, writeTimeoutMs } from './requests.ts';

/** A timestamp of the database: seconds and operation within the second. */
export interface Moment {
  seconds: number;
  operation: number;
}

interface Place extends Moment {
  index: string;
}

const id = 'recipes';

/**
 * How far an index has followed the changes of recipes: stored next to it, so that neither exists without the other. Without a place
 * the index is rebuilt.
 */
export class FollowedPlaces {
  private readonly client: Client;
  private readonly names: IndexNames;

  constructor(client: Client, names: IndexNames) {
    this.client = client;
    this.names = names;
  }

  /** Null if unknown. */
  async of(index: string): Promise<Moment | null> {
    const options = { ignore: [404], requestTimeout: writeTimeoutMs };
    const body = await answerOf(this.client.get({ index: this.names.places, id }, options));
    const place = body.found ? (body._source as unknown as Place) : null;
    return place?.index === index ? place : null;
  }

  /** Of an index that was built just now. */
  async begin(index: string, { seconds, operation }: Moment): Promise<void> {
    const body = { index, seconds, operation };
    await answerOf(
      this.client.index({ index: this.names.places, id, body }, { requestTimeout: writeTimeoutMs }),
    );
  }

  /** @returns false where the place was removed: an operator wants the index rebuilt */
  async move(index: string, { seconds, operation }: Moment): Promise<boolean> {
    const options = { ignore: [404], requestTimeout: writeTimeoutMs };
    const body = { doc: { index, seconds, operation } };
    const request = this.client.update({ index: this.names.places, id, body }, options);
    const { result } = await answerOf(request as unknown as Promise<{ body: { result?: string } }>);
    return result !== undefined;
  }

  /** The next leader rebuilds the index while this one keeps answering. */
  async forget(): Promise<void> {
    const options = { ignore: [404], requestTimeout: writeTimeoutMs };
    await answerOf(this.client.delete({ index: this.names.places, id }, options));
  }
}
