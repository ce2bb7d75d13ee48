import { communityInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { currentContext, newId, within } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';

/** How long a write waits for the screening. */
const timeoutMs = 1500;

/** Screens texts with automatic moderation before they are shown to others. Implements BEYOND-97, BEYOND-100. */
@Injectable()
export class Screening {
  private readonly log = new Logger(Screening.name);

  constructor(private readonly caller: Caller) {}

  async holds(memberId: string, text: string): Promise<boolean> {
    return (await this.holdsEach(memberId, [text]))[0] === true;
  }

  /**
   * @returns for each text whether it is held; all of them if moderation does not respond, because it then checks them later
   */
  async holdsEach(memberId: string, texts: readonly string[]): Promise<boolean[]> {
    if (texts.length === 0) return [];
    const id = newId();
    const context = currentContext() ?? { correlationId: id, causationId: id };
    try {
      const { held } = await within(
        timeoutMs,
        this.caller.call(
          communityInternalRoutes.screenTexts,
          { params: { memberId }, body: { texts: [...texts] } },
          { ...context, actor: { kind: 'system', name: 'catalogue' } },
        ),
      );
      return held;
    } catch (error) {
      this.log.warn(`texts wait until moderation answers: ${String(error)}`);
      return texts.map(() => true);
    }
  }
}
