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
