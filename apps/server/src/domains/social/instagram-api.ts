import { mostInstagramPosts, type instagramProblems } from '@omnis/contract';
import {
  readMedia,
  readProblem,
  readProfile,
  readToken,
  type InstagramMedia,
  type InstagramProfile,
} from './instagram-answers.ts';

/** Why Instagram did not answer. */
export type InstagramProblem = (typeof instagramProblems)[number];

/** Answer of Instagram, or why it gave none. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: InstagramProblem };

/** The calls of Instagram that are used, for the account of a token. */
export interface InstagramApi {
  profile(token: string): Promise<Asked<InstagramProfile>>;
  /** The newest posts. */
  media(token: string): Promise<Asked<readonly InstagramMedia[]>>;
  /** The same token for another 60 days. */
  renew(token: string): Promise<Asked<string>>;
}

/** Milliseconds for an answer, its body included. */
const patience = 5000;
/** Most bytes of an answer that are read. */
const mostBytes = 1024 * 1024;

const broken = { ok: false, problem: 'unreachable' } as const;

/** The JSON of an answer; undefined where it is too long or none. */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

/**
 * Instagram's API with Instagram Login, at an address that the server's settings name. Nothing of a request is logged or
 * thrown: its address holds the token.
 *
 * @param base - such as `https://graph.instagram.com`
 */
export function instagramApi(base: string): InstagramApi {
  const root = base.replace(/\/+$/, '');

  async function ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    read: (json: unknown) => T | null,
  ): Promise<Asked<T>> {
    try {
      const response = await fetch(`${root}/${path}?${new URLSearchParams(query).toString()}`, {
        headers: { accept: 'application/json' },
        // The token goes to Instagram and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const json = await readJson(response);
      if (!response.ok) return { ok: false, problem: readProblem(response.status, json) };
      const value = read(json);
      return value === null ? broken : { ok: true, value };
    } catch {
      return broken;
    }
  }

  return {
    profile: (token) => ask('me', { fields: 'user_id,username', access_token: token }, readProfile),
    media: (token) =>
      ask(
        'me/media',
        {
          fields: 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp',
          limit: String(mostInstagramPosts),
          access_token: token,
        },
        readMedia,
      ),
    renew: (token) =>
      ask('refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token }, readToken),
  };
}
