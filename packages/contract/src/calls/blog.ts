import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

/** A topic of posts: its name, and how it stands in the address of its list. */
const tagSchema = z.object({ name: z.string(), url: z.string() });

/** The picture of a post; `banner` is null for one without. */
const metaImageSchema = z.object({ banner: z.string().nullable(), alt: z.string() });

/** A post in a list (storefront.md §7); what is optional is left out of a `lite` list. */
export const postCardSchema = z.object({
  /** Path of its page, such as `/blog/how-we-print/`. */
  url: z.string(),
  title: z.string(),
  metaImage: metaImageSchema,
  excerpt: z.string().optional(),
  author: z.string().optional(),
  tags: z.array(tagSchema).optional(),
  publishedAt: timestamp.optional(),
  readingMinutes: z.number().int().optional(),
});
/** A post in a list. */
export type PostCard = z.output<typeof postCardSchema>;

export const blogPaginate = defineCall('blog.paginate', {
  method: 'GET',
  path: `${v3}/blog/paginate/`,
  access: 'store',
  summary:
    'The published posts of a store, newest first, and its topics; `lite` gives address, title and picture alone.',
  query: z.object({
    /** Posts on a page. */
    paginate: z.coerce.number().int().min(1).max(100).default(12),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    /** Comma list of stores; a list without the store that is asked is refused. */
    divisions: z
      .string()
      .max(400)
      .regex(/^\s*\d+(\s*,\s*\d+)*\s*$/, 'Use store numbers with commas between them')
      .optional(),
    lite: z.enum(['0', '1', 'false', 'true']).optional(),
    /** Topic, as it stands in addresses. */
    tag: z.string().max(160).optional(),
  }),
  response: z.object({
    data: z.array(postCardSchema),
    total: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
    /** The topic that was asked for. */
    tag: tagSchema.nullable(),
    /** Every topic, the most used first. */
    tags: z.array(tagSchema.extend({ count: z.number().int() })),
  }),
});

export const blogGet = defineCall('blog.get', {
  method: 'GET',
  path: `${v3}/blog/posts/:post/`,
  access: 'store',
  summary: 'A published post by the last part of its address, with its neighbours and related posts.',
  params: z.object({ post: z.string().min(1).max(160) }),
  response: z.object({
    ...postCardSchema.required().shape,
    /** Sanitised HTML. */
    content: z.string(),
    updatedAt: timestamp,
    newer: postCardSchema.nullable(),
    older: postCardSchema.nullable(),
    related: z.array(postCardSchema),
  }),
});
