import { createHash } from 'node:crypto';
import type { LinkPreview } from '@barspoon/contracts';
import { outsideImagePath } from '../images/outside-image.ts';
import type { LinkPreviewRow } from './link-preview.schema.ts';

export const linkPreviewId = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 40);

export const toLinkPreview = (row: LinkPreviewRow): LinkPreview => ({
  id: row._id,
  url: row.url,
  host: new URL(row.url).host.replace(/^www\./, ''),
  state: row.state,
  title: row.title,
  description: row.description,
  siteName: row.siteName,
  image: row.imageUrl && outsideImagePath(row.imageUrl),
  icon: row.iconUrl && outsideImagePath(row.iconUrl),
});
