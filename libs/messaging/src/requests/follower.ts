import type { EventDefinition, EventOf } from '@barspoon/contracts';
import { type JetStreamManager, jetstreamManager, type StoredMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { eventStream } from '../names.ts';
import { SubjectWatch } from './subject-watch.ts';
import { isPublished } from './wire.ts';

/** What a follower needs of a logger. */
interface Log {
  warn(message: string): void;
}

/** The last event seen: its sequence, and the creation time of its stream. */
interface Place {
  stream: string;
  seq: number;
}

type OnEvent = (event: EventOf<EventDefinition>) => void;

const retryDelayMs = 1000;
/** How often the stream is checked without a wake-up: the wake-up message may be lost with a connection. */
const pollMs = 1000;
/** The wake-up and the stored message race: how often the stream is checked again shortly after. */
const soonMs = 20;
const soonTries = 5;
/** Events read at the same time. */
const batchSize = 32;

/**
 * Delivers every event of a service to every replica, in order, from now on: for in-memory state of a process (cached
 * pages, standings, open sockets). There are no acks and no state; what must not be lost uses a durable consumer instead. Reads the stream by sequence, because only the operator can create consumers; publications only wake it.
 */
export class EventFollower {
  private readonly running = new Set<SubjectWatch>();
  private stopped = false;

  constructor(
    private readonly nats: NatsConnection,
    private readonly log: Log,
  ) {}

  /**
   * Follows all events of `service` from now on; after a gap it continues after the last one seen. Runs until `stop`.
   */
  async follow(service: string, onEvent: OnEvent): Promise<void> {
    const place: Place = { stream: '', seq: 0 };
    const watch = new SubjectWatch(this.nats, `evt.${service}.>`);
    this.running.add(watch);
    while (!this.stopped) {
      try {
        await this.followFrom(place, service, watch, onEvent);
      } catch (error) {
        if (!this.stopped) this.log.warn(`following ${service}: ${(error as Error).message}`);
      }
      if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }

  stop(): void {
    this.stopped = true;
    for (const watch of this.running) watch.stop();
  }

  /** Fails when the stream is gone or the server does not respond. */
  private async followFrom(
    place: Place,
    service: string,
    watch: SubjectWatch,
    onEvent: OnEvent,
  ): Promise<void> {
    const manager = await jetstreamManager(this.nats);
    let soon = soonTries;
    while (!this.stopped) {
      const isFound = await this.catchUp(place, service, manager, onEvent);
      const hasNew = await watch.wait(soon > 0 ? soonMs : pollMs);
      soon = isFound || hasNew ? soonTries : soon - 1;
    }
  }

  /** @returns whether there was anything */
  private async catchUp(
    place: Place,
    service: string,
    manager: JetStreamManager,
    onEvent: OnEvent,
  ): Promise<boolean> {
    const name = eventStream(service);
    const { created, state } = await manager.streams.info(name);
    if (place.stream !== created) {
      // At first the past does not matter; in a recreated stream everything may be new.
      place.seq = place.stream === '' ? state.last_seq : 0;
      place.stream = created;
    }
    const isFound = state.last_seq > place.seq;
    place.seq = Math.max(place.seq, state.first_seq - 1);
    while (place.seq < state.last_seq && !this.stopped) {
      const count = Math.min(batchSize, state.last_seq - place.seq);
      const read = (_: unknown, at: number) => manager.streams.getMessage(name, { seq: place.seq + 1 + at });
      const messages = await Promise.all(Array.from({ length: count }, read));
      place.seq += count;
      for (const message of messages) if (message) this.pass(message, service, onEvent);
    }
    return isFound;
  }

  /** An event that cannot be parsed or applied must not block those after it. */
  private pass(message: StoredMsg, service: string, onEvent: OnEvent): void {
    try {
      const { subject, header: headers } = message;
      if (!subject.startsWith(`evt.${service}.`) || !isPublished({ subject, headers }, { subject }))
        throw new Error(`it was not published by ${service}`);
      onEvent(message.json());
    } catch (error) {
      this.log.warn(`event ${message.seq} on ${message.subject}: ${(error as Error).message}`);
    }
  }
}
