import { Injectable } from '@nestjs/common';

/** The server's clock; tests move it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
