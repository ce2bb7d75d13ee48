import {
  activityRoutes,
  authRoutes,
  barItemRoutes,
  favouriteRoutes,
  googleRoutes,
  membershipRoutes,
  onboardingRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { exactTexts } from './exact-texts.ts';
import { exampleOf, fakeApi } from './fake-api.ts';
import { asMember, renderApp, withoutAccess } from './render-app.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
type Screen = (typeof exactTexts)[number]['screen'];

const onVisit = (path: string) => () => renderApp(path);
const asMemberOn = (path: string, profile?: Parameters<typeof asMember>[0]) => async () => {
  await asMember(profile);
  return renderApp(path);
};
const subscriber = { access: { granted: true, reason: 'subscribed' as const, trialEndsAt: null } };

/** Presses what is there first; what it leads to is what is looked at. */
const press = async (user: User, name: string) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const fill = async (user: User, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await user.type(await screen.findByLabelText(label), value);
};

const signIn = async () => {
  const { user } = await renderApp('/profile');
  await fill(user, { 'Email *': 'ada@example.com', 'Password *': 'a long night out' });
  await press(user, 'Sign In');
};
const signUp = async (repeated = 'a long night out') => {
  const { user } = await renderApp('/profile');
  await press(user, 'Create Account');
  await fill(user, {
    'Name *': 'Ada Coleman',
    'Email *': 'ada@example.com',
    'Password *': 'a long night out',
    'Repeat the password *': repeated,
  });
  await press(user, 'Create Account');
};
const logOut = async () => {
  const { user } = await asMemberOn('/')();
  await press(user, 'Logout');
};
const saveProfile = async () => {
  const { user } = await asMemberOn('/profile/edit')();
  await press(user, 'Save changes');
};
const uploadAvatar = async (size: number, type: string) => {
  const { user } = await asMemberOn('/profile/edit')();
  const input = await screen.findByLabelText('Photo from this device');
  input.removeAttribute('accept');
  await user.upload(input, new File([new Uint8Array(size)], 'me.png', { type }));
};
const fetchAvatar = async (address: string) => {
  const { user } = await asMemberOn('/profile/edit')();
  await fill(user, { 'Image URL': address });
  await press(user, 'Use this image');
};
const onboard = async (step: 'welcome' | 'experience' | 'interests' | 'goals') => {
  const record = {
    ...exampleOf(onboardingRoutes.save),
    currentStep: step,
    preferences: {
      experienceLevel: 'beginner' as const,
      interests: ['Bar Tools' as const],
      goals: ['home_bar' as const],
    },
  };
  fakeApi.answer(onboardingRoutes.mine, { record });
  return asMemberOn('/')();
};
const completeOnboarding = async () => {
  const { user } = await onboard('goals');
  await press(user, 'Complete');
};
const checkOut = async () => {
  const { user } = await asMemberOn('/subscription', withoutAccess)();
  await press(user, 'Subscribe Now');
};

/** The way to each screen on which an exact text stands. */
export const exactScreens: Record<Screen, () => Promise<unknown>> = {
  'the header of a visitor': onVisit('/subscription'),
  'the header of a member': asMemberOn('/subscription'),
  "a member's Profile menu": async () => press((await asMemberOn('/subscription')()).user, 'Profile'),
  'an unknown address': onVisit('/no/such/page'),
  'a page that is still loading': async () => {
    const { router } = await renderApp('/');
    const { options } = router.routesByPath['/terms'] as { options: { loader?: () => Promise<unknown> } };
    options.loader = () => new Promise(() => undefined);
    void router.navigate({ to: '/terms' });
    await screen.findByText(/^Loading/);
    delete options.loader;
  },
  'the page that explains levels': onVisit('/levels-badges-explained'),
  Home: onVisit('/'),
  'Home, a moment later': onVisit('/'),
  'the sign-in card': onVisit('/profile'),
  'the sign-in card, creating an account': async () =>
    press((await renderApp('/profile')).user, 'Create Account'),
  'two passwords that differ': () => signUp('another one'),
  'having signed in': signIn,
  'a sign-in that failed without a reason': () => {
    fakeApi.refuse(authRoutes.signIn, { status: 500 });
    return signIn();
  },
  'a sign-in of somebody suspended': async () => {
    await renderApp('/profile');
    window.location.hash = '#google=suspended';
    const { returnFromGoogle } = await import('../features/account/google/return-from-google.ts');
    returnFromGoogle();
  },
  'having created an account': () => signUp(),
  'an account that could not be created': () => {
    fakeApi.refuse(authRoutes.signUp, { status: 500 });
    return signUp();
  },
  'a sign-in by Google that failed': async () => {
    fakeApi.refuse(googleRoutes.begin, { status: 500 });
    const { user } = await renderApp('/profile');
    await press(user, 'Continue with Google');
  },
  'having logged out': logOut,
  'a logout that failed': () => {
    fakeApi.refuse(authRoutes.signOut, { status: 500 });
    return logOut();
  },
  'the gate while it decides': async () => {
    await asMember();
    fakeApi.hold(profileRoutes.me);
    return renderApp('/inventory');
  },
  "the console's door, before a member": asMemberOn('/admin'),
  'the profile': asMemberOn('/profile'),
  'the activities of a member who has done everything': () => {
    const [one] = exampleOf(activityRoutes.mine).items;
    const types = [
      'recipe_saved',
      'recipe_liked',
      'comment_made',
      'user_followed',
      'inventory_added',
      'challenge_completed',
      'moon_landed',
    ];
    const items = types.map((activityType, at) => ({
      ...(one as NonNullable<typeof one>),
      id: `01939c5e-6a00-7000-8000-0000000001${String(at).padStart(2, '0')}`,
      activityType,
      relatedName: null,
    }));
    fakeApi.answer(activityRoutes.mine, { items, nextCursor: null });
    return asMemberOn('/profile')();
  },
  'Posts, empty': asMemberOn('/profile?tab=posts'),
  'Favorites, empty': () => {
    fakeApi.answer(favouriteRoutes.list, { items: [], nextCursor: null, total: 0 });
    return asMemberOn('/profile?tab=favorites')();
  },
  'Inventory, empty': () => {
    const counts = { all: 0, spirits: 0, beer: 0, mixers: 0, fruit: 0, supplies: 0 };
    fakeApi.answer(barItemRoutes.list, { items: [], nextCursor: null, total: 0, counts });
    return asMemberOn('/profile?tab=inventory')();
  },
  'Reviews, empty': asMemberOn('/profile?tab=reviews'),
  'Achievements, empty': asMemberOn('/profile?tab=achievements'),
  'editing the profile, signed out': onVisit('/profile/edit'),
  'editing the profile': asMemberOn('/profile/edit'),
  'a profile being saved': () => {
    fakeApi.hold(profileRoutes.revise);
    return saveProfile();
  },
  'a saved profile': saveProfile,
  'a profile that could not be saved': () => {
    fakeApi.refuse(profileRoutes.revise, { status: 500 });
    return saveProfile();
  },
  'an avatar that is no picture': () => uploadAvatar(100, 'text/plain'),
  'an avatar of 5 MB': () => uploadAvatar(5 * 1024 * 1024, 'image/png'),
  'an avatar from no address of the web': () => fetchAvatar('file:///ada.jpg'),
  'an uploaded avatar': () => uploadAvatar(100, 'image/png'),
  'an avatar from the web': () => fetchAvatar('https://example.com/ada.jpg'),
  'onboarding, step 1': () => onboard('welcome'),
  'onboarding, step 2': () => onboard('experience'),
  'onboarding, step 3': () => onboard('interests'),
  'onboarding, step 4': () => onboard('goals'),
  'a completed onboarding': completeOnboarding,
  'an onboarding that could not be saved': () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi.refuse(onboardingRoutes.save, { status: 500 });
    return completeOnboarding();
  },
  'the subscription page': asMemberOn('/subscription', withoutAccess),
  'the subscription page of a subscriber': asMemberOn('/subscription', subscriber),
  'the subscription page, signed out': onVisit('/subscription'),
  'a checkout without a page to go to': () => {
    const detail = 'Could not launch checkout. Please try again.';
    fakeApi.refuse(membershipRoutes.createCheckout, { status: 503, detail });
    return checkOut();
  },
  'a checkout that failed without a reason': () => {
    fakeApi.refuse(membershipRoutes.createCheckout, { status: 500 });
    return checkOut();
  },
  "a subscriber's status box": asMemberOn('/profile', subscriber),
  'a status box that knows nothing': async () => {
    await asMember();
    fakeApi.refuse(membershipRoutes.checkSubscription, { status: 500 });
    return renderApp('/profile');
  },
  'the page about us': onVisit('/about'),
  'the terms': onVisit('/terms'),
};
