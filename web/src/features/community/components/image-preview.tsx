import { isProblem } from '@barspoon/browser';
import { postRoutes } from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { tWriting } from '../writing-texts.ts';
import styles from './post-dialog.module.css';

const pauseMs = 500;

/** A picture of the web as it will be shown, from our own address. Implements COMM-13, COMM-14. */
export function ImagePreview({ url, onInvalid }: { url: string; onInvalid: () => void }) {
  const [settled] = useDebouncedValue(url, pauseMs);
  const { data, error } = useQuery({
    queryKey: [postRoutes.showImage.key, settled],
    queryFn: () => call(postRoutes.showImage, { body: { url: settled } }),
    enabled: settled !== '' && settled === url,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { personal: true, membersOnly: true },
  });
  const isRefused = isProblem(error, 400);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each refusal
  useEffect(() => {
    if (isRefused) onInvalid();
  }, [isRefused]);
  if (!data || settled === '' || settled !== url) return null;
  return (
    <img className={styles.preview} src={data.image} alt={tWriting('dialog.preview')} onError={onInvalid} />
  );
}
