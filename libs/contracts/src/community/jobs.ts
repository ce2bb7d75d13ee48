export { fetchLinkPreview } from './link-previews.ts';
export { clearFeeds, spreadActivity } from './social.ts';
