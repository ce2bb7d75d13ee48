import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { which } from '@barspoon/servers/process/exec';
import { launch } from '@barspoon/servers/process/launch';
import { freePort } from '@barspoon/servers/process/ports';
import { until } from '@barspoon/servers/process/wait';
import { videoKey, videoSecret } from './video-server.ts';

/** LiveKit itself, where its program is on PATH; nothing here compiles it, which takes minutes. */
export const livekitProgram = await which('livekit-server');

/** Starts it on a port that pages were told of. It dies with the calling process. */
export async function startLiveKit(file: string, port: number, siteUrl: string) {
  const config = {
    port,
    rtc: { tcp_port: await freePort(), udp_port: await freePort() },
    keys: { [videoKey]: videoSecret },
    webhook: { api_key: videoKey, urls: [`${siteUrl}/api/v1/video/webhook`] },
  };
  const log = join(await mkdtemp(join(tmpdir(), 'livekit-')), 'log');
  // JSON is YAML.
  const args = ['--config-body', JSON.stringify(config)];
  const process = await launch({ file, args, log, diesWithUs: true });
  const isUp = async () => (await fetch(`http://127.0.0.1:${port}`)).ok;
  if (!(await until(isUp, 20_000))) throw new Error(`livekit-server did not start; see ${log}`);
  return process;
}
