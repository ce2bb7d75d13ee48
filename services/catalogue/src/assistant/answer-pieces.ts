import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { StoredPiece, TurnRow } from './conversation.schema.ts';
import { ConversationsRepository } from './conversations.repository.ts';

/** How often an answer that another replica gives is looked at. */
const lookMs = 250;

/**
 * Answers on their way: pieces are added to the stored turn, so that any replica can tell them and nothing is lost when
 * a connection breaks. Implements BEYOND-45.
 */
@Injectable()
export class AnswerPieces {
  private readonly told = new EventEmitter().setMaxListeners(0);
  private readonly stops = new Map<string, AbortController>();

  constructor(private readonly conversations: ConversationsRepository) {}

  /** The signal that ends when somebody stops this answer; at once here, with the next piece elsewhere. */
  begin(turnId: string): AbortController {
    const stop = new AbortController();
    this.stops.set(turnId, stop);
    return stop;
  }

  /** @returns false when nobody waits for it anymore */
  async add(turnId: string, piece: StoredPiece): Promise<boolean> {
    const isWanted = await this.conversations.addPiece(turnId, piece);
    this.told.emit(turnId);
    return isWanted;
  }

  /** @returns null when it was done already */
  async finish(
    turnId: string,
    answer: Pick<TurnRow, 'by' | 'fallback'> & Partial<Pick<TurnRow, 'answer'>>,
  ): Promise<TurnRow | null> {
    const row = await this.conversations.finish(turnId, answer);
    this.stops.get(turnId)?.abort(new Error('stopped'));
    this.stops.delete(turnId);
    this.told.emit(turnId);
    return row;
  }

  /** Until this answer changes, or it is time to poll. */
  async change(turnId: string): Promise<void> {
    const looked = new AbortController();
    const told = new Promise<void>((resolve) => {
      this.told.once(turnId, resolve);
      looked.signal.addEventListener('abort', () => this.told.off(turnId, resolve));
    });
    await Promise.race([told, sleep(lookMs)]);
    looked.abort();
  }
}
