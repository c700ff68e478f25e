import { Loaded } from '@omnis/account';
import { useDashboardDomainsQuery } from '@omnis/api-client';
import { mostDomains } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, Card, EmptyState, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { AddDomainDialog } from './add-domain-dialog.tsx';
import { DomainCard } from './domain-card.tsx';
import { domainsTexts } from '../texts/domains/index.ts';
import { settingsTexts } from '../texts/settings/index.ts';

/** The addresses of the store: the one that every store has, and domains of its own. */
export function Component(): ReactElement {
  const tSettings = useTexts(settingsTexts);
  const t = useTexts(domainsTexts);
  useTitle(t('domains'));
  const [isAdding, setIsAdding] = useState(false);
  const query = useDashboardDomainsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const isFull = (query.data?.items.length ?? 0) >= mostDomains;
  const add = (
    <Button disabled={isFull} onClick={() => setIsAdding(true)}>
      {t('addDomain')}
    </Button>
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingDomains')}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead back={settingsBack(tSettings)} title={t('domains')} text={t('domainsText')} actions={add} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, address }) => (
          <Stack gap={5}>
            {items.map((domain) => (
              <DomainCard key={domain.id} domain={domain} />
            ))}
            {items.length === 0 && (
              <Card>
                <EmptyState
                  title={t('noDomainOfYourOwnYet')}
                  text={t('connectDomainHaveBoughtSuch')}
                  illustration="search"
                  actions={add}
                />
              </Card>
            )}
            {address !== null && (
              <Card
                title={address}
                actions={
                  !items.some(({ isPrimary }) => isPrimary) && <Badge tone="success">{t('primary')}</Badge>
                }
              >
                <p>
                  {items.some(({ isPrimary }) => isPrimary)
                    ? t('ownAddressBesidePrimary')
                    : t('ownAddressIsKnown')}
                </p>
              </Card>
            )}
            {isFull && <p>{t('aStoreHasAtMostDomains', { mostDomains })}</p>}
          </Stack>
        )}
      </Loaded>
      <AddDomainDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}
