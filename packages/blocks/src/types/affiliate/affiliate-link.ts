/** A web address to share, as it was given; '' unless it is https or http, whole and without a password in it. */
export function readShareLink(text: string): string {
  const trimmed = text.trim();
  const url = trimmed.length > 2000 ? null : URL.parse(trimmed);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return '';
  return url.username === '' && url.password === '' ? url.href : '';
}
