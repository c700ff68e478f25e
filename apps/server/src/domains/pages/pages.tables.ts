import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime } from '../../database/columns.ts';

/** Row of `pages`. */
export interface PagesTable {
  division_id: number;
  id: Generated<number>;
  uuid: Generated<string>;
  url: string;
  layout: Generated<string>;
  blocks: DefaultedJson;
  properties: DefaultedJson;
  flags: DefaultedJson;
  /** Fields of the page that this version does not know, kept as they came. */
  extra: DefaultedJson;
  version: Generated<number>;
  /** Counts each change of the page and of its draft; it names the versions in the history. */
  edit_version: Generated<number>;
  published: Generated<boolean>;
  sitemap: Generated<boolean>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}
