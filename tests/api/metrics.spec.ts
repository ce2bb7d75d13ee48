import { barItemRoutes, profileRoutes } from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

const token = 'a-token-only-prometheus-knows';

describe('metrics', () => {
  let stack: Stack;
  const scrape = async () => {
    const service = stack.service<RunningService>('engagement-points');
    return (await fetch(`${service.url}/metrics`)).text();
  };
  beforeAll(async () => {
    stack = await startStack(allServices, { METRICS_TOKEN: token });
  });
  afterAll(() => stack.stop());

  it('count requests by declared route and status at the gateway and in the service', async () => {
    const member = await aMember(stack);
    await member.call(profileRoutes.me, {});
    await stack.visitor().send(profileRoutes.me);
    await stack.visitor().request('GET', '/api/v1/nothing-here/at-all');
    const text = await scrape();
    const count = (metric: string, labels: string) =>
      Number(new RegExp(`^${metric}_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1]);
    const path = `/api/v1${profileRoutes.me.path}`;
    expect(count('app_http_request_seconds', `method="GET",route="${path}",status="200"`)).toBe(1);
    expect(count('app_http_request_seconds', `method="GET",route="${path}",status="401"`)).toBe(1);
    expect(count('app_request_seconds', 'route="identity.profiles.me",status="200"')).toBe(1);
    expect(text).toContain('route="unknown",status="404"');
    expect(text).not.toContain('nothing-here');
  });

  it('tell how full outboxes, streams, queues and dead letter boxes are, as the servers have it', async () => {
    await aMember(stack);
    await eventually(async () => {
      const text = await scrape();
      for (const line of [
        'app_outbox_unpublished{service="identity"} 0',
        'app_outbox_oldest_seconds{service="identity"} 0',
        'app_consumer_pending{consumer="engagement-points__award-points-when-item-added"} 0',
        'app_consumer_unacked{consumer="engagement-points__award-points-when-item-added"} 0',
        'app_dead_letters_waiting{service="engagement-points"} 0',
        'app_jobs_waiting{job_name="engagement-points.award-points"} 0',
        'app_jobs_oldest_seconds{job_name="engagement-points.award-points"} 0',
        'app_jobs_failed{job_name="engagement-points.award-points"} 0',
      ])
        expect(text).toContain(line);
      expect(text).toMatch(/^app_outbox_published_total\{service="identity"\} [1-9]/m);
      expect(text).toMatch(/^app_nodejs_eventloop_lag_p99_seconds \d/m);
    });
  });

  it('have a bounded number of series: no id and no address is a label', async () => {
    const member = await aMember(stack);
    for (let n = 0; n < 20; n++) await member.send(barItemRoutes.list, { query: { q: `gin ${n}` } });
    const text = await scrape();
    expect(text).not.toContain(member.userId);
    expect(text).not.toContain('gin 7');
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('of the gateway are for the bearer of the token (security 6)', async () => {
    const read = async (bearer?: string) => {
      const headers: HeadersInit = bearer ? { authorization: `Bearer ${bearer}` } : {};
      return (await fetch(`${stack.url}/metrics`, { headers })).status;
    };
    expect(await read()).toBe(404);
    expect(await read('another-token-altogether')).toBe(401);
    expect(await read(token)).toBe(200);
  });
});
