import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** How a page learns whether it may join a room, and the address of its video. */
const originsOf = (videoUrl: string): string[] => {
  const { protocol, host } = new URL(videoUrl);
  return protocol === 'wss:' ? [`wss://${host}`, `https://${host}`] : [`ws://${host}`, `http://${host}`];
};

/** Scripts only from our own files; styles may be inline, because first views and component libraries inline theirs. */
const contentSecurity = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  // The two video players, opened on request.
  frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};
const hsts = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true };

function headersOf(options: HelmetOptions): [string, string][] {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  } as unknown as ServerResponse;
  helmet(options)({} as IncomingMessage, response, (error?: unknown) => {
    if (error) throw error;
  });
  return [...headers];
}

/**
 * Helmet computes them once: its plugin computes all of them for each request, which costs more than a cached page.
 * The camera is only allowed with a video server, which is then the only other host that pages may connect to.
 */
export function securityHeadersFor(videoUrl: string | undefined): readonly (readonly [string, string])[] {
  const connectSrc = ["'self'", ...(videoUrl ? originsOf(videoUrl) : [])];
  const camera = videoUrl ? '(self)' : '()';
  return [
    ...headersOf({ contentSecurityPolicy: { directives: { ...contentSecurity, connectSrc } }, hsts }),
    // Dictation to the bartender needs a microphone too.
    ['Permissions-Policy', `camera=${camera}, microphone=(self), display-capture=()`],
  ];
}
