import { activityRoutes, barItemRoutes, barRoutes, inventoryInternalRoutes } from '@barspoon/contracts';
import { stopTracing } from '@barspoon/platform';
import { aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { openTraceSink, type TraceSink } from '../support/trace-sink.ts';

/** Every hop from the bottle to the points, as service and span, each caused by the one before. */
const hops = [
  ['gateway', 'PUT /api/v1/inventory/bar/:id'],
  ['inventory', 'inventory.bar.add'],
  ['inventory', 'publish evt.inventory.item.added.v1'],
  ['engagement-points', 'engagement-points__award-points-when-item-added'],
  ['engagement-points', 'engagement-points.award-points'],
  ['engagement-points', 'publish evt.engagement-points.points.awarded.v1'],
  ['identity', 'identity__update-profile-when-points-awarded'],
];

describe('traces', () => {
  let sink: TraceSink;
  let stack: Stack;
  beforeAll(async () => {
    sink = await openTraceSink();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = sink.url;
    stack = await startStack(allServices);
  });
  afterAll(async () => {
    await stack.stop();
    await stopTracing();
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    await sink.close();
  });

  it('lead from a bottle put on the bar through every service and queue to the points it earns', async () => {
    const items = [
      { slug: 'gin', name: 'Gin', brand: 'Generic', category: 'spirits' as const, popular: true },
    ];
    await stack.ask(inventoryInternalRoutes.seedItems, { body: { items } });
    const member = await aMember(stack);
    const id = await eventually(async () => {
      const shelf = await member.call(barItemRoutes.list, { query: {} });
      expect(shelf.items).toHaveLength(1);
      return shelf.items[0]!.id;
    });
    await member.call(barRoutes.add, { params: { id } });
    await eventually(async () =>
      expect((await member.call(activityRoutes.points, {})).totalPoints).toBeGreaterThan(0),
    );

    await eventually(() => {
      const named = ([service, name]: string[]) =>
        sink.spans.find((span) => span.service === service && span.name === name);
      const spans = hops.map(named);
      expect(spans.map((span) => span && [span.service, span.name])).toEqual(hops);
      expect(new Set(spans.map((span) => span?.traceId)).size).toBe(1);
      expect(spans.slice(1).map((span) => span?.parentSpanId)).toEqual(
        spans.slice(0, -1).map((span) => span?.spanId),
      );
    });
  });

  it('begin at the gateway, whatever trace a stranger claims to be part of', async () => {
    const claimed = 'deadbeefdeadbeefdeadbeefdeadbeef';
    const headers = { traceparent: `00-${claimed}-00f067aa0ba902b7-01` };
    const before = sink.spans.length;
    await stack.visitor().request('GET', '/api/v1/inventory/items', undefined, headers);
    await eventually(() => expect(sink.spans.length).toBeGreaterThan(before));
    expect(sink.spans.map(({ traceId }) => traceId)).not.toContain(claimed);
  });
});
