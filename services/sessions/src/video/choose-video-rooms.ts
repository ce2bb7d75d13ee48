import { ConfigError, type ConfigOf } from '@barspoon/platform/config';
import { SandboxRooms } from './sandbox-rooms.ts';
import type { VideoRooms } from './video-rooms.ts';
import type { livekitVariables } from './video-variables.ts';

/** LiveKit where it is named, the sandbox elsewhere. @throws ConfigError for half a LiveKit */
export function chooseVideoRooms(config: ConfigOf<typeof livekitVariables>): () => Promise<VideoRooms> {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = config;
  if (!url && !key && !secret) return async () => new SandboxRooms();
  if (!url || !key || !secret)
    throw new ConfigError(
      'LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET are given together or not at all.',
    );
  const apiUrl = config.LIVEKIT_API_URL ?? url.replace(/^ws/, 'http');
  return async () => {
    const { LiveKitRooms } = await import('./livekit-rooms.ts');
    return new LiveKitRooms({ url, apiUrl, key, secret });
  };
}
