import { Injectable } from '@nestjs/common';
import { currentContext } from './context.ts';

/** The server's clock; tests move it, and what is dated in development happens at its own time. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(currentContext()?.at ?? Date.now());
  }
}
