import { mostInstagramPosts, type InstagramPost } from '@omnis/contract';
import { z } from 'zod';

/** A post as Instagram tells of it. */
export interface InstagramMedia {
  readonly id: string;
  readonly caption: string;
  /** '' for none. */
  readonly permalink: string;
  readonly mediaType: InstagramPost['mediaType'];
  readonly postedAt: Date;
  /** Where its picture lies for some days. */
  readonly pictureUrl: string;
}

/** Longest caption that is kept; Instagram takes 2,200 signs. */
const longestCaption = 2200;

const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/));

const profile = z.object({ user_id: id, username: z.string().min(1).max(100) });
// Instagram's reference shows the profile in a list; its servers answer with the profile itself.
const profileAnswer = z.union([
  profile,
  z.object({ data: z.tuple([profile], z.unknown()) }).transform(({ data: [first] }) => first),
]);

/** The account that a token belongs to. */
export interface InstagramProfile {
  readonly userId: string;
  readonly username: string;
}

/** The answer of `/me`; null where it cannot be read. */
export function readProfile(json: unknown): InstagramProfile | null {
  const { data } = profileAnswer.safeParse(json);
  return data ? { userId: data.user_id, username: data.username } : null;
}

const mediaTypes = { IMAGE: 'image', VIDEO: 'video', CAROUSEL_ALBUM: 'album' } as const;

const media = z.object({
  id,
  caption: z.string().default(''),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  permalink: z.string().default(''),
  timestamp: z.string(),
});

const mediaAnswer = z.object({ data: z.array(z.unknown()) });

/** An address of a post is shown as a link: one on Instagram itself, or none. */
function postAddress(text: string): string {
  const url = URL.parse(text);
  const isInstagram = url?.hostname === 'instagram.com' || url?.hostname.endsWith('.instagram.com');
  return url && isInstagram && url.protocol === 'https:' ? url.href : '';
}

function readMedium(json: unknown): InstagramMedia | null {
  const { data } = media.safeParse(json);
  if (!data) return null;
  const postedAt = new Date(data.timestamp);
  // Of a video only its thumbnail is a picture.
  const pictureUrl = data.thumbnail_url ?? (data.media_type === 'VIDEO' ? undefined : data.media_url);
  if (Number.isNaN(postedAt.getTime()) || pictureUrl === undefined) return null;
  return {
    id: data.id,
    caption: data.caption.replaceAll('\0', '').slice(0, longestCaption).trim(),
    permalink: postAddress(data.permalink),
    mediaType: mediaTypes[data.media_type],
    postedAt,
    pictureUrl,
  };
}

/**
 * The answer of `/me/media`, each post once; null where it is no list. Posts without a picture are left out, such as those
 * whose music is another's.
 */
export function readMedia(json: unknown): readonly InstagramMedia[] | null {
  const { data } = mediaAnswer.safeParse(json);
  if (!data) return null;
  const posts = data.data.map(readMedium).filter((post) => post !== null);
  return [...new Map(posts.map((post) => [post.id, post])).values()].slice(0, mostInstagramPosts);
}

const tokenAnswer = z.object({ access_token: z.string().min(1).max(1000) });

/** The answer of `/refresh_access_token`; null where it cannot be read. */
export function readToken(json: unknown): string | null {
  return tokenAnswer.safeParse(json).data?.access_token ?? null;
}

const errorAnswer = z.object({ error: z.object({ code: z.number() }) });

/** Codes of Meta for a token that is not valid, and for what its account has not allowed. */
const refusals = new Set([10, 190, 200]);
/** Codes for too many questions: of an app, a user, a page, and of all in a while. */
const limits = new Set([4, 17, 32, 613]);

/** Meaning of an error answer. */
export function readProblem(status: number, json: unknown): 'refused' | 'limited' | 'unreachable' {
  const code = errorAnswer.safeParse(json).data?.error.code;
  if (status === 429 || (code !== undefined && limits.has(code))) return 'limited';
  if (status === 401 || (code !== undefined && refusals.has(code))) return 'refused';
  return 'unreachable';
}
