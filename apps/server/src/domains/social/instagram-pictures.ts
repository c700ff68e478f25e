import { fetchRemoteImage, storeImage, type FileStore, type TargetRules } from '../files/index.ts';
import type { InstagramMedia } from './instagram-answers.ts';
import type { ConnectionJob } from './instagram-jobs.ts';

/** A picture that was copied. */
export interface CopiedPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Most bytes of a picture: Instagram takes 8 MB. */
const mostBytes = 8 * 1024 * 1024;
/** Milliseconds for a picture. */
const patience = 10_000;

/** How pictures are copied. */
export interface PictureOptions {
  readonly fileStore: FileStore;
  /** Where Instagram's API is: its pictures may lie at the same host and port, whatever that is. */
  readonly apiBase: string;
  /** How addresses are resolved and checked otherwise. */
  readonly rules?: TargetRules | undefined;
}

/**
 * Copies the picture of a post into the store's own files; null where there is none to be had. Instagram names the
 * address, so it is checked as every address that somebody else has named: https, a public host, and no redirect.
 */
export async function copyPicture(
  { division, connection }: ConnectionJob,
  { id, pictureUrl }: Pick<InstagramMedia, 'id' | 'pictureUrl'>,
  { fileStore, apiBase, rules = {} }: PictureOptions,
): Promise<CopiedPicture | null> {
  const url = URL.parse(pictureUrl);
  if (!url) return null;
  const isAtApi = url.origin === new URL(apiBase).origin;
  if (url.protocol !== 'https:' && !isAtApi) return null;
  const fetched = await fetchRemoteImage(url.href, {
    ...rules,
    ...(isAtApi && { allow: () => true }),
    maxBytes: mostBytes,
    timeoutMs: patience,
    maxRedirects: 0,
  });
  if (!fetched.ok) return null;
  const stored = await storeImage(fetched.value.body, {
    divisionId: division,
    fileStore,
    maxBytes: mostBytes,
    // A file of its own: it goes with its post, whoever else has the same picture, a reading by another token among them.
    apart: `instagram:${connection}:${id}:`,
  });
  return stored.ok ? { file: stored.value.id, width: stored.value.width, height: stored.value.height } : null;
}
