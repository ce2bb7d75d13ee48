import { useQuery } from '@tanstack/react-query';
import { importsQuery } from '../api/own-imports.ts';
import styles from './imports.module.css';
import { tImports } from './texts.ts';

/** How many recipes a member may have, and how many more fit. An extra: nothing stands here while that is not known. */
export function ImportRoom() {
  const { data } = useQuery(importsQuery());
  if (data?.room === undefined || data.limit === undefined) return null;
  return <p className={styles.muted}>{tImports('roomOf', { room: data.room, limit: data.limit })}</p>;
}
