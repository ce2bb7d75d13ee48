// The types of what the launcher says before it can run TypeScript.

declare module '*/say.mjs' {
  /** A long step that is being shown. End it with exactly one of `done` and `fail`. */
  export interface Step {
    /** What is happening inside the step right now: a percentage, a file, a package. */
    detail(text: string): void;
    done(text?: string): void;
    fail(text?: string): void;
  }
  export function duration(ms: number): string;
  export function say(line?: string): void;
  export function step(title: string): Step;
}

declare module '*/trouble.mjs' {
  /** A fault of the machine or of its use, in a sentence that says what to do. Shown without a stack trace. */
  export class Trouble extends Error {}
}
