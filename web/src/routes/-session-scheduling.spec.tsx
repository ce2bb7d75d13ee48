import { distanceRoutes, liveSessionRoutes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';
import { listed, schedule } from '../testing/virtual-bar-screens.ts';

// Nobody of the examples is kept at a distance.
beforeEach(() => fakeApi.answer(distanceRoutes.hidden, { memberIds: [] }));

describe('scheduling', () => {
  it('sends what was entered, within its bounds [VBAR-11, VBAR-12, VBAR-17]', async () => {
    await schedule({ title: ' Sours ', time: '2030-01-02T20:00' });
    expect(await screen.findByText('Live session scheduled successfully')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(liveSessionRoutes.schedule)).toEqual([
        {
          body: {
            title: 'Sours',
            description: '',
            durationMinutes: 60,
            maxParticipants: 50,
            streamUrl: null,
            recipeId: null,
            scheduledAt: new Date('2030-01-02T20:00').toISOString(),
          },
        },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([{ title: 'Sours' }, { time: '2030-01-02T20:00' }, { title: '   ', time: '2030-01-02T20:00' }])(
    'needs a title and a time: %o [VBAR-10]',
    async (values) => {
      await schedule(values);
      expect(await screen.findByText('Title and scheduled time are required')).toBeVisible();
      expect(fakeApi.received(liveSessionRoutes.schedule)).toEqual([]);
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );

  it('says which moment is meant where clocks change at the picked time [BEYOND-197]', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await asMember();
    listed();
    const { user } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: 'Schedule Session' }));
    // Its label is seen, not only heard.
    expect(await screen.findByText('Recipe to mix along (optional)', { selector: 'label' })).toBeVisible();
    const time = await screen.findByLabelText(/^Scheduled time/);
    expect(screen.getByText('In your time zone: Europe/Berlin')).toBeVisible();
    fireEvent.change(time, { target: { value: '2030-03-31T02:30' } });
    const skipped = 'Clocks skip this time. It will be Sunday, March 31, 2030 at 3:30 AM.';
    expect(screen.getByText(skipped)).toBeVisible();
    fireEvent.change(time, { target: { value: '2030-10-27T02:30' } });
    expect(screen.getByText(/^Clocks pass this time twice\. The first is meant/)).toBeVisible();
  });

  it('brings numbers within their bounds [VBAR-11, VBAR-12]', async () => {
    await asMember();
    listed();
    const { user } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: 'Schedule Session' }));
    const duration = await screen.findByLabelText('Duration in minutes');
    const places = screen.getByLabelText('Max participants');
    for (const [field, typed, kept] of [
      [duration, '600', 180],
      [duration, '1', 15],
      [places, '9999', 500],
      [places, '0', 1],
      [places, '', 50],
    ] as const) {
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.tab();
      expect(field).toHaveValue(kept);
    }
  });
});
