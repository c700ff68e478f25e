import { Loaded } from '@omnis/account';
import { useDashboardDomainsQuery } from '@omnis/api-client';
import { mostDomains } from '@omnis/models';
import { Badge, Button, Card, EmptyState, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { AddDomainDialog } from './add-domain-dialog.tsx';
import { DomainCard } from './domain-card.tsx';

/** The addresses of the store: the one that every store has, and domains of its own. */
export function Component(): ReactElement {
  useTitle('Domains');
  const [isAdding, setIsAdding] = useState(false);
  const query = useDashboardDomainsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const isFull = (query.data?.items.length ?? 0) >= mostDomains;
  const add = (
    <Button disabled={isFull} onClick={() => setIsAdding(true)}>
      Add domain
    </Button>
  );
  const skeleton = (
    <SkeletonGroup label="Loading domains">
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        back={settingsBack}
        title="Domains"
        text="The addresses that shoppers find your store at."
        actions={add}
      />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, address }) => (
          <Stack gap={5}>
            {items.map((domain) => (
              <DomainCard key={domain.id} domain={domain} />
            ))}
            {items.length === 0 && (
              <Card>
                <EmptyState
                  title="No domain of your own yet"
                  text="Connect a domain that you have bought, such as shop.example. Shoppers remember it more easily."
                  illustration="search"
                  actions={add}
                />
              </Card>
            )}
            {address !== null && (
              <Card
                title={address}
                actions={!items.some(({ isPrimary }) => isPrimary) && <Badge tone="success">Primary</Badge>}
              >
                <p>
                  {items.some(({ isPrimary }) => isPrimary)
                    ? 'Every store has such an address. It leads to your primary domain.'
                    : 'Every store has such an address. Your store is known by it.'}
                </p>
              </Card>
            )}
            {isFull && <p>A store has at most {mostDomains} domains.</p>}
          </Stack>
        )}
      </Loaded>
      <AddDomainDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}
