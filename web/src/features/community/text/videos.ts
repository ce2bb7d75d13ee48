const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);

/** A video that can play here, once somebody asks for it. */
export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** Its player, which sets no cookies before it plays. */
  player: string;
}

/** The video behind an address, of the two providers the pages’ policy lets in. */
export function videoOf(address: string): Video | undefined {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  if (host === 'vimeo.com') {
    const id = /^\/(\d{5,12})$/.exec(pathname)?.[1];
    return id ? { provider: 'Vimeo', player: `https://player.vimeo.com/video/${id}?dnt=1` } : undefined;
  }
  const named = host === 'youtu.be' ? pathname.slice(1) : undefined;
  const onSite = youtubeHosts.has(host)
    ? (/^\/(?:shorts|embed|live)\/([^/]+)$/.exec(pathname)?.[1] ??
      (pathname === '/watch' ? searchParams.get('v') : undefined))
    : undefined;
  const id = named ?? onSite ?? '';
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return { provider: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
}
