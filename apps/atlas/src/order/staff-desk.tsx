import {
  useAtlasCreateDraftMutation,
  useAtlasDeleteDraftMutation,
  useAtlasSendPayLinkMutation,
  useAtlasUpdateOrderMutation,
  useLazyAtlasPriceDraftQuery,
  useLazyAtlasStoreCustomersQuery,
  useLazyAtlasStoreVariantsQuery,
} from '@omnis/api-client';
import type { DraftCustomer } from '@omnis/contract';
import { OrderDeskContext, type OrderDesk } from '@omnis/desk';
import { useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { snackbars } from '../app/store.ts';

const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** Hands the calls by which staff build and change orders of a store down to the screens that owners have too. */
export function StaffDesk({
  division,
  children,
}: {
  readonly division: number;
  readonly children: ReactNode;
}): ReactElement {
  const [price] = useLazyAtlasPriceDraftQuery();
  const [create] = useAtlasCreateDraftMutation();
  const [update] = useAtlasUpdateOrderMutation();
  const [remove] = useAtlasDeleteDraftMutation();
  const [sendLink] = useAtlasSendPayLinkMutation();
  const [findVariants] = useLazyAtlasStoreVariantsQuery();
  const [findCustomers] = useLazyAtlasStoreCustomersQuery();
  const found = useRef(new Map<string, DraftCustomer>());
  const desk = useMemo(
    (): OrderDesk => ({
      price: (body) => price({ params: { division }, body }),
      create: (body, key) => create({ params: { division }, body, headers: keyed(key) }),
      update: ({ id, key }, body) => update({ params: { id }, body, headers: keyed(key) }),
      remove: ({ id, version, key }) => remove({ params: { id }, query: { version }, headers: keyed(key) }),
      sendLink: ({ id, version, key }) =>
        sendLink({ params: { id }, body: { version }, headers: keyed(key) }),
      findVariants: async (q) => (await findVariants({ params: { division }, query: { q } }).unwrap()).items,
      findCustomers: async (search) => {
        const { items } = await findCustomers({ params: { division }, query: { search } }).unwrap();
        for (const customer of items) found.current.set(customer.id, customer);
        return items.map(({ id, firstName, lastName, email }) => ({
          value: id,
          label: `${firstName} ${lastName}`.trim() || email,
          help: email,
        }));
      },
      customer: async (id) => ({ data: found.current.get(id) }),
      listPath: '/?status=all&drafts=1',
      orderPath: (id) => `/orders/${id}/`,
      tell: snackbars.show,
    }),
    [division, price, create, update, remove, sendLink, findVariants, findCustomers],
  );
  return <OrderDeskContext value={desk}>{children}</OrderDeskContext>;
}
