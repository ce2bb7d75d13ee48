/** The relation of a work item to its cause: handles a request, publishes an event, or consumes one later. */
export type SpanKind = 'server' | 'producer' | 'consumer';

/** A work item in progress. */
export interface OpenSpan {
  /** What is passed to the work it causes (W3C Trace Context). */
  readonly traceparent: string;
  /** Records how it ended: with an error, or with attributes such as a status. */
  end(outcome?: { error?: unknown; attributes?: Record<string, string | number> }): void;
}

/** Where spans go. */
export interface Tracer {
  open(service: string, name: string, kind: SpanKind, parent: string | undefined): OpenSpan;
  stop(): Promise<void>;
}
