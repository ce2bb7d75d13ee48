import { liveSessionRoutes, roomRoutes } from '@barspoon/contracts';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkState, VideoLink } from '../features/virtual-bar/video/link.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';
import { aSession, me } from '../testing/virtual-bar-screens.ts';

/** Stands where WebRTC is, which happy-dom has not. */
class FakeLink implements VideoLink {
  private readonly listeners = new Set<() => void>();
  private current: LinkState = { status: 'waiting', why: null, picture: false, sound: false };
  readonly entered: unknown[] = [];
  isClosed = false;
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  state = () => this.current;
  become(change: Partial<LinkState>) {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
  connect = async (entrance: unknown) => {
    this.entered.push(entrance);
    this.become({ status: 'on', why: null });
  };
  show = () => () => {};
  setCamera = async (picture: boolean) => this.become({ picture });
  setMicrophone = async (sound: boolean) => this.become({ sound });
  close = () => {
    this.isClosed = true;
  };
}
const player = vi.hoisted(() => ({ openHostLink: vi.fn(), openGuestLink: vi.fn() }));
vi.mock('../features/virtual-bar/video/livekit-link.ts', () => player);

let link: FakeLink;
beforeEach(() => {
  link = new FakeLink();
  player.openHostLink.mockReset().mockImplementation(async () => {
    link.become({ picture: true, sound: true });
    return link;
  });
  player.openGuestLink.mockReset().mockImplementation(async () => link);
});

const entrance = exampleOf(roomRoutes.enterVideo);
async function inRoom(hostId: string, onAir: boolean | null) {
  await asMember();
  const session = aSession({ status: 'live', hostId });
  fakeApi.answer(liveSessionRoutes.get, session);
  fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [session.id], waiting: [], bannedFrom: [] });
  const room = { ...exampleOf(roomRoutes.get), mixAlong: null, video: null };
  fakeApi.answer(roomRoutes.get, { ...room, ...(onAir !== null && { video: { onAir } }) });
  return renderApp(`/virtual-bar/${session.id}`);
}
const another = '01939c5e-6a00-7000-8000-000000000299';
const press = (name: string) => screen.findByRole('button', { name });

describe('the video of a room', () => {
  it('is not there where the site has no video server [BEYOND-84]', async () => {
    await inRoom(another, null);
    expect(await screen.findByRole('heading', { name: 'Chat' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Live video' })).toBeNull();
  });

  it('shows guests what the host sends once they ask for it, with a volume, and says what is missing [BEYOND-84]', async () => {
    const { user } = await inRoom(another, true);
    expect(await screen.findByText('The host is on air')).toBeVisible();
    expect(screen.getByText('You only watch: your camera and microphone stay off.')).toBeVisible();
    expect(player.openGuestLink).not.toHaveBeenCalled();
    await user.click(await press('Watch'));
    expect(await screen.findByText('Waiting for the host.')).toBeVisible();
    expect(link.entered).toEqual([entrance]);
    expect(player.openHostLink).not.toHaveBeenCalled();
    const captions: [Partial<LinkState>, string][] = [
      [{ picture: true, sound: true }, 'Live'],
      [{ sound: false }, 'The host has muted their microphone.'],
      [{ sound: true, picture: false }, 'The host has turned their camera off.'],
      [{ status: 'reconnecting' }, 'The connection was lost. Connecting again…'],
      [{ status: 'ended', why: 'elsewhere' }, 'You have opened this video on another page.'],
      [{ why: 'removed' }, "You're no longer in this video."],
      [{ why: 'over' }, 'The video is over.'],
      [{ why: 'lost' }, 'The connection was lost.'],
    ];
    for (const [change, caption] of captions) {
      act(() => link.become(change));
      expect(screen.getByText(caption)).toBeVisible();
    }
    await user.click(await press('Watch again'));
    expect(link.entered).toHaveLength(2);
    const video = screen.getByLabelText<HTMLVideoElement>('Video of the host');
    const slider = screen.getByRole('slider', { name: 'Volume' });
    expect(slider).toHaveValue('100');
    await user.click(await press('Mute'));
    expect(video.muted).toBe(true);
    await user.click(await press('Unmute'));
    expect(video.muted).toBe(false);
    await user.click(await press('Stop watching'));
    expect(link.isClosed).toBe(true);
    expect(await press('Watch')).toBeVisible();
  });

  it('lets hosts see themselves first, go on air, mute, turn the camera off and stop [BEYOND-84]', async () => {
    const { user } = await inRoom(me, false);
    expect(await screen.findByText('The host is not on air yet')).toBeVisible();
    await user.click(await press('Set up camera'));
    expect(await screen.findByText('Only you see this.')).toBeVisible();
    expect(screen.getByLabelText<HTMLVideoElement>('Your camera').muted).toBe(true);
    expect(link.entered).toEqual([]);
    await user.click(await press('Mute microphone'));
    expect(await press('Unmute microphone')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await press('Go on air'));
    expect(await screen.findByText('You are on air.')).toBeVisible();
    expect(link.entered).toEqual([entrance]);
    await user.click(await press('Turn camera off'));
    expect(await press('Turn camera on')).toBeVisible();
    act(() => link.become({ status: 'ended', why: 'lost' }));
    expect(screen.getByText('The connection was lost.')).toBeVisible();
    await user.click(await press('Go on air again'));
    expect(link.entered).toHaveLength(2);
    await user.click(await press('Turn off'));
    expect(link.isClosed).toBe(true);
    expect(await press('Set up camera')).toBeVisible();
  });

  it.each([
    [
      'NotAllowedError',
      "Your browser isn't allowed to use the camera or microphone. Allow both for this site in its settings, then try again.",
    ],
    ['NotFoundError', "We couldn't find a camera and a microphone. Connect both, then try again."],
    [
      'NotReadableError',
      'Your camera or microphone is in use by another program. Close it there, then try again.',
    ],
  ])('tells hosts what to do after a %s [BEYOND-84]', async (name, sentence) => {
    player.openHostLink.mockRejectedValueOnce(new DOMException('no', name));
    const { user } = await inRoom(me, false);
    await user.click(await press('Set up camera'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(await press('Set up camera'));
    expect(await screen.findByText('Only you see this.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why a guest was not let in, and that the video server is away [BEYOND-84]', async () => {
    fakeApi.refuse(roomRoutes.enterVideo, { status: 403, detail: 'Join the session first.' });
    const { user } = await inRoom(another, true);
    await user.click(await press('Watch'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Join the session first.');
    expect(link.isClosed).toBe(true);
    fakeApi.answer(roomRoutes.enterVideo, entrance);
    link.connect = () => Promise.reject(new Error('no route'));
    await user.click(await press('Watch'));
    expect(await screen.findByText('The video could not be reached. Try again in a moment.')).toBeVisible();
  });
});
