import {
  achievementRoutes,
  activityRoutes,
  authRoutes,
  barItemRoutes,
  correctionReasons,
  favoriteRoutes,
  type Post,
  postRoutes,
  profileRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

const fill = async (user: Awaited<ReturnType<typeof renderApp>>['user'], values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await user.type(await screen.findByLabelText(`${label} *`), value);
};
const newAccount = {
  Name: 'Ada Coleman',
  Email: 'ada@example.com',
  Password: 'a long night out',
  'Confirm password': 'a long night out',
};
/** The card's last button of this name is the one that sends; the other changes sides. */
const press = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

describe('the sign-in card', () => {
  it('stands on /profile for visitors and turns into a form for a new account [ACCESS-17, AUTH-01, AUTH-06, AUTH-07]', async () => {
    const { user } = await renderApp('/profile');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByLabelText('Email *')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email *')).toBeRequired();
    expect(screen.getByLabelText('Password *')).toBeRequired();
    expect(screen.queryByLabelText('Name *')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText('Name *')).toBeRequired();
  });

  it('signs in, says so and shows the profile [AUTH-04, AUTH-12, AUTH-23]', async () => {
    const { user } = await renderApp('/profile');
    await fill(user, { Email: 'ada@example.com', Password: 'a long night out' });
    await press(user, 'Sign In');
    expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(authRoutes.signIn)).toEqual([
        { body: { email: 'ada@example.com', password: 'a long night out' } },
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Ada Coleman' })).toBeVisible();
  });

  it.each([
    ['the server’s sentence', { detail: 'Wrong email or password.' }, 'Wrong email or password.'],
    ['its own sentence where there is none', {}, 'Login failed'],
  ])('shows %s when signing in fails [AUTH-13]', async (_, problem, text) => {
    fakeApi.refuse(authRoutes.signIn, { status: 401, ...problem });
    const { user } = await renderApp('/profile');
    await fill(user, { Email: 'ada@example.com', Password: 'wrong' });
    await press(user, 'Sign In');
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(session.state().status).toBe('visitor');
  });

  it('names the field that is wrong and sends nothing', async () => {
    const { user } = await renderApp('/profile');
    await fill(user, { Email: 'ada', Password: 'x' });
    await press(user, 'Sign In');
    await waitFor(() =>
      expect(screen.getByLabelText('Email *')).toHaveAccessibleDescription('Enter a valid email address'),
    );
    expect(fakeApi.received(authRoutes.signIn)).toEqual([]);
  });

  it('creates an account under the 21+ notice, confirming it [AUTH-05, AUTH-09, AUTH-14, BEYOND-08]', async () => {
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(
      screen.getByText('You must be 21 or older. By creating an account you confirm that you are.'),
    ).toBeVisible();
    await fill(user, newAccount);
    await press(user, 'Create Account');
    const done = 'Account created successfully! Please check your email to verify your account.';
    expect(await screen.findByRole('status', { name: done })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(authRoutes.signUp)).toEqual([
        {
          body: {
            fullName: 'Ada Coleman',
            email: 'ada@example.com',
            password: 'a long night out',
            ageConfirmed: true,
            noticeVersion: 1,
          },
        },
      ]),
    );
  });

  it('wants the two passwords to match [AUTH-08]', async () => {
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    await fill(user, { ...newAccount, 'Confirm password': 'another one' });
    await press(user, 'Create Account');
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm password *')).toHaveAccessibleDescription(
        'Passwords do not match',
      ),
    );
    expect(fakeApi.received(authRoutes.signUp)).toEqual([]);
  });

  it.each([
    [{ detail: 'New registrations are currently closed.' }, 'New registrations are currently closed.'],
    [{}, 'Registration failed'],
  ])('says why an account was not created [AUTH-15]', async (problem, text) => {
    fakeApi.refuse(authRoutes.signUp, { status: 422, ...problem });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    await fill(user, newAccount);
    await press(user, 'Create Account');
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
  });
});

describe('while no new accounts are taken', () => {
  const closed = 'New registrations are currently closed.';
  beforeEach(() => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="registration" content="off">');
  });

  it.each(['/profile', '/profile?create=true'])('%s offers none and says so [BEYOND-155]', async (path) => {
    await renderApp(path);
    expect(await screen.findByText(closed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
    expect(screen.queryByText(/free for two days/)).toBeNull();
  });
});

it('goes back to the console one came from, which is another application [BEYOND-155]', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { user } = await renderApp('/profile?from=%2Fadmin%2Frecipes%3Fpage%3D2');
  await fill(user, { Email: 'ada@example.com', Password: 'a long night out' });
  await press(user, 'Sign In');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/recipes?page=2'));
});

describe('the profile', () => {
  it('shows the card with its two buttons, tabs with counts and the membership [PROF-01, PROF-02, PROF-03]', async () => {
    await asMember();
    await renderApp('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Coleman' })).toBeVisible();
    for (const name of ['Edit Profile', 'Change Photo'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/profile/edit');
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'Overview',
        'Posts',
        'Favorites1',
        'Inventory1',
        'Reviews1',
        'Achievements',
      ]),
    );
    expect(screen.getByText('Free trial')).toBeVisible();
  });

  it('shows points, level and the way to the next, what was done how often and what was done lately [PROF-04, PROF-07, PROF-08, BEYOND-62]', async () => {
    await asMember();
    await renderApp('/profile');
    expect(await screen.findByText('12 points')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress to Creative Stirrer' })).toHaveAttribute(
      'value',
      '12',
    );
    expect(screen.getByText('488 to Creative Stirrer')).toBeVisible();
    expect(screen.getByText('London Dry Gin')).toBeVisible();
    expect(screen.getAllByText('Added to inventory')).toHaveLength(2);
  });

  it('shows points that an admin has taken as a line with a minus and its reason [BEYOND-58, BEYOND-60, PROF-07]', async () => {
    await asMember();
    const [activity] = exampleOf(activityRoutes.mine).items;
    if (!activity) throw new Error('no example');
    const relatedName = correctionReasons.exchanged;
    fakeApi.answer(activityRoutes.mine, {
      items: [{ ...activity, activityType: 'points_corrected', pointsAwarded: -10, relatedName }],
      nextCursor: null,
    });
    await renderApp('/profile');
    const reason = await screen.findByText('They came from members who gave each other points.');
    expect(reason.closest('li')).toHaveTextContent('−10 points');
  });

  it('calls an activity without a name of its own "Activity" [PROF-08]', async () => {
    await asMember();
    const { items } = exampleOf(activityRoutes.mine);
    fakeApi.answer(activityRoutes.mine, {
      items: items.map((one) => ({ ...one, activityType: 'moon_landed', relatedName: null })),
      nextCursor: null,
    });
    await renderApp('/profile');
    expect(await screen.findByText('Activity')).toBeVisible();
  });

  it('keeps the chosen tab in the address and shows favorites and inventory [PROF-12, PROF-14]', async () => {
    await asMember();
    const { user, router } = await renderApp('/profile');
    await user.click(await screen.findByRole('tab', { name: /Favorites/ }));
    expect(await screen.findByRole('link', { name: 'Daiquiri' })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ tab: 'favorites' });
    await user.click(screen.getByRole('tab', { name: /Inventory/ }));
    expect(await screen.findByRole('checkbox', { name: /London Dry Gin/ })).toBeChecked();
  });

  it('says when there is nothing yet [PROF-13, PROF-15]', async () => {
    await asMember();
    fakeApi.answer(favoriteRoutes.list, { items: [], nextCursor: null, total: 0 });
    fakeApi.answer(barItemRoutes.list, {
      items: [],
      nextCursor: null,
      total: 0,
      counts: { all: 0, spirits: 0, beer: 0, mixers: 0, fruit: 0, supplies: 0 },
    });
    const { user } = await renderApp('/profile?tab=favorites');
    expect(await screen.findByRole('heading', { name: 'No favorites yet.' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Inventory/ }));
    expect(await screen.findByRole('heading', { name: 'No inventory yet.' })).toBeVisible();
  });

  it.each([
    ['posts', 'No posts yet.'],
    ['achievements', 'No achievements yet. Complete activities to unlock achievements!'],
  ])('says under %s that there are none [PROF-11, PROF-19]', async (tab, text) => {
    fakeApi.answer(achievementRoutes.mine, { items: [] });
    fakeApi.answer(postRoutes.mine, { items: [], nextCursor: null });
    await asMember();
    await renderApp(`/profile?tab=${tab}`);
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  });

  it('shows the member’s posts with their pictures and days [PROF-10]', async () => {
    const [post] = exampleOf(postRoutes.mine).items as [Post];
    const image = `/pictures/outside/${'a'.repeat(40)}.webp`;
    const older = { ...post, id: `${post.id.slice(0, -2)}fe`, content: 'Older' };
    fakeApi.answer(postRoutes.mine, { items: [{ ...post, image }, older], nextCursor: null });
    await asMember();
    await renderApp('/profile?tab=posts');
    const cards = await screen.findAllByRole('article', { name: 'Post by Ada Coleman' });
    expect(cards.map((card) => card.querySelector('time')?.dateTime)).toEqual([
      post.createdAt,
      older.createdAt,
    ]);
    expect(cards[0]).toHaveTextContent('A Daiquiri with overproof rum, anyone?');
    expect(within(cards[0] as HTMLElement).getByRole('img')).toHaveAttribute('src', image);
    expect(cards[1]).toHaveTextContent('Older');
  });

  it('counts followers, followed, posts and recipes [PROF-06, DATA-15, CONTRA-18]', async () => {
    await asMember();
    await renderApp('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Ada Coleman' });
    const { followersCount, followingCount, postsCount, recipesCount } = exampleOf(socialRoutes.stats);
    const counts = {
      Followers: followersCount,
      Following: followingCount,
      Posts: postsCount,
      Recipes: recipesCount,
    };
    for (const [name, count] of Object.entries(counts))
      await waitFor(() =>
        expect(screen.getByText(name, { selector: 'dt' }).nextSibling).toHaveTextContent(String(count)),
      );
  });

  it('shows the other tabs when one of their owners does not answer [PROF-05, PROF-09]', async () => {
    await asMember();
    fakeApi.refuse(favoriteRoutes.list, { status: 500 });
    const { user } = await renderApp('/profile?tab=favorites');
    expect(await screen.findByRole('heading', { name: 'Failed to load favorites' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Inventory/ }));
    expect(await screen.findByRole('checkbox', { name: /London Dry Gin/ })).toBeChecked();
  });

  it('shows the place by the country’s name and the picture where there is one', async () => {
    const avatarUrl = exampleOf(profileRoutes.uploadAvatar).avatarUrl;
    await asMember({ city: 'Havana', country: 'CU', avatarUrl });
    const { container } = await renderApp('/profile');
    expect(await screen.findByText(/^Havana, Cuba · Member since/)).toBeVisible();
    expect(container.querySelector('main img')).toHaveAttribute('src', avatarUrl);
  });

  it('says when the trial is over', async () => {
    await asMember(withoutAccess);
    await renderApp('/profile');
    expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
  });

  it('offers to try again when it could not be read [AUTH-27]', async () => {
    await asMember();
    fakeApi.refuse(profileRoutes.me, { status: 500 });
    const { user } = await renderApp('/profile');
    const again = await screen.findByRole('button', { name: 'Try again' });
    await asMember({ fullName: 'Ada Again' });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Ada Again' })).toBeVisible();
  });
});

describe('signing out', () => {
  it('ends the session here at once and says so [AUTH-18, AUTH-21, AUTH-24]', async () => {
    await asMember();
    const { user } = await renderApp('/profile');
    const release = fakeApi.hold(authRoutes.signOut);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(session.state().status).toBe('visitor'));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    release();
    expect(await screen.findByRole('status', { name: 'Logged out successfully' })).toBeVisible();
  });

  it('counts a session the server no longer knows as signed out [AUTH-19]', async () => {
    await asMember();
    fakeApi.refuse(authRoutes.signOut, { status: 401 });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('status', { name: 'Logged out successfully' })).toBeVisible();
  });

  it('says when the server failed, and is signed out here all the same [AUTH-20, AUTH-21]', async () => {
    await asMember();
    fakeApi.refuse(authRoutes.signOut, { status: 500 });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alert', { name: 'Logout failed' })).toBeVisible();
    expect(session.state().status).toBe('visitor');
    const [banner] = screen.getAllByRole('banner') as [HTMLElement];
    expect(await within(banner).findByRole('link', { name: 'Login' })).toBeVisible();
  });
});
