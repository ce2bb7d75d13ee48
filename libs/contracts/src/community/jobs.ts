export { rollUpPostDays } from './figures.ts';
export { fetchLinkPreview } from './link-previews.ts';
export { readNews, readNewsSource } from './news.ts';
export { clearFeeds, spreadActivity } from './social.ts';
