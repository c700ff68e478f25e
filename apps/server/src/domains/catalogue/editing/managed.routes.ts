import { ok } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { Division } from '../../divisions/division.ts';
import { storeOriginOf } from './store-origin.ts';
import type { EditorAt, ManagedProductsService } from './managed-products.service.ts';

/** The owner's calls of products. `hostOf` gives the host of a store, without port. */
export function managedProductsRoutes(
  products: ManagedProductsService,
  hostOf: (division: Division) => string,
): Route[] {
  function at(context: CallContext, { id }: { id: number }): EditorAt {
    const { division, visitor } = context;
    return { division, id, actor: visitor.identity, storeOrigin: storeOriginOf(context, hostOf) };
  }

  return [
    route('dashboard.products', async ({ division }, { query }) => ok(await products.list(division, query))),
    route('dashboard.product', (context, { params }) => products.get(at(context, params))),
    route('dashboard.updateProduct', (context, { params, body }) =>
      products.update(at(context, params), body),
    ),
    route('dashboard.addProductImage', async (context, { params }) => {
      const added = await products.addImage(at(context, params), await context.upload());
      return added;
    }),
  ];
}
