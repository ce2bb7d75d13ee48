import { hostname } from 'node:os';
import {
  type Context,
  SpanKind as Kind,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanKind, Tracer } from './tracer.ts';

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
};
const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const sendEveryMs = 1000;
const stopWithinMs = 2000;

/** Spans in batches over OTLP/HTTP, each service of the process under its own name. */
export function exportSpans({ endpoint, ratio }: { endpoint: string; ratio: number }): Tracer {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  const providers = new Map<string, TracerProvider>();
  const tracers = new Map<string, OtelTracer>();
  const tracerOf = (service: string): OtelTracer => {
    const present = tracers.get(service);
    if (present) return present;
    const provider = new TracerProvider({
      sampler,
      resource: resourceFromAttributes({
        'service.name': service,
        'service.instance.id': `${hostname()}:${process.pid}`,
      }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url }),
          scheduledDelayMillis: sendEveryMs,
          exportTimeoutMillis: stopWithinMs,
        }),
      ],
    });
    const made = provider.getTracer('app');
    providers.set(service, provider);
    tracers.set(service, made);
    return made;
  };
  return {
    open: (service, name, kind, parent) =>
      wrap(tracerOf(service).startSpan(name, { kind: kinds[kind] }, contextFrom(parent))),
    async stop() {
      await Promise.allSettled([...providers.values()].map((provider) => provider.shutdown()));
    },
  };
}

/** An invalid traceparent starts a new trace. */
function contextFrom(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentForm.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

function wrap(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end({ error, attributes } = {}) {
      if (attributes) span.setAttributes(attributes);
      if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      span.end();
    },
  };
}
