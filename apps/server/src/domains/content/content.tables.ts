import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableTime } from '../../database/columns.ts';

/** Row of `blog_posts`. */
export interface BlogPostsTable {
  division_id: number;
  id: Generated<number>;
  url: string;
  title: string;
  excerpt: Generated<string>;
  /** Sanitised HTML. */
  content: Generated<string>;
  /** Of `content`, for the time that reading it takes. */
  words: Generated<number>;
  meta_image: string | null;
  meta_image_alt: Generated<string>;
  tags: DefaultedJson;
  byline: Generated<string>;
  published_at: NullableTime;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
  version: Generated<number>;
  /** Last parts of the addresses that it had before. */
  former_urls: DefaultedJson;
}

/** Row of `policy_texts`. */
export interface PolicyTextsTable {
  division_id: number;
  policy: string;
  language: string;
  version: number;
  /** Sanitised HTML; null for the generated words. */
  html: string | null;
  by_kind: Generated<string>;
  by_id: Generated<string>;
  by_name: Generated<string>;
  created_at: DefaultedTime;
}
