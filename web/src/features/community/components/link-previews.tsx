import type { LinkPreview } from '@barspoon/contracts';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useLoadedPreview } from '../api/link-preview.ts';
import { type Video, videoOf } from '../text/videos.ts';
import { t } from '../texts.ts';
import styles from './link-previews.module.css';

/** What pages say of themselves that a text links to. Implements LINK-02 to LINK-06. */
export function LinkPreviews({ previews }: { previews: readonly LinkPreview[] }) {
  if (previews.length === 0) return null;
  return (
    <div className={styles.previews}>
      {previews.map((preview) => (
        <Preview key={preview.id} preview={preview} />
      ))}
    </div>
  );
}

function Preview({ preview: given }: { preview: LinkPreview }) {
  const preview = useLoadedPreview(given);
  const [isHidden, setHidden] = useState(false);
  const id = useId();
  if (preview.state === 'loading')
    return (
      <div className={styles.loading} role="status" aria-label={t('preview.loading')}>
        <Bone width="100%" height="100%" />
      </div>
    );
  const video = videoOf(preview.url);
  if (preview.state === 'failed') return <Fallback preview={preview} isEmbed={video !== undefined} />;
  return (
    <div className={styles.preview}>
      <div id={id} hidden={isHidden}>
        {video ? <Embed preview={preview} video={video} /> : <Card preview={preview} />}
      </div>
      <div className={styles.foot}>
        <Site preview={preview} />
        <Button
          look="quiet"
          small
          aria-expanded={!isHidden}
          aria-controls={id}
          onClick={() => setHidden(!isHidden)}
        >
          {t(isHidden ? 'preview.show' : 'preview.hide')}
        </Button>
      </div>
    </div>
  );
}

/** Implements LINK-04, LINK-06. */
function Fallback({ preview, isEmbed }: { preview: LinkPreview; isEmbed: boolean }) {
  return (
    <div className={styles.fallback}>
      {isEmbed && <p>{t('preview.unavailable')}</p>}
      <a href={preview.url} target="_blank" rel="noopener nofollow">
        {t('preview.visit', { host: preview.host })}
      </a>
    </div>
  );
}

function Card({ preview }: { preview: LinkPreview }) {
  return (
    <a className={styles.card} href={preview.url} target="_blank" rel="noopener nofollow">
      <Picture src={preview.image} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.title}>{preview.title}</span>
        {preview.description && <span className={styles.description}>{preview.description}</span>}
      </span>
    </a>
  );
}

/** Nobody but us is asked for anything before somebody wants to see the video. */
function Embed({ preview, video }: { preview: LinkPreview; video: Video }) {
  const [plays, setPlays] = useState(false);
  if (plays) return <Player preview={preview} video={video} />;
  return (
    <button type="button" className={styles.poster} onClick={() => setPlays(true)}>
      <Picture src={preview.image} className={styles.still} />
      <span className={styles.play}>
        <IconPlayerPlayFilled size={28} aria-hidden="true" />
      </span>
      <span className={styles.caption}>
        <span className={styles.title}>{t('preview.play', { title: preview.title })}</span>
        <span className={styles.description}>{t('preview.plays', { provider: video.provider })}</span>
      </span>
    </button>
  );
}

const playerMs = 15_000;

function Player({ preview, video }: { preview: LinkPreview; video: Video }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>(navigator.onLine ? 'loading' : 'failed');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), playerMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'failed') return <Fallback preview={preview} isEmbed />;
  return (
    <iframe
      className={styles.player}
      src={video.player}
      title={preview.title ?? preview.host}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
}

function Site({ preview: { icon, siteName, host } }: { preview: LinkPreview }) {
  return (
    <span className={styles.site}>
      <Picture src={icon} className={styles.icon} />
      {siteName && siteName !== host ? `${siteName} · ${host}` : host}
    </span>
  );
}

function Picture({ src, className }: { src: string | null; className: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken) return null;
  return <img src={src} alt="" loading="lazy" className={className} onError={() => setBroken(true)} />;
}
