import type { FieldError } from '@barspoon/contracts';
import type { z } from 'zod';
import { InvalidInputError } from './errors.ts';

/** More than anybody looks at; the rest is counted. */
const maxNamed = 20;
/** Of a path or a message, both of which may hold what the caller sent. */
const maxLetters = 160;
/** Max bytes of all named errors: a number is not enough, because JSON may escape a letter as six. */
const maxBytes = 6000;

/** Collects what is wrong with an input, however much of it there is; the answer stays small. */
export class FieldErrors {
  private readonly named: FieldError[] = [];
  private total = 0;
  private bytes = 0;

  /** Every issue of a zod error; unknown fields are counted one by one. */
  addAll(error: z.ZodError, prefix: string): this {
    for (const issue of error.issues) {
      const at = [prefix, ...issue.path].map(String);
      if (issue.code === 'unrecognized_keys') this.addUnknown(issue.keys, at);
      else this.add(at.join('.'), issue.message);
    }
    return this;
  }

  /** @param count how many there are, where not all are at hand */
  addUnknown(keys: readonly string[], at: readonly string[], count = keys.length): this {
    const left = maxNamed - this.named.length;
    for (const key of keys.slice(0, left))
      this.add([...at, key].join('.'), `${shortened(key)} is not a known field`);
    this.total += Math.max(0, count - Math.max(0, Math.min(left, keys.length)));
    return this;
  }

  add(path: string, message: string): this {
    this.total++;
    if (this.named.length >= maxNamed) return this;
    const problem = { path: shortened(path), message: shortened(message) };
    this.bytes += Buffer.byteLength(JSON.stringify(problem));
    if (this.named.length === 0 || this.bytes <= maxBytes) this.named.push(problem);
    return this;
  }

  get any(): boolean {
    return this.total > 0;
  }

  get refusal(): InvalidInputError {
    return new InvalidInputError(this.named, this.total - this.named.length);
  }
}

const shortened = (text: string): string =>
  text.length <= maxLetters ? text : `${text.slice(0, maxLetters).toWellFormed()}…`;
