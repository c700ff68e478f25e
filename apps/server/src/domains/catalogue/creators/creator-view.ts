import type { Creator, ManagedCreator } from '@omnis/contract';
import { creatorKinds } from '@omnis/models';
import { z } from 'zod';
import type { readCreators } from './creators.repository.ts';

/** A creator as the snapshot holds them. */
export interface CreatorRow extends Creator {
  readonly id: number;
  readonly version: number;
}

const storedLinks = z.array(z.object({ name: z.string(), url: z.string() })).catch([]);
const storedKind = z.enum(creatorKinds).catch('person');

/** Rows of the table as the snapshot holds them. */
export function toCreatorRows(rows: Awaited<ReturnType<typeof readCreators>>): CreatorRow[] {
  return rows.map(({ url_name: urlName, kind, links, ...rest }) => ({
    ...rest,
    urlName,
    kind: storedKind.parse(kind),
    links: storedLinks.parse(links),
  }));
}

/** A creator as their page shows them. */
export function toCreator({ urlName, name, kind, about, image, links }: CreatorRow): Creator {
  return { urlName, name, kind, about, image, links };
}

/** A creator as the store's team edits them. */
export function toManagedCreator(
  row: CreatorRow,
  { productCount, storeOrigin }: { productCount: number; storeOrigin: string },
): ManagedCreator {
  return {
    ...toCreator(row),
    id: row.id,
    version: row.version,
    productCount,
    storeUrl: `${storeOrigin}/creator/${encodeURIComponent(row.urlName)}/`,
  };
}
