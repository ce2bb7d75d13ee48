import { onboardingRoutes, profileRoutes } from '@barspoon/contracts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const edit = async () => {
  await asMember({ city: 'London', country: 'GB' });
  const app = await renderApp('/profile/edit');
  await screen.findByRole('heading', { level: 1, name: 'Edit Profile' });
  return app;
};
const picture = (size = 100, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type });

describe('edit profile', () => {
  it('tells visitors to log in and leads them there [PROF-22, CONTRA-26]', async () => {
    const { router } = await renderApp('/profile/edit');
    expect(await screen.findByText('Please log in to edit your profile.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('shows what the member has said of themselves [NAV-16, PROF-23, PROF-24]', async () => {
    await edit();
    expect(await screen.findByLabelText('Full name *')).toHaveValue('Ada Coleman');
    expect(screen.getByLabelText('Full name *')).toBeRequired();
    expect(screen.getByLabelText('Username *')).toHaveValue('ada');
    expect(screen.getByLabelText('Username *')).toBeRequired();
    expect(screen.getByPlaceholderText('Tell us about your mixology journey...')).toHaveValue('');
    expect(screen.getByLabelText('City')).toHaveValue('London');
    expect(screen.getByLabelText('State or region')).toHaveValue('');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('United Kingdom');
  });

  it('saves, says so and goes to the profile [PROF-26, PROF-27, PROF-29]', async () => {
    const { user, router } = await edit();
    const release = fakeApi.hold(profileRoutes.revise);
    await user.type(await screen.findByLabelText('Bio'), 'Stirred, mostly.');
    await user.selectOptions(screen.getByLabelText('Country'), 'Cuba');
    await user.click(screen.getByRole('switch', { name: 'Show my favorites' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    expect(await screen.findByRole('status', { name: 'Profile updated successfully!' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    await waitFor(() =>
      expect(fakeApi.received(profileRoutes.revise)).toEqual([
        {
          body: {
            fullName: 'Ada Coleman',
            username: 'ada',
            bio: 'Stirred, mostly.',
            city: 'London',
            state: null,
            country: 'CU',
            phone: null,
            shows: { place: false, favorites: true, bar: false },
          },
        },
      ]),
    );
  });

  it.each([
    [
      'the server’s message',
      { status: 409, detail: 'Username is already taken' },
      'Username is already taken',
    ],
    ['its own where there is none', { status: 500 }, 'Failed to update profile'],
  ])('shows %s when saving fails [PROF-28, BEYOND-16]', async (_, problem, text) => {
    fakeApi.refuse(profileRoutes.revise, problem);
    const { user, router } = await edit();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(router.state.location.pathname).toBe('/profile/edit');
  });

  it('marks the field a username is refused in [BEYOND-16]', async () => {
    const message = 'Username is already taken';
    fakeApi.refuse(profileRoutes.revise, {
      status: 409,
      detail: message,
      errors: [{ path: 'body.username', message }],
    });
    const { user } = await edit();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Username *').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('takes a phone number, and marks it where it is wrong [AUTH-03, BEYOND-13]', async () => {
    const { user } = await edit();
    const phone = await screen.findByLabelText('Phone number');
    await user.type(phone, '020 7946');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Enter the phone number with its country code/)).toBeVisible();
    expect(fakeApi.received(profileRoutes.revise)).toEqual([]);
    await user.clear(phone);
    await user.type(phone, '+44 20 7946 0018');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(fakeApi.received(profileRoutes.revise)).toMatchObject([{ body: { phone: '+442079460018' } }]),
    );
  });

  it('sends nothing without a name and a proper username [PROF-23, BEYOND-16]', async () => {
    const { user } = await edit();
    await user.clear(await screen.findByLabelText('Full name *'));
    await user.clear(screen.getByLabelText('Username *'));
    await user.type(screen.getByLabelText('Username *'), 'ada coleman');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    expect(screen.getByText('Use only letters, numbers, underscores, and periods')).toBeVisible();
    expect(fakeApi.received(profileRoutes.revise)).toEqual([]);
  });

  it('goes back without saving on Cancel [PROF-25]', async () => {
    const { user, router } = await edit();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(fakeApi.received(profileRoutes.revise)).toEqual([]);
  });
});

describe('the avatar', () => {
  it('is uploaded at once [PROF-33, PROF-34]', async () => {
    const { user } = await edit();
    await user.upload(await screen.findByLabelText('Photo from this device'), picture());
    expect(await screen.findByRole('status', { name: 'Avatar updated successfully!' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(profileRoutes.uploadAvatar)).toEqual([{ file: expect.any(File) }]),
    );
  });

  it.each([
    ['is no image', picture(100, 'text/plain'), 'Please select an image file'],
    ['has 5 MB', picture(5 * 1024 * 1024), 'File size must be less than 5MB'],
  ])('is refused when the file %s [PROF-30, PROF-31, CONTRA-22]', async (_, file, text) => {
    const { user } = await edit();
    const input = await screen.findByLabelText('Photo from this device');
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(fakeApi.received(profileRoutes.uploadAvatar)).toEqual([]);
  });

  it('is taken from an address of the web [PROF-35]', async () => {
    const { user } = await edit();
    await user.type(await screen.findByLabelText('Image URL'), 'https://example.com/ada.jpg');
    await user.click(screen.getByRole('button', { name: 'Use this image' }));
    expect(await screen.findByRole('status', { name: 'Avatar URL updated!' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(profileRoutes.fetchAvatar)).toEqual([
        { body: { url: 'https://example.com/ada.jpg' } },
      ]),
    );
  });

  it('is not taken from anything else [PROF-32]', async () => {
    const { user } = await edit();
    await user.type(await screen.findByLabelText('Image URL'), 'file:///ada.jpg');
    await user.click(screen.getByRole('button', { name: 'Use this image' }));
    expect(await screen.findByRole('alert', { name: 'Please enter a valid image URL.' })).toBeVisible();
    expect(fakeApi.received(profileRoutes.fetchAvatar)).toEqual([]);
  });

  it('can be removed', async () => {
    await asMember({ avatarUrl: exampleOf(profileRoutes.uploadAvatar).avatarUrl });
    const { user } = await renderApp('/profile/edit');
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByRole('status', { name: 'Photo removed' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(profileRoutes.removeAvatar)).toHaveLength(1));
  });
});

it('restarts the onboarding on Home [ONB-15, BEYOND-20]', async () => {
  fakeApi.answer(onboardingRoutes.mine, { record: null });
  const { user, router } = await edit();
  await user.click(await screen.findByRole('button', { name: 'Restart onboarding' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(fakeApi.received(onboardingRoutes.reset)).toHaveLength(1));
  expect(await screen.findByRole('dialog', { name: 'Step 1 of 4' })).toBeVisible();
});
