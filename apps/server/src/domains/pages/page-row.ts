import { pageFields, pageSchema, type Page } from '@omnis/models';
import { z } from 'zod';
import type { PageColumns, PageRow } from './pages.repository.ts';

const valuesSchema = z.record(z.string(), z.unknown());

/** Fields of a page that have a column, or that are of the moment and not stored. */
const columnFields = new Set([
  'id',
  'uuid',
  'url',
  'layout',
  'blocks',
  'flags',
  'properties',
  'version',
  'divisionId',
  'published',
  'sitemap',
  'edited',
  'mode',
  'updatedAt',
]);
const fieldNames = Object.keys(pageFields.shape);

/** A page as it goes over the wire, of its row; without blocks when the row was read without them. */
export function toPage(row: Omit<PageRow, 'blocks'> & { blocks?: unknown }, division: number): Page {
  return pageSchema.parse({
    ...valuesSchema.parse(row.extra),
    id: row.id,
    uuid: row.uuid,
    url: row.url,
    layout: row.layout,
    blocks: row.blocks ?? [],
    flags: row.flags,
    properties: row.properties,
    version: row.version,
    divisionId: division,
    published: row.published,
    sitemap: row.sitemap,
  });
}

/** Columns of a page: unknown fields are kept beside those that have a column. */
export function toColumns(page: Page): PageColumns {
  const extra = Object.entries(page).filter(
    ([name, value]) => !columnFields.has(name) && (value !== null || !fieldNames.includes(name)),
  );
  const { uuid, url, layout, blocks, properties, flags, published, sitemap } = page;
  return {
    uuid,
    url,
    layout,
    blocks,
    properties,
    flags,
    published,
    sitemap,
    extra: Object.fromEntries(extra),
  };
}
