import { communityInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { currentContext, newId, within } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';

/** Nobody waits longer for their rating to be stored. */
const timeoutMs = 1500;

/** Asks the house's moderation before a text is shown to others. Implements BEYOND-97, BEYOND-100. */
@Injectable()
export class ReviewScreening {
  private readonly log = new Logger(ReviewScreening.name);

  constructor(private readonly caller: Caller) {}

  /** @returns whether the text waits; also when nobody answers, for moderation then looks at it when it is back */
  async holds(memberId: string, text: string): Promise<boolean> {
    const id = newId();
    const context = currentContext() ?? { correlationId: id, causationId: id };
    try {
      const { held } = await within(
        timeoutMs,
        this.caller.call(
          communityInternalRoutes.screenText,
          { params: { memberId }, body: { text } },
          { ...context, actor: { kind: 'system', name: 'catalogue' } },
        ),
      );
      return held;
    } catch (error) {
      this.log.warn(`a review waits until moderation answers: ${String(error)}`);
      return true;
    }
  }
}
