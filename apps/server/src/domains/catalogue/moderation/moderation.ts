import type { CallInput, CallResponse, ManagedProduct, ModeratedProduct } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import { asStaff } from '../../../security/as-staff.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { storeOriginOf } from '../editing/store-origin.ts';
import type { ManagedProductsService } from '../editing/managed-products.service.ts';
import {
  approvalOf,
  firstPictures,
  listModerated,
  lockModerated,
  readApprovals,
  writeAsked,
  writeDecision,
  type Approval,
  type ModeratedRow,
} from './moderation.repository.ts';

interface ModerationNeeds {
  readonly catalogue: Pick<CatalogueService, 'changed'>;
  readonly products: Pick<ManagedProductsService, 'get'>;
}

const noProduct = (): Failure => fail('not_found', 'There is no such product');

/** Long texts are cut: the whole stands on the product's page. */
const excerptLength = 400;

/** Approval of products by staff, and owners who ask for it again. What is not approved is not on sale. */
export function createModeration(
  { database, divisions }: Pick<Core, 'database' | 'divisions'>,
  { catalogue, products }: ModerationNeeds,
) {
  async function viewsOf(db: Db, rows: readonly ModeratedRow[]): Promise<ModeratedProduct[]> {
    const pictures = await firstPictures(db, rows);
    const stores = new Map<number, Division>();
    for (const { division_id: id } of rows) {
      const store = stores.get(id) ?? (await divisions.byId(id, db));
      if (store) stores.set(id, store);
    }
    return rows.map((row) => {
      const store = stores.get(row.division_id);
      return {
        id: row.id,
        division: row.division_id,
        storeName: store?.name ?? '',
        host: store ? divisions.hostOf(store) : '',
        name: row.name,
        sku: row.sku,
        urlName: row.url_name,
        image: pictures.get(row.id) ?? null,
        text: row.description
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .slice(0, excerptLength),
        enabled: row.enabled,
        ...approvalOf(row),
        askedAt: row.approval_asked_at.toISOString(),
        decided:
          row.approval_decided_at === null
            ? null
            : { at: row.approval_decided_at.toISOString(), by: row.approval_decided_by },
      };
    });
  }

  async function list(query: CallInput<'atlas.products'>['query']): Promise<CallResponse<'atlas.products'>> {
    const { page, perPage, status, division, search = '' } = query;
    return database.platform(async (db) => {
      const { rows, total } = await listModerated(db, {
        status,
        division,
        search: search.trim(),
        offset: (page - 1) * perPage,
        limit: perPage,
      });
      return { items: await viewsOf(db, rows), total, page, perPage };
    });
  }

  /** Approves or denies a product. 409 where another colleague has decided since it was read. */
  async function decide(
    by: Identity,
    { division, id }: { division: number; id: number },
    { status, from, reason }: CallInput<'atlas.decideProduct'>['body'],
  ): Promise<Result<ModeratedProduct>> {
    if (status === 'Denied' && reason === '')
      return fail('validation_failed', 'Say why, so that the owner can mend it', 'reason');
    const written = await settle(() =>
      database.platform(async (db) => {
        const row = await lockModerated(db, { division, id });
        if (!row) throw new Rollback(noProduct());
        const { approvalStatus } = approvalOf(row);
        if (approvalStatus !== from)
          throw new Rollback(
            fail('conflict', `This product is “${approvalStatus}” by now. Load it again.`, 'from'),
          );
        await writeDecision(
          db,
          { division, id },
          { status, reason: status === 'Denied' ? reason : '', by: by.name },
        );
        await recordAudit(db, {
          division,
          actor: by,
          action: status === 'Denied' ? 'product.denied' : 'product.approved',
          target: `product:${id}`,
          data: { from, reason },
        });
        const decided = await lockModerated(db, { division, id });
        const [view] = decided ? await viewsOf(db, [decided]) : [];
        if (!view) throw new Rollback(noProduct());
        return view;
      }),
    );
    if (written.ok) await catalogue.changed(division, [id]);
    return written;
  }

  /** Says whether the new products of a store wait for approval; those that are there stay as they are. */
  async function setRule(
    by: Identity,
    id: number,
    { required }: CallInput<'atlas.setProductApproval'>['body'],
  ): Promise<Result<CallResponse<'atlas.setProductApproval'>>> {
    const store = await divisions.byId(id);
    if (!store) return fail('not_found', 'There is no such store');
    await database.platform(async (db) => {
      await db.query
        .updateTable('divisions')
        .set({ approves_products: required })
        .where('id', '=', id)
        .execute();
      await recordAudit(db, {
        division: id,
        actor: by,
        action: required ? 'store.approval_required' : 'store.approval_not_required',
        target: `division:${id}`,
      });
    });
    return ok({ division: id, storeName: store.name, required });
  }

  async function rule(id: number): Promise<Result<CallResponse<'atlas.productApproval'>>> {
    const store = await divisions.byId(id);
    if (!store) return fail('not_found', 'There is no such store');
    const row = await database.platform(({ query }) =>
      query.selectFrom('divisions').select('approves_products').where('id', '=', id).executeTakeFirst(),
    );
    return ok({ division: id, storeName: store.name, required: row?.approves_products ?? false });
  }

  /** Puts a denied product before staff again, once it was changed. */
  async function ask(
    { division, actor, storeOrigin }: { division: Division; actor: Identity | null; storeOrigin: string },
    id: number,
  ): Promise<Result<ManagedProduct>> {
    const at = { division: division.id, id };
    const written = await settle(() =>
      database.tenant(division.id, async (db) => {
        const row = await lockModerated(db, at);
        if (!row) throw new Rollback(noProduct());
        const { approvalStatus } = approvalOf(row);
        // A repeat changes nothing.
        if (approvalStatus === 'Not modded yet') return;
        if (approvalStatus === 'Approved')
          throw new Rollback(fail('conflict', 'This product is approved already'));
        if (row.approval_decided_at !== null && row.updated_at <= row.approval_decided_at)
          throw new Rollback(
            fail('conflict', 'Change the product first, so that there is something new to look at'),
          );
        await writeAsked(db, at);
        await recordAudit(db, {
          division: division.id,
          actor,
          action: 'product.approval_asked',
          target: `product:${id}`,
        });
      }),
    );
    if (!written.ok) return written;
    await catalogue.changed(division.id, [id]);
    return products.get({ division, actor, storeOrigin, id });
  }

  const routes: Route[] = [
    route('atlas.products', async (_context, { query }) => ok(await list(query))),
    route('atlas.decideProduct', (context, { params: { division, id }, body }) =>
      asStaff(context, (by) => decide(by, { division, id }, body)),
    ),
    route('atlas.productApproval', (_context, { params }) => rule(params.id)),
    route('atlas.setProductApproval', (context, { params, body }) =>
      asStaff(context, (by) => setRule(by, params.id, body)),
    ),
    answeredOnce(
      route('dashboard.askApproval', (context, { params }) => {
        const { division, visitor } = context;
        const storeOrigin = storeOriginOf(context, (store) => divisions.hostOf(store));
        return ask({ division, actor: visitor.identity, storeOrigin }, params.id);
      }),
    ),
  ];

  return {
    routes,
    approvals: (division: number, ids: readonly number[]): Promise<Map<number, Approval>> =>
      database.tenant(division, (db) => readApprovals(db, division, ids)),
  };
}
