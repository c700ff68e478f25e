import {
  useDashboardCreateDraftMutation,
  useDashboardDeleteDraftMutation,
  useDashboardSendPayLinkMutation,
  useDashboardUpdateOrderMutation,
  useLazyDashboardCustomerQuery,
  useLazyDashboardCustomersQuery,
  useLazyDashboardPriceDraftQuery,
  useLazyDashboardStockQuery,
} from '@omnis/api-client';
import { OrderDeskContext, type OrderDesk } from '@omnis/desk';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** Hands the calls by which a store's team builds and changes orders down to the screens of orders. */
export function OwnerDesk({ children }: { readonly children: ReactNode }): ReactElement {
  const division = useDivision();
  const mayFind = useMay()('products');
  const [price] = useLazyDashboardPriceDraftQuery();
  const [create] = useDashboardCreateDraftMutation();
  const [update] = useDashboardUpdateOrderMutation();
  const [remove] = useDashboardDeleteDraftMutation();
  const [sendLink] = useDashboardSendPayLinkMutation();
  const [findVariants] = useLazyDashboardStockQuery();
  const [findCustomers] = useLazyDashboardCustomersQuery();
  const [customer] = useLazyDashboardCustomerQuery();
  const desk = useMemo(
    (): OrderDesk => ({
      price: (body) => price({ params: { division }, body }),
      create: (body, key) => create({ params: { division }, body, headers: keyed(key) }),
      update: ({ id, key }, body) => update({ params: { division, id }, body, headers: keyed(key) }),
      remove: ({ id, version, key }) =>
        remove({ params: { division, id }, query: { version }, headers: keyed(key) }),
      sendLink: ({ id, version, key }) =>
        sendLink({ params: { division, id }, body: { version }, headers: keyed(key) }),
      findVariants: mayFind
        ? async (q) => {
            const query = { q, filter: 'all', limit: 30 } as const;
            return (await findVariants({ params: { division }, query }).unwrap()).items;
          }
        : null,
      findCustomers: async (search) => {
        const query = { search, limit: 20 } as const;
        const { items } = await findCustomers({ params: { division }, query }).unwrap();
        return items.map(({ id, firstName, lastName, email }) => ({
          value: id,
          label: `${firstName} ${lastName}`.trim() || email,
          help: email,
        }));
      },
      customer: (id) => customer({ params: { division, id } }),
      listPath: '/dashboard/orders/?view=drafts',
      orderPath: (id) => `/dashboard/orders/${id}/`,
      tell: snackbars.show,
    }),
    [division, mayFind, price, create, update, remove, sendLink, findVariants, findCustomers, customer],
  );
  return <OrderDeskContext value={desk}>{children}</OrderDeskContext>;
}
