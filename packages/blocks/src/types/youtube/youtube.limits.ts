/** Height ÷ width of most films on YouTube. */
export const filmRatio = 0.5625;

const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/**
 * The id of a film on YouTube, of its id, or of any address that YouTube gives to share or embed it; null
 * for anything else.
 *
 * @example
 * ```ts
 * filmId('https://youtu.be/M7lc1UVf-VE?t=3'); // 'M7lc1UVf-VE'
 * ```
 */
export function filmId(text: string): string | null {
  if (isFilmId(text)) return text;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !hosts.has(url.hostname)) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  const id =
    url.hostname === 'youtu.be'
      ? first
      : ['embed', 'shorts', 'live', 'v'].includes(first)
        ? second
        : (url.searchParams.get('v') ?? '');
  return isFilmId(id) ? id : null;
}

/** Address of the player that sets no cookies before it plays. */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
}

function isFilmId(text: string): boolean {
  return /^[\w-]{11}$/.test(text);
}
