import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { AtlasCustomers } from './atlas-customers.ts';
import type { CustomerSegments } from './customer-segments.ts';
import type { createDeleting } from './deleting.ts';
import type { ListedSubscribers } from './listed-subscribers.ts';
import type { CustomersExport } from './customers-export.ts';
import type { CustomerManager, ManagedCustomers } from './managed-customers.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): CustomerManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** A member of staff who changes a customer; on the atlas host there is no store in the context. */
const staffOf = ({ visitor, idempotencyKey: key }: CallContext): Pick<CustomerManager, 'actor' | 'key'> => ({
  actor: visitor.identity,
  key,
});

/** Calls of customers, of the store's team and of staff. */
export function customersRoutes({
  managed,
  atlas,
  file,
  segments,
  subscribers,
  remove,
}: {
  readonly managed: ManagedCustomers;
  readonly atlas: AtlasCustomers;
  readonly file: CustomersExport;
  readonly segments: CustomerSegments;
  readonly subscribers: ListedSubscribers;
  readonly remove: ReturnType<typeof createDeleting>;
}): Route[] {
  return [
    route('atlas.customers', async (_context, { query }) => atlas.list(query)),
    route('atlas.customer', async (_context, { params }) => atlas.find(params)),
    route('atlas.createCustomer', async (context, { params, body }) =>
      atlas.create(staffOf(context), params, body),
    ),
    route('atlas.updateCustomer', async (context, { params, body }) =>
      atlas.update(staffOf(context), params, body),
    ),
    route('atlas.mergeCustomers', async (context, { params, body }) =>
      atlas.merge(staffOf(context), params, body),
    ),
    route('atlas.deleteCustomer', async (context, { params, query }) =>
      atlas.remove(staffOf(context), params, query.version),
    ),
    route('atlas.exportCustomers', async (context, { params, query }) =>
      atlas.exported(staffOf(context), params.division, query),
    ),
    route('atlas.addCustomerNote', async (context, { params, body }) =>
      atlas.addNote(staffOf(context), params, body.text),
    ),
    route('atlas.setCustomerBespoke', async (context, { params, body }) =>
      atlas.setBespoke(staffOf(context), params, body.bespoke),
    ),
    route('dashboard.customers', async ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.createCustomer', async (context, { body }) => managed.create(managerOf(context), body)),
    route('dashboard.exportCustomers', async ({ division, visitor }, { query }) =>
      file.file(division, visitor.identity, query),
    ),
    route('dashboard.customer', async ({ division }, { params }) => managed.find(division, params.id)),
    route('dashboard.updateCustomer', async (context, { params, body }) =>
      managed.update(managerOf(context), params.id, body),
    ),
    route('dashboard.deleteCustomer', async (context, { params, query }) =>
      remove(managerOf(context), { id: params.id, version: query.version }),
    ),
    route('dashboard.addCustomerNote', async (context, { params, body }) =>
      managed.addNote(managerOf(context), params.id, body.text),
    ),
    route('dashboard.mergeCustomers', async (context, { params, body }) =>
      managed.merge(managerOf(context), params.id, body),
    ),
    route('dashboard.customerSegments', async ({ division }) => segments.list(division)),
    route('dashboard.createCustomerSegment', async (context, { body }) =>
      segments.create(managerOf(context), body),
    ),
    route('dashboard.updateCustomerSegment', async (context, { params, body }) =>
      segments.rename(managerOf(context), params.id, body),
    ),
    route('dashboard.deleteCustomerSegment', async (context, { params }) =>
      segments.remove(managerOf(context), params.id),
    ),
    route('dashboard.subscribers', async ({ division }, { query }) => subscribers.list(division, query)),
    route('dashboard.exportSubscribers', async ({ division }, { query }) =>
      subscribers.exported(division, query),
    ),
  ];
}
