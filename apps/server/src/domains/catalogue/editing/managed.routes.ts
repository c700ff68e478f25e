import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { ProductExports } from '../product-export.ts';
import { storeOriginOf } from './store-origin.ts';
import type { EditorAt, ManagedProductsService } from './managed-products.service.ts';
import { writeKey } from '../../idempotency/written-once.ts';

/** The owner's calls of products. `hostOf` gives the host of a store, without port. */
export function managedProductsRoutes(
  products: ManagedProductsService,
  { hostOf, exports }: { readonly hostOf: (division: Division) => string; readonly exports: ProductExports },
): Route[] {
  function at(context: CallContext, { id }: { id: number }): EditorAt {
    const { division, visitor } = context;
    return { division, id, actor: visitor.identity, storeOrigin: storeOriginOf(context, hostOf) };
  }

  /** The same for a write: with its key, so that it is made once. */
  const write = (
    context: CallContext,
    { call, id }: { call: string; id: number },
    request: unknown,
  ): EditorAt => ({
    ...at(context, { id }),
    once: writeKey({ call, actor: context.visitor.identity, key: context.idempotencyKey }, { id, request }),
  });

  return [
    route('dashboard.products', ({ division }, { query }) => products.list(division, query)),
    route('dashboard.exportProducts', ({ division, visitor }, { query }) =>
      exports.file(division, visitor.identity, query),
    ),
    route('dashboard.product', (context, { params }) => products.get(at(context, params))),
    route('dashboard.updateProduct', (context, { params, body }) =>
      products.update(write(context, { call: 'update', ...params }, body), body),
    ),
    route('dashboard.createProduct', (context, { body }) =>
      products.create(write(context, { call: 'create', id: 0 }, body), body),
    ),
    route('dashboard.duplicateProduct', (context, { params, body }) =>
      products.duplicate(write(context, { call: 'duplicate', ...params }, body), body.name),
    ),
    route('dashboard.deleteProduct', (context, { params, query }) =>
      products.remove(write(context, { call: 'delete', ...params }, query), query.version),
    ),
    answeredOnce(
      route('dashboard.addProductImage', async (context, { params }) => {
        const added = await products.addImage(at(context, params), await context.upload());
        return added;
      }),
    ),
    answeredOnce(
      route('dashboard.addProductFile', async (context, { params }) =>
        products.addFile(at(context, params), await context.upload()),
      ),
    ),
  ];
}
