import { type EventDefinition, type EventOf, notificationConsumers } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller, type Type } from '@nestjs/common';
import { Recorder } from '../notifying/recorder.service.ts';

/** One durable consumer for each event that a kind of notification is declared for. */
export const notified: Type<unknown>[] = notificationConsumers.map(({ event, name }) => {
  @Controller()
  class Notified {
    constructor(private readonly recorder: Recorder) {}

    @Consumes(event, name)
    handle(heard: EventOf<EventDefinition>): Promise<void> {
      return this.recorder.handle(heard);
    }
  }
  return Notified;
});
