import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { load } from './kit/load.ts';
import { median } from './kit/measure.ts';
import { type SignedIn, signedIn } from './kit/members.ts';
import type { Benchmark } from './kit/report.ts';
import { openWorld } from './kit/world.ts';

const rounds = 5;
const seconds = 8;
const connections = 4;
const uploaders = 8;
/** As many pixels as an upload may have. */
const size = { width: 6000, height: 4000 };
const email = 'bench@example.com';
const password = 'a long night out';
/** Whoever is told that too many pictures are being worked on tries again so much later. */
const retryMs = 250;

const bench: Benchmark = async (record) => {
  const world = await openWorld();
  try {
    await world.start('identity');
    const gateway = await world.start('gateway');
    await signedIn(world, gateway, email);
    const members: SignedIn[] = [];
    for (let at = 0; at < uploaders; at++)
      members.push(await signedIn(world, gateway, `uploader${at}@example.com`));
    const picture = await largePicture();

    const signIns = () =>
      load({
        url: gateway.url,
        nextPath: () => '/api/v1/auth/sign-in',
        headers: { 'x-requested-with': 'bench' },
        body: JSON.stringify({ email, password }),
        connections,
        seconds,
      });
    const upload = async ({ headers }: SignedIn): Promise<number> => {
      const body = new FormData();
      body.append('file', new Blob([picture], { type: 'image/jpeg' }), 'large.jpg');
      const answer = await fetch(`${gateway.url}/api/v1/me/avatar`, { method: 'PUT', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    };

    const waits = { quiet: [] as number[], beside: [] as number[], ratio: [] as number[] };
    let taken = 0;
    for (let round = -1; round < rounds; round++) {
      const quiet = await signIns();
      let goesOn = true;
      const uploads = members.map(async (member) => {
        while (goesOn) {
          const status = await upload(member);
          if (status === 200 && round >= 0) taken++;
          else if (status >= 500 && status !== 503) throw new Error(`an upload was answered with ${status}`);
          else if (status !== 200) await sleep(retryMs);
        }
      });
      const beside = await signIns();
      goesOn = false;
      await Promise.all(uploads);
      if (quiet.refused + beside.refused > 0) throw new Error('sign-ins were refused');
      if (round < 0) continue;
      waits.quiet.push(quiet.p99);
      waits.beside.push(beside.p99);
      waits.ratio.push(beside.p99 / quiet.p99);
    }
    if (taken === 0) throw new Error('no picture was taken');
    record.figure('sign-ins', median(waits.ratio));
    record.table({
      title: `Signing in over ${connections} connections, alone and beside ${uploaders} members who upload pictures of 24 megapixels without a pause (${taken} were taken). Medians of ${rounds} rounds`,
      rows: [
        { what: 'alone', 'p99 ms': median(waits.quiet) },
        { what: 'beside the uploads', 'p99 ms': median(waits.beside) },
      ],
    });
  } finally {
    await world.stop();
  }
};

/** Noise in large blocks: it weighs like a photo. */
async function largePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = sharp({
    create: {
      width: size.width / 10,
      height: size.height / 10,
      channels: 3,
      background: '#806040',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const small = await noise.png().toBuffer();
  return new Uint8Array(await sharp(small).resize(size).jpeg({ quality: 70 }).toBuffer());
}

export default bench;
