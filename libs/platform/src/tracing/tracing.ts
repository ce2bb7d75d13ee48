import { currentService } from '../context.ts';

/** How a piece of work stands to what caused it: answers somebody, hands an event on, or takes one up later. */
export type SpanKind = 'server' | 'producer' | 'consumer';

/** A piece of work that is going on. */
export interface OpenSpan {
  /** What the work it causes is told (W3C Trace Context). */
  readonly traceparent: string;
  /** Says how it ended: with an error, or with attributes such as a status. */
  end(outcome?: { error?: unknown; attributes?: Record<string, string | number> }): void;
}

/** Where spans go. */
export interface Tracer {
  open(service: string, name: string, kind: SpanKind, parent: string | undefined): OpenSpan;
  stop(): Promise<void>;
}

let tracer: Tracer | undefined;

/**
 * Sends the spans of this process to an OTLP collector when `OTEL_EXPORTER_OTLP_ENDPOINT` names one. Tracing belongs
 * to the process, as its metrics do: the second of several services changes nothing. Nothing of OpenTelemetry is
 * even loaded otherwise.
 */
export async function startTracing(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (tracer || !env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { exportSpans } = await import('./exporting.ts');
  tracer ??= exportSpans({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: Number(env.OTEL_TRACES_SAMPLER_ARG || 1),
  });
}

/** Sends what is left, as far as the collector takes it. */
export async function stopTracing(): Promise<void> {
  const stopping = tracer;
  tracer = undefined;
  await stopping?.stop();
}

/** Whether spans go anywhere: what only they need need not be found out otherwise. */
export const isTracing = (): boolean => tracer !== undefined;

/** Opens a span of the current service; undefined while tracing is off. */
export const openSpan = (name: string, kind: SpanKind, parent?: string): OpenSpan | undefined =>
  tracer?.open(currentService() ?? 'unknown', name, kind, parent);

/**
 * Does a piece of work as a span.
 * @param parent the traceparent of what caused it
 * @param work gets the traceparent for what it causes in turn; while tracing is off that is the parent's
 */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  parent: string | undefined,
  work: (traceparent: string | undefined, span: OpenSpan | undefined) => Promise<T>,
): Promise<T> {
  const span = openSpan(name, kind, parent);
  if (!span) return work(parent, undefined);
  try {
    const result = await work(span.traceparent, span);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
