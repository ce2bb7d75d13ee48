import {
  achievementRoutes,
  activityRoutes,
  applicationRoutes,
  authRoutes,
  barItemRoutes,
  connectionRoutes,
  favoriteRoutes,
  followRoutes,
  googleRoutes,
  membershipRoutes,
  mentorRoutes,
  type OutputOf,
  type OwnMentorProfile,
  onboardingRoutes,
  ownRecipeRoutes,
  photoRoutes,
  portfolioRoutes,
  postingRoutes,
  postRoutes,
  profileRoutes,
  ratingRoutes,
  skillRoutes,
  socialActivityTypes,
  socialRoutes,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { exactTexts } from './exact-texts.ts';
import { exampleOf, fakeApi } from './fake-api.ts';
import { asMember, renderApp, withoutAccess } from './render-app.tsx';
import { virtualBarScreens } from './virtual-bar-screens.ts';

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
    'Confirm password *': repeated,
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
/** Fills the form as far as told and sends it by keyboard, which works while the button is off. */
const rateRecipe =
  ({ signedIn = true, stars = true, recommends = true }) =>
  async () => {
    if (signedIn) await asMember();
    const { user } = await renderApp('/recipes/daiquiri');
    const fours = await screen.findAllByRole('radio', { name: '4 stars' });
    if (stars) for (const star of fours) await user.click(star);
    if (recommends) await user.click(screen.getByRole('radio', { name: 'Yes' }));
    fireEvent.keyDown(fours[0] as HTMLElement, { key: 'Enter' });
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

const mentorshipOf = (profile: Partial<OwnMentorProfile>) => () => {
  const { profile: own } = exampleOf(mentorRoutes.mine);
  fakeApi.answer(mentorRoutes.list, { items: [], nextCursor: null });
  fakeApi.answer(mentorRoutes.mine, { profile: { ...(own as OwnMentorProfile), ...profile } });
  return asMemberOn('/mentorship')();
};
const saveMentorship = async () => {
  const { user } = await asMemberOn('/mentorship')();
  await press(user, 'Edit Profile');
  await press(user, 'Save profile');
};
const connect = async () => {
  const { user } = await asMemberOn('/mentorship')();
  await press(user, 'Connect');
  await fill(user, { 'Your message *': 'Would you teach me?' });
  await press(user, 'Send request');
};

const asAdminOn = (path: string) => asMemberOn(path, { status: 'admin' });
const jobs = (...changes: Partial<OutputOf<typeof postingRoutes.get>>[]) => {
  const example = exampleOf(postingRoutes.get);
  const items = changes.map((change, at) => ({
    ...example,
    id: example.id.replace(/..$/, `${10 + at}`),
    ...change,
  }));
  fakeApi.answer(postingRoutes.list, { items, nextCursor: null });
};
const applyForJob = async () => {
  const { user } = await asMemberOn('/jobs')();
  await press(user, 'Apply: Head Bartender');
  await fill(user, { 'Cover Letter *': 'I pour straight.' });
  await press(user, 'Submit Application');
};
const postJob = async () => {
  const { user } = await asAdminOn('/jobs')();
  await press(user, 'Post New Job');
  await fill(user, { 'Job title *': 'Head Bartender', 'Company *': 'The Savoy', 'Description *': 'Lead.' });
  await press(user, 'Post job');
};

const onPortfolio = asMemberOn('/professional?tab=portfolio');
const editPortfolio = async () => {
  const { user } = await onPortfolio();
  await press(user, 'Edit Portfolio');
  await screen.findByRole('button', { name: 'Save' });
  return user;
};
const savePortfolio = async () => press(await editPortfolio(), 'Save');

/** What is said once a dialog has closed stands on the page below it. */
const onceClosed = (act: () => Promise<unknown>) => async () => {
  await act();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const follow = async () => {
  const { user } = await asMemberOn('/social-hub')();
  await press(user, 'Follow Harry Craddock');
  return user;
};
const unfollow = async () => press(await follow(), 'Unfollow Harry Craddock');

const photosPath = '/social-hub?tab=photos';
const sharePhoto = async () => {
  fakeApi.answer(photoRoutes.list, { items: [], nextCursor: null });
  const { user } = await asMemberOn(photosPath)();
  await press(user, 'Share Photo');
  return user;
};
/** The dialog's button, not the one below it. */
const sendPhoto = async (user: User) =>
  user.click((await screen.findAllByRole('button', { name: 'Share Photo' })).at(-1) as HTMLElement);

/** The way to each screen on which an exact text stands. */
export const exactScreens: Record<Screen, () => Promise<unknown>> = {
  'the header of a visitor': onVisit('/subscription'),
  'the header of a member': asMemberOn('/subscription'),
  "a member's Profile menu": async () => press((await asMemberOn('/subscription')()).user, 'Profile'),
  'an unknown address': onVisit('/no/such/page'),
  'a page that is still loading': async () => {
    const { router } = await renderApp('/');
    const { options } = router.routesByPath['/terms'];
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
  'the social feed': asMemberOn('/social-hub'),
  'a social feed with everything in it': () => {
    const [one] = exampleOf(socialRoutes.feed).items;
    const items = socialActivityTypes.map((type, at) => ({
      ...(one as NonNullable<typeof one>),
      id: `01939c5e-6a00-7000-8000-0000000002${String(at).padStart(2, '0')}`,
      type,
      createdAt: new Date().toISOString(),
    }));
    fakeApi.answer(socialRoutes.feed, { items, nextCursor: null });
    return asMemberOn('/social-hub')();
  },
  'the social feed, empty': () => {
    fakeApi.answer(socialRoutes.feed, { items: [], nextCursor: null });
    return asMemberOn('/social-hub')();
  },
  'the photos': () => {
    fakeApi.answer(photoRoutes.list, { items: [], nextCursor: null });
    return asMemberOn(photosPath)();
  },
  'sharing a photo': sharePhoto,
  'sharing a photo without any': async () => sendPhoto(await sharePhoto()),
  'a photo that is not uploaded': failToUpload,
  'a photo that is shared at the second try': async () => {
    const user = await failToUpload();
    await screen.findByRole('alert', { name: 'Failed to upload photo' });
    fakeApi.answer(photoRoutes.upload, exampleOf(photoRoutes.upload));
    await sendPhoto(user);
  },
  'photos that fail': () => {
    fakeApi.refuse(photoRoutes.list, { status: 500 });
    return asMemberOn(photosPath)();
  },
  'a like of a photo that fails': async () => {
    fakeApi.refuse(photoRoutes.like, { status: 500 });
    const { user } = await asMemberOn(photosPath)();
    await press(user, 'Like the photo of Daiquiri by Harry Craddock, 3 likes');
  },
  'the social feed, signed out': onVisit('/social-hub'),
  'a social feed that fails': () => {
    fakeApi.refuse(socialRoutes.feed, { status: 500 });
    return asMemberOn('/social-hub')();
  },
  'a member one follows': () => follow(),
  'a member one follows no more': () => unfollow(),
  'a follow that fails': () => {
    fakeApi.refuse(followRoutes.follow, { status: 500 });
    return follow();
  },
  'an unfollow that fails': () => {
    fakeApi.refuse(followRoutes.unfollow, { status: 500 });
    return unfollow();
  },
  'Posts, empty': () => {
    fakeApi.answer(postRoutes.mine, { items: [], nextCursor: null });
    return asMemberOn('/profile?tab=posts')();
  },
  'Favorites, empty': () => {
    fakeApi.answer(favoriteRoutes.list, { items: [], nextCursor: null, total: 0 });
    return asMemberOn('/profile?tab=favorites')();
  },
  'Inventory, empty': () => {
    const counts = { all: 0, spirits: 0, beer: 0, mixers: 0, fruit: 0, supplies: 0 };
    fakeApi.answer(barItemRoutes.list, { items: [], nextCursor: null, total: 0, counts });
    return asMemberOn('/profile?tab=inventory')();
  },
  'Reviews, empty': async () => {
    fakeApi.answer(ratingRoutes.own, { items: [], nextCursor: null, total: 0 });
    return asMemberOn('/profile?tab=reviews')();
  },
  'a recipe, to rate': asMemberOn('/recipes/daiquiri'),
  'a recipe one has rated': async () => {
    fakeApi.answer(ratingRoutes.mine, { rating: exampleOf(ratingRoutes.rate).rating });
    return asMemberOn('/recipes/daiquiri')();
  },
  'a rating that was sent': rateRecipe({}),
  'a rating of nobody': rateRecipe({ signedIn: false }),
  'a rating without a criterion': rateRecipe({ stars: false }),
  'a rating without a recommendation': rateRecipe({ recommends: false }),
  'a rating that fails': async () => {
    fakeApi.refuse(ratingRoutes.rate, { status: 500 });
    return rateRecipe({})();
  },
  'Achievements, empty': () => {
    fakeApi.answer(achievementRoutes.mine, { items: [] });
    return asMemberOn('/profile?tab=achievements')();
  },
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
  'the Mentorship Hub, signed out': onVisit('/mentorship'),
  'the Mentorship Hub without access': asMemberOn('/mentorship', withoutAccess),
  'the Mentorship Hub': asMemberOn('/mentorship'),
  'the Mentorship Hub of an admin': asMemberOn('/mentorship', {
    status: 'admin',
    access: { granted: true, reason: 'admin', trialEndsAt: null },
  }),
  'a first mentorship profile': async () => {
    fakeApi.answer(mentorRoutes.mine, { profile: null });
    await press((await asMemberOn('/mentorship')()).user, 'Create Profile');
  },
  'a mentee who is not available': mentorshipOf({ mentorType: 'mentee', isAcceptingConnections: false }),
  'somebody who is both': mentorshipOf({ mentorType: 'both' }),
  'no mentors': mentorshipOf({}),
  'a connection request': async () => press((await asMemberOn('/mentorship')()).user, 'Connect'),
  'a saved mentorship profile': onceClosed(saveMentorship),
  'a sent connection request': onceClosed(connect),
  'mentors that could not be read': () => {
    fakeApi.refuse(mentorRoutes.list, { status: 500 });
    return asMemberOn('/mentorship')();
  },
  'a mentorship profile that could not be saved': () => {
    fakeApi.refuse(mentorRoutes.save, { status: 500 });
    return saveMentorship();
  },
  'a connection request that failed': () => {
    fakeApi.refuse(connectionRoutes.request, { status: 500 });
    return connect();
  },
  'the job board of an admin': asAdminOn('/jobs'),
  'the job board, signed out': onVisit('/jobs'),
  'the job board without access': asMemberOn('/jobs', withoutAccess),
  'jobs of all kinds': () => {
    jobs(
      { salaryMax: null, isOwn: true },
      { salaryMin: null, hasApplied: true },
      {},
      { salaryMin: null, salaryMax: null },
    );
    return asMemberOn('/jobs')();
  },
  'a job board without jobs': () => {
    jobs();
    return asMemberOn('/jobs')();
  },
  'a job board that could not be loaded': () => {
    fakeApi.refuse(postingRoutes.list, { status: 500 });
    return asMemberOn('/jobs')();
  },
  'applying for a job': async () => {
    const { user } = await asMemberOn('/jobs')();
    await press(user, 'Apply: Head Bartender');
  },
  'an application that was sent': onceClosed(applyForJob),
  'an application that failed': () => {
    fakeApi.refuse(applicationRoutes.apply, { status: 500 });
    return applyForJob();
  },
  'an application after the session has ended': () => {
    fakeApi.refuse(applicationRoutes.apply, { status: 401 });
    return applyForJob();
  },
  'a job that was posted': onceClosed(postJob),
  'a job that could not be posted': () => {
    fakeApi.refuse(postingRoutes.post, { status: 500 });
    return postJob();
  },
  'the Professional Toolkit': asMemberOn('/professional'),
  'a portfolio that is not there yet': () => {
    fakeApi.answer(portfolioRoutes.mine, { portfolio: null });
    return onPortfolio();
  },
  'a public portfolio': onPortfolio,
  'a private portfolio': () => {
    const portfolio = { ...exampleOf(portfolioRoutes.save), isPublic: false };
    fakeApi.answer(portfolioRoutes.mine, { portfolio });
    return onPortfolio();
  },
  'editing the portfolio': editPortfolio,
  'a saved portfolio': savePortfolio,
  'a portfolio that could not be loaded': () => {
    fakeApi.refuse(portfolioRoutes.mine, { status: 500 });
    return onPortfolio();
  },
  'a portfolio that could not be saved': () => {
    fakeApi.refuse(portfolioRoutes.save, { status: 500 });
    return savePortfolio();
  },
  'a portfolio without skills': () => {
    fakeApi.answer(skillRoutes.mine, { items: [] });
    return onPortfolio();
  },
  'the page about us': onVisit('/about'),
  'the terms': onVisit('/terms'),
  ...virtualBarScreens,
};

/** Chooses a photo and its recipe, and sends it to a server that refuses it. */
async function failToUpload() {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  const user = await sharePhoto();
  const file = new File(['x'], 'drink.png', { type: 'image/png' });
  const chosen = await screen.findByLabelText('Choose a photo', { selector: 'input' });
  fireEvent.change(chosen, { target: { files: [file] } });
  const choice = await screen.findByLabelText('Which recipe does it show?');
  await user.selectOptions(choice, exampleOf(ownRecipeRoutes.list).items[0]?.id ?? '');
  fakeApi.refuse(photoRoutes.upload, { status: 500 });
  await sendPhoto(user);
  return user;
}
