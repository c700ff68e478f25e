import { isSameValue, type Page } from '@omnis/models';
import { z } from 'zod';
import { toColumns, toPage } from './page-row.ts';
import type { PageColumns, PageRow } from './pages.repository.ts';

/** The part of a page that a draft changes and that a version keeps: its columns but for its uuid. */
export const pageContentSchema = z.object({
  url: z.string(),
  layout: z.string(),
  blocks: z.array(z.unknown()),
  properties: z.record(z.string(), z.unknown()),
  flags: z.array(z.string()),
  extra: z.record(z.string(), z.unknown()),
  published: z.boolean(),
  sitemap: z.boolean(),
});

/** The part of a page that a draft changes and that a version keeps. */
export type PageContent = z.output<typeof pageContentSchema>;

/** The content of a page. */
export function contentOf(page: Page): PageContent {
  const { uuid: _uuid, ...columns } = toColumns(page);
  return pageContentSchema.parse(columns);
}

/** The content of a page’s row. */
export const contentOfRow = (row: PageRow): PageContent => pageContentSchema.parse(row);

/** Columns of a page with a content. */
export const columnsOf = (content: PageContent, { uuid }: Pick<PageRow, 'uuid'>): PageColumns => ({
  ...content,
  uuid,
});

/** A page with a content, as it goes over the wire. */
export const pageWith = (
  content: PageContent,
  { id, uuid }: Pick<PageRow, 'id' | 'uuid'>,
  at: { readonly version: number; readonly division: number },
): Page =>
  toPage(
    { ...content, id, uuid, version: at.version, updated_at: new Date(0), edit_version: at.version },
    at.division,
  );

/** Tells whether two contents are the same but for whether shoppers see them. */
export const isSameContent = (
  { published: _one, ...one }: PageContent,
  { published: _other, ...other }: PageContent,
): boolean => isSameValue(one, other);
