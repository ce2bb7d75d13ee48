import { sentenceOf } from '@barspoon/browser';
import type { MenuInput } from '@barspoon/contracts';
import { menuPreview } from '@barspoon/mixology/menu-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { siteName } from '../../../lib/site.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { previewQuery } from './api.ts';
import styles from './preview.module.css';
import { t } from './texts.ts';

/** In CSS pixels: a phone, a page of A4, a screen on the wall. */
const sizes = { phone: [390, 760], print: [794, 1123], wall: [1920, 1080] } as const;
type Kind = keyof typeof sizes;
const kinds = ['phone', 'print', 'wall'] as const;

interface PreviewProps {
  barId: string;
  menuId: string;
  body: MenuInput;
  onClose: () => void;
}

/** The page of a menu as it is written, before anybody reads it. Implements BEYOND-261. */
export function Preview({ barId, menuId, body, onClose }: PreviewProps) {
  const [kind, setKind] = useState<Kind>('phone');
  const { data: menu, error, refetch } = useQuery(previewQuery(barId, menuId, body));
  return (
    <Dialog title={t('preview')} onClose={onClose} full>
      <Tabs
        label={t('previewFor')}
        value={kind}
        tabs={kinds.map((value) => ({ value, label: t(`previews.${value}`) }))}
        onChange={setKind}
      >
        {menu ? (
          <Frame kind={kind} page={menuPreview(menu, siteName(), kind === 'print')} />
        ) : error ? (
          <Trouble level={3} title={sentenceOf(error, t('previewFailed'))} onRetry={refetch} />
        ) : (
          <Bone width="100%" height="320px" />
        )}
      </Tabs>
    </Dialog>
  );
}

/** As large as it is there, or as small as it has to be to fit. No script runs in it, and no link leads out of it. */
function Frame({ kind, page }: { kind: Kind; page: string }) {
  const [width, height] = sizes[kind];
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(width);
  useEffect(() => {
    if (!ref.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <div ref={ref} className={styles.room}>
      <div className={styles.frame} style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={t('previewOf', { where: t(`previews.${kind}`) })}
          sandbox="allow-same-origin"
          srcDoc={page}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
