import { currentService } from '../context.ts';
import type { OpenSpan, SpanKind, Tracer } from './tracer.ts';

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

/** Flushes what is left, as far as the collector accepts it. */
export async function stopTracing(): Promise<void> {
  const stopping = tracer;
  tracer = undefined;
  await stopping?.stop();
}

/** Whether spans are exported: what only they need can be skipped otherwise. */
export const isTracing = (): boolean => tracer !== undefined;

/** Opens a span of the current service; undefined while tracing is off. */
export const openSpan = (name: string, kind: SpanKind, parent?: string): OpenSpan | undefined =>
  tracer?.open(currentService() ?? 'unknown', name, kind, parent);

/**
 * Runs work as a span. @param parent
 * the traceparent of its cause
 * @param work receives the traceparent to pass on; while tracing is off that is the parent's
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
