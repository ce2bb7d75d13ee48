import { liveSessionRoutes, roomRoutes } from '@barspoon/contracts';
import { freePort } from '@barspoon/servers/process/ports';
import { eventually, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { livekitProgram, startLiveKit } from '../support/livekit.ts';
import { videoKey, videoSecret } from '../support/video-server.ts';

/** A camera that shows a moving clock and a microphone that beeps, and who says yes when asked for them. */
const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const pictureOf = async (page: Page, name: string) => {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
};
const at = (id: string) => ({ params: { id } });
/** The picture moves: its element has come on in time. */
const plays = async (page: Page, label: string) => {
  const video = page.getByLabel(label);
  const at = () =>
    video.evaluate((element) => {
      const { videoWidth, currentTime } = element as HTMLVideoElement;
      return videoWidth > 0 ? currentTime : 0;
    });
  const before = await at();
  await eventually(async () => expect(await at()).toBeGreaterThan(before + 0.2), 15_000);
};

/** Against LiveKit itself, for whoever has its program on PATH: `livekit-server`. */
describe.skipIf(!livekitProgram)('the video of a room, by LiveKit', () => {
  let port = 0;
  let livekit: Awaited<ReturnType<typeof startLiveKit>>;
  const bar = journeys(async () => {
    port = await freePort();
    return startStack(allServices, {
      WEB_DIR: 'web/dist',
      LIVEKIT_URL: `ws://127.0.0.1:${port}`,
      LIVEKIT_API_KEY: videoKey,
      LIVEKIT_API_SECRET: videoSecret,
    });
  }, devices);
  beforeAll(async () => {
    livekit = await startLiveKit(livekitProgram ?? '', port, bar.stack.url);
  });
  afterAll(() => livekit?.stop(5000));

  it.each(walkedIn(import.meta.url))(
    'goes from the camera of the host to those inside, who are told when it goes off, and to nobody who was sent out: %s [BEYOND-84]',
    async (name, look) => {
      const [ada, ben] = [
        await bar.member(look, { fullName: 'Ada Coleman' }),
        await bar.member(look, { fullName: 'Ben Hecht' }),
      ];
      const scheduledAt = new Date(Date.now() + 10 * 60_000).toISOString();
      const { id } = await ada.agent.call(liveSessionRoutes.schedule, {
        body: { title: 'Sours from scratch', description: 'Bring a shaker.', scheduledAt },
      });
      await ben.agent.call(liveSessionRoutes.join, at(id));
      await ada.agent.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
      for (const { page } of [ada, ben]) {
        await page.goto(`/virtual-bar/${id}`);
        await page.getByText('The host is not on air yet').waitFor();
      }
      await pictureOf(ben.page, `video-guest-before-${name}`);
      await ada.page.getByRole('button', { name: 'Set up camera' }).click();
      await ada.page.getByText('Only you see this.').waitFor();
      await plays(ada.page, 'Your camera');
      await ada.page.getByRole('button', { name: 'Go on air', exact: true }).click();
      await ada.page.getByText('You are on air.').waitFor();
      await ben.page.getByText('The host is on air', { exact: true }).waitFor();
      await ben.page.getByRole('button', { name: 'Watch', exact: true }).click();
      await ben.page.getByText('Live', { exact: true }).waitFor();
      await plays(ben.page, 'Video of the host');
      for (const { page } of [ada, ben]) await expectAccessible(page);
      await pictureOf(ada.page, `video-host-${name}`);
      await pictureOf(ben.page, `video-guest-${name}`);
      await ada.page.getByRole('button', { name: 'Mute microphone' }).click();
      await ben.page.getByText('The host has muted their microphone.').waitFor();
      await ada.page.getByRole('button', { name: 'Turn camera off' }).click();
      await ben.page.getByText('Waiting for the host.').waitFor();
      await ada.agent.call(roomRoutes.ban, { params: { id, memberId: ben.id } });
      await ben.page.getByText('The host has removed you').first().waitFor();
      await ada.page.getByRole('button', { name: 'Turn off', exact: true }).click();
      await eventually(
        async () => expect((await ada.agent.call(roomRoutes.get, at(id))).video).toEqual({ onAir: false }),
        15_000,
      );
      await ada.agent.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'ended' } });
    },
    120_000,
  );
});
