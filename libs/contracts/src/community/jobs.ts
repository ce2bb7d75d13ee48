export { clearFeeds, spreadActivity } from './social.ts';
