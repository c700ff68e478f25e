import { useDashboardCustomersQuery } from '@omnis/api-client';
import { Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';

/** Properties of {@link CustomerLink}. */
export interface CustomerLinkProps {
  readonly order: number;
  readonly name: string;
}

/** The name of an order's customer, with a link to their page once it is known. */
export function CustomerLink({ order, name }: CustomerLinkProps): ReactElement {
  const { data } = useDashboardCustomersQuery({
    params: { division: useDivision() },
    query: { order, limit: 1 },
  });
  const [customer] = data?.items ?? [];
  return customer === undefined ? (
    <>{name}</>
  ) : (
    <Link href={`/dashboard/customers/${customer.id}/`}>{name}</Link>
  );
}
