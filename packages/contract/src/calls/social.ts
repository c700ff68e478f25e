import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { dashboard, v3 } from '../prefixes.ts';

/** Types of a post on Instagram; a video and an album are shown by one picture of them. */
export const instagramMediaTypes = ['image', 'video', 'album'] as const;

/** A post on Instagram as the store keeps it: its picture is the store's own copy. */
export const instagramPostSchema = z.object({
  id: z.string(),
  /** '' for none. */
  caption: z.string(),
  /** Address of the post on Instagram; '' where Instagram gives none. */
  permalink: z.string(),
  timestamp,
  mediaType: z.enum(instagramMediaTypes),
  /** Address on `/images/…`, which the image service gives in every width; the text is made from the caption. */
  image: z.object({
    src: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  }),
});
/** A post on Instagram as the store keeps it. */
export type InstagramPost = z.output<typeof instagramPostSchema>;

/** Most posts that a store keeps, and that are given at once. */
export const mostInstagramPosts = 50;

export const socialInstagramPosts = defineCall('social.instagramPosts', {
  method: 'GET',
  path: `${v3}/divisions/:division/social/instagram/posts/`,
  access: 'visitor-or-owner',
  summary:
    'The newest posts of the store on Instagram, as they were last read; none while it is not connected.',
  params: divisionParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(mostInstagramPosts).default(20) }),
  response: z.object({ items: z.array(instagramPostSchema) }),
});

/**
 * Why the last reading failed: Instagram does not take the token any more, has been asked too often, or could not be
 * reached or understood.
 */
export const instagramProblems = ['refused', 'limited', 'unreachable'] as const;

const instagramConnection = z.object({
  /** Name of the account, without `@`. */
  username: z.string(),
  connectedAt: timestamp,
  /** When the posts were last read; null before the first time. */
  readAt: timestamp.nullable(),
  /** Posts that are kept. */
  posts: z.number().int(),
  problem: z.enum(instagramProblems).nullable(),
  /** Since when there has been that problem. */
  problemAt: timestamp.nullable(),
});

const instagramSettings = z.object({
  /** Null: not connected. */
  connection: instagramConnection.nullable(),
});
/** How a store is connected to Instagram; the token is never told. */
export type InstagramSettings = z.output<typeof instagramSettings>;

export const settingsInstagram = defineCall('settings.instagram', {
  method: 'GET',
  path: `${dashboard}/instagram/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'How the store is connected to Instagram.',
  params: divisionParams,
  response: instagramSettings,
});

export const settingsConnectInstagram = defineCall('settings.connectInstagram', {
  method: 'POST',
  path: `${dashboard}/instagram/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Connect the store to an account on Instagram by an access token, which is sealed and never told again. Posts of another account go.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    /** Long-lived access token of an Instagram user. */
    token: z
      .string()
      .trim()
      .min(1, { error: 'This field is required', abort: true })
      .max(1000, 'This is too long for a token')
      .regex(/^[\w.|-]+$/, 'A token has no spaces and no other signs than letters, digits, - _ . and |'),
  }),
  response: instagramSettings,
});

export const settingsDisconnectInstagram = defineCall('settings.disconnectInstagram', {
  method: 'DELETE',
  path: `${dashboard}/instagram/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'End the connection to Instagram: the token, the posts and their pictures are deleted.',
  idempotent: 'optional',
  params: divisionParams,
  response: instagramSettings,
});
