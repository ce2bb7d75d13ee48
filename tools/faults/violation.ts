/** What must hold, as docs/faults.md explains it; `fault` says that the fault itself did not happen as planned. */
export type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'fault';

/** A promise that was broken, and how. */
export interface Violation {
  invariant: Invariant;
  what: string;
}

export const violation = (invariant: Invariant, what: string): Violation => ({ invariant, what });
