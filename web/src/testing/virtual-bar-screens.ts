import { type LiveSession, liveSessionRoutes, profileRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { exampleOf, fakeApi } from './fake-api.ts';
import { asMember, renderApp } from './render-app.tsx';

const example = exampleOf(liveSessionRoutes.get);
export const me = exampleOf(profileRoutes.me).id;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

export const idOf = (at: number) => `01939c5e-6a00-7000-8000-0000000002${10 + at}`;

/** A session somebody else hosts. */
export const aSession = (more: Partial<LiveSession> = {}): LiveSession => ({
  ...example,
  scheduledAt: inMinutes(60),
  hostId: '01939c5e-6a00-7000-8000-0000000000e1',
  ...more,
});
/** What is live and to come. */
export const listed = (...items: LiveSession[]) =>
  fakeApi.answer(liveSessionRoutes.list, { items, nextCursor: null });

const onBar =
  (session?: Partial<LiveSession>, { signedIn = true } = {}) =>
  async () => {
    if (signedIn) await asMember();
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [], waiting: [], bannedFrom: [] });
    listed(...(session ? [aSession(session)] : []));
    return renderApp('/virtual-bar');
  };
const joining =
  (refused?: number, { signedIn = true } = {}) =>
  async () => {
    if (refused) fakeApi.refuse(liveSessionRoutes.join, { status: refused });
    const { user } = await onBar({}, { signedIn })();
    await user.click(await screen.findByText('Get Notified'));
  };
const openDialog = async () => {
  const { user } = await onBar()();
  await user.click(await screen.findByRole('button', { name: 'Schedule Session' }));
  await screen.findByRole('dialog');
  return user;
};
/** Fills the dialog, the time as a control for date and time holds it, and sends it. */
export const schedule = async (values: { title?: string; time?: string }) => {
  const user = await openDialog();
  if (values.title) await user.type(await screen.findByLabelText('Title *'), values.title);
  if (values.time) await user.type(screen.getByLabelText('Scheduled time *'), values.time);
  const buttons = screen.getAllByRole('button', { name: 'Schedule Session' });
  await user.click(buttons.at(-1) as HTMLElement);
};
const evening = { title: 'Sours', time: '2030-01-02T20:00' };

/** The way to each screen of the virtual bar on which an exact text stands. */
export const virtualBarScreens = {
  'the virtual bar': onBar({}, { signedIn: false }),
  'the virtual bar of a member': onBar({}),
  'the dialog for a session': openDialog,
  'the virtual bar without sessions': onBar(),
  'a live session': onBar({ status: 'live' }),
  'a session to come': onBar({}),
  'a session that is over': async () => {
    fakeApi.answer(liveSessionRoutes.get, aSession({ status: 'ended' }));
    return renderApp(`/virtual-bar/${example.id}`);
  },
  "a host's session that may begin": onBar({ hostId: me, scheduledAt: inMinutes(5) }),
  "a host's live session": onBar({ hostId: me, status: 'live' }),
  'a month without sessions': async () => {
    listed();
    return renderApp('/virtual-bar?tab=schedule');
  },
  'a session without title or time': () => schedule({}),
  'a session that was scheduled': () => schedule(evening),
  'a session that could not be scheduled': async () => {
    fakeApi.refuse(liveSessionRoutes.schedule, { status: 500 });
    await schedule(evening);
  },
  'joining a session, signed out': joining(undefined, { signedIn: false }),
  'a session that was joined': joining(),
  'a session that could not be joined': joining(500),
  'sessions that could not be loaded': async () => {
    fakeApi.refuse(liveSessionRoutes.list, { status: 500 });
    return renderApp('/virtual-bar');
  },
};
