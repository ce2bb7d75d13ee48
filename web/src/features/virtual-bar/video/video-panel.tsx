import { sentenceOf } from '@barspoon/browser';
import { roomRoutes } from '@barspoon/contracts';
import {
  IconMicrophone,
  IconMicrophoneOff,
  IconVideo,
  IconVideoOff,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api/call.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import type { LinkState, VideoLink } from './link.ts';
import styles from './video.module.css';

interface VideoPanelProps {
  sessionId: string;
  isHost: boolean;
  /** What the video server says of the host. */
  onAir: boolean;
}

/** The player is large and comes once somebody wants to see or to be seen. */
const player = () => import('./livekit-link.ts');

/**
 * Picture and sound of the host: hosts see themselves before anybody else does, everybody else watches once they have
 * asked for it. Implements BEYOND-84.
 */
export function VideoPanel({ sessionId, isHost, onAir }: VideoPanelProps) {
  const [link, setLink] = useState<VideoLink | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useId();
  useEffect(() => () => link?.close(), [link]);

  const enter = async (entered: VideoLink) =>
    entered.connect(await call(roomRoutes.enterVideo, { params: { id: sessionId } }));
  const attempt = async (act: () => Promise<unknown>) => {
    setFailure(null);
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setFailure(deviceFailure(error) ?? sentenceOf(error, t('videoUnreachable')));
    } finally {
      setBusy(false);
    }
  };
  const prepare = () => attempt(async () => setLink(await (await player()).openHostLink()));
  const watch = () =>
    attempt(async () => {
      const opened = await (await player()).openGuestLink();
      try {
        await enter(opened);
      } catch (error) {
        opened.close();
        throw error;
      }
      setLink(opened);
    });

  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={heading}>{t('video')}</h2>
        <p role="status" className={onAir ? styles.onAir : styles.offAir}>
          {t(onAir ? 'videoHostOn' : 'videoHostOff')}
        </p>
      </div>
      {link ? (
        <Screen
          link={link}
          isHost={isHost}
          isBusy={isBusy}
          onConnect={() => attempt(() => enter(link))}
          onClose={() => setLink(null)}
        />
      ) : (
        <div className={styles.start}>
          <p className={styles.muted}>{t(isHost ? 'videoHostHint' : 'videoGuestHint')}</p>
          <Button look="primary" busy={isBusy} onClick={isHost ? prepare : watch}>
            {t(isHost ? 'videoSetUp' : 'videoWatch')}
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </section>
  );
}

interface ScreenProps {
  link: VideoLink;
  isHost: boolean;
  isBusy: boolean;
  onConnect: () => void;
  onClose: () => void;
}

function Screen({ link, isHost, isBusy, onConnect, onClose }: ScreenProps) {
  const state = useSyncExternalStore(link.subscribe, link.state, link.state);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current ? link.show(video.current) : undefined), [link]);
  const caption = captionOf(state, isHost);
  return (
    <>
      <div className={styles.screen}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted={isHost}
          aria-label={t(isHost ? 'videoOwn' : 'videoOfHost')}
          className={state.picture ? styles.picture : styles.noPicture}
        />
        <p role="status" className={styles.caption}>
          {t(caption)}
        </p>
      </div>
      <div className={styles.controls}>
        {isHost ? <Devices link={link} state={state} /> : <Volume video={video} />}
        {isHost && (state.status === 'waiting' || state.status === 'ended') && (
          <Button look="primary" busy={isBusy} onClick={onConnect}>
            {t(state.status === 'ended' ? 'videoAgain' : 'videoGoOnAir')}
          </Button>
        )}
        {!isHost && state.status === 'ended' && (
          <Button look="primary" busy={isBusy} onClick={onConnect}>
            {t('videoWatchAgain')}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t(isHost ? 'videoStop' : 'videoLeave')}
        </Button>
      </div>
    </>
  );
}

function Devices({ link, state: { picture, sound } }: { link: VideoLink; state: LinkState }) {
  return (
    <>
      <IconButton
        label={t(sound ? 'videoMute' : 'videoUnmute')}
        aria-pressed={!sound}
        onClick={() => void link.setMicrophone(!sound)}
      >
        {sound ? <IconMicrophone aria-hidden="true" /> : <IconMicrophoneOff aria-hidden="true" />}
      </IconButton>
      <IconButton
        label={t(picture ? 'videoCameraOff' : 'videoCameraOn')}
        aria-pressed={!picture}
        onClick={() => void link.setCamera(!picture)}
      >
        {picture ? <IconVideo aria-hidden="true" /> : <IconVideoOff aria-hidden="true" />}
      </IconButton>
    </>
  );
}

function Volume({ video }: { video: { current: HTMLVideoElement | null } }) {
  const [volume, setVolume] = useState(100);
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    if (!video.current) return;
    video.current.volume = volume / 100;
    video.current.muted = isMuted;
  }, [video, volume, isMuted]);
  return (
    <>
      <IconButton
        label={t(isMuted ? 'videoSoundOn' : 'videoSoundOff')}
        aria-pressed={isMuted}
        onClick={() => setMuted(!isMuted)}
      >
        {isMuted ? <IconVolumeOff aria-hidden="true" /> : <IconVolume aria-hidden="true" />}
      </IconButton>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        aria-label={t('videoVolume')}
        className={styles.volume}
        onChange={({ target }) => setVolume(Number(target.value))}
      />
    </>
  );
}

const endCaptions = {
  lost: 'videoLost',
  removed: 'videoRemoved',
  elsewhere: 'videoElsewhere',
  over: 'videoOver',
} as const;

function captionOf({ status, why, picture, sound }: LinkState, isHost: boolean) {
  if (status === 'ended') return why ? endCaptions[why] : 'videoOver';
  if (status === 'connecting') return 'videoConnecting';
  if (status === 'reconnecting') return 'videoReconnecting';
  if (isHost) return status === 'waiting' ? 'videoPreview' : 'videoYouAreOn';
  if (picture) return sound ? 'videoLive' : 'videoNoSound';
  return sound ? 'videoNoPicture' : 'videoWaiting';
}

/** What a browser says of camera and microphone, as its reader can do something about it. */
function deviceFailure(error: unknown): string | null {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return t('videoRefused');
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return t('videoNoDevice');
  return name === 'NotReadableError' ? t('videoDeviceBusy') : null;
}
