import type { ApprovalStatus } from '@omnis/models';
import { approvalStatuses, isApprovalStatus } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/** How staff decided on a product. */
export interface Approval {
  readonly approvalStatus: ApprovalStatus;
  /** Why it was denied; null otherwise. */
  readonly denialReason: string | null;
}

const [approved] = approvalStatuses;

/** A stored status; what is none is shown to nobody, as a product without approval. */
export const approvalOf = (row: { approval_status: string; denial_reason: string }): Approval => ({
  approvalStatus: isApprovalStatus(row.approval_status) ? row.approval_status : 'No approval item',
  denialReason: row.denial_reason || null,
});

/** The decisions on some products, by their ids. */
export async function readApprovals(
  { query }: Db,
  division: number,
  ids: readonly number[],
): Promise<Map<number, Approval>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('products')
    .select(['id', 'approval_status', 'denial_reason'])
    .where('division_id', '=', division)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, approvalOf(row)]));
}

/** Which products staff want to see. */
export interface ModeratedQuery {
  readonly status: ApprovalStatus;
  readonly division: number | undefined;
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the products of all stores with a status, and how many there are; those that wait longest come first. */
export async function listModerated({ query }: Db, wanted: ModeratedQuery) {
  const contains = `%${wanted.search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  let products = query
    .selectFrom('products')
    .where('approval_status', '=', wanted.status)
    // The index is of these alone, and a kept plan does not know a parameter's value.
    .$if(wanted.status !== approved, (at) => at.where(sql<boolean>`approval_status <> 'Approved'`));
  if (wanted.division !== undefined) products = products.where('division_id', '=', wanted.division);
  if (wanted.search !== '')
    products = products.where(sql<boolean>`(name ILIKE ${contains} OR sku ILIKE ${contains})`);
  const [rows, { total }] = await Promise.all([
    products
      .select(['division_id', 'id', 'name', 'sku', 'url_name', 'enabled', 'approval_status', 'denial_reason'])
      .select(['approval_asked_at', 'approval_decided_at', 'approval_decided_by', 'description'])
      .orderBy('approval_asked_at')
      .orderBy('division_id')
      .orderBy('id')
      .limit(wanted.limit)
      .offset(wanted.offset)
      .execute(),
    products.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** A product that staff look at. */
export type ModeratedRow = Awaited<ReturnType<typeof listModerated>>['rows'][number];

/** One product, locked until the transaction ends. */
export async function lockModerated({ query }: Db, at: { division: number; id: number }) {
  const row = await query
    .selectFrom('products')
    .select(['division_id', 'id', 'name', 'sku', 'url_name', 'enabled', 'approval_status', 'denial_reason'])
    .select(['approval_asked_at', 'approval_decided_at', 'approval_decided_by', 'description', 'updated_at'])
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The first picture of each of some products. */
export async function firstPictures(
  { query }: Db,
  products: readonly Pick<ModeratedRow, 'division_id' | 'id'>[],
): Promise<Map<number, string>> {
  if (products.length === 0) return new Map();
  const rows = await query
    .selectFrom('product_images')
    .select(['product_id', 'src'])
    .distinctOn(['product_id'])
    .where(
      'division_id',
      'in',
      products.map(({ division_id: division }) => division),
    )
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ product_id: product, src }) => [product, src]));
}

/** Writes a decision. The product counts as changed, so that every cache drops it. */
export async function writeDecision(
  { query }: Db,
  at: { division: number; id: number },
  { status, reason, by }: { status: ApprovalStatus; reason: string; by: string },
): Promise<void> {
  await query
    .updateTable('products')
    .set({
      approval_status: status,
      denial_reason: reason,
      approval_decided_at: sql<Date>`now()`,
      approval_decided_by: by,
      updated_at: sql<Date>`now()`,
    })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .execute();
}

/** Puts a product before staff again. */
export async function writeAsked({ query }: Db, at: { division: number; id: number }): Promise<void> {
  await query
    .updateTable('products')
    .set({
      approval_status: 'Not modded yet',
      approval_asked_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .execute();
}
