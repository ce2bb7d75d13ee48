import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import alerts from '../../../ops/prometheus/alerts.yml?raw';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { runbookSections } from './RunbookLink.tsx';
import { runbookHtml } from './runbook-html.ts';

const page = () => new DOMParser().parseFromString(runbookHtml(), 'text/html');

describe('the runbook', () => {
  it('has every section that the console and its own links lead to [BEYOND-96]', () => {
    const shown = page();
    const own = [...shown.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute('href')?.slice(1),
    );
    expect(own.length).toBeGreaterThan(5);
    const lost = [...runbookSections, ...own].filter((id) => !shown.getElementById(id ?? ''));
    expect(lost).toEqual([]);
  });

  it('has a section for every alert [BEYOND-96]', () => {
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !page().getElementById(name))).toEqual([]);
  });

  it('leads nowhere that is not served, and opens from the health of the site [BEYOND-96]', async () => {
    expect(page().querySelectorAll('a:not([href^="#"]):not([href^="https:"])')).toHaveLength(0);
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = await openConsole(createFakeApi(), '/health');
    await user.click(await screen.findByRole('link', { name: 'Runbook: streams' }));
    expect(await screen.findByRole('heading', { name: 'ConsumerBehind' })).toBeVisible();
    expect(window.location.hash).toBe('#consumerbehind');
    expect((scrolledTo.mock.contexts.at(-1) as Element).id).toBe('consumerbehind');
  });
});
