import { menuReportRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

describe('the report of a menu [BEYOND-257]', () => {
  it('says what is wrong, also by a member who pays nothing, and leads back to the menu', async () => {
    await asMember(withoutAccess);
    const { user } = await renderApp('/report-menu/the-cabin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this menu' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: "What's wrong with it?" }), 'insult');
    await user.type(dialog.getByRole('textbox'), 'The third drink');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(fakeApi.received(menuReportRoutes.report)).toMatchObject([
        { params: { slug: 'the-cabin' }, body: { reason: 'insult', note: 'The third drink' } },
      ]),
    );
    expect(screen.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute(
      'href',
      '/menus/the-cabin',
    );
  });

  it('is kept open with what is written when it fails', async () => {
    await asMember();
    fakeApi.refuse(menuReportRoutes.report, { status: 404, detail: 'It is gone.' });
    const { user } = await renderApp('/report-menu/the-cabin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this menu' }));
    await user.type(dialog.getByRole('textbox'), 'The third drink');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('It is gone.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('The third drink');
  });

  it('is for members: others sign in first', async () => {
    const { router } = await renderApp('/report-menu/the-cabin');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/profile',
        search: { from: '/report-menu/the-cabin' },
      }),
    );
  });
});
