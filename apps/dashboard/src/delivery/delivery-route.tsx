import { Loaded } from '@omnis/account';
import { useDashboardDeliveryZonesQuery, useSettingsGetQuery } from '@omnis/api-client';
import { everywhere } from '@omnis/models';
import { Card, countryName, EmptyState, LinkButton, Notice, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { CutoffsCard } from './cutoffs-card.tsx';
import { ZoneCard } from './zone-card.tsx';

const create = <LinkButton href="/dashboard/delivery/new/">Create zone</LinkButton>;

/** The cut-off of each method; without methods there is nothing to set. */
function Cutoffs(): ReactElement {
  const query = useSettingsGetQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label="Loading cut-off times">
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(settings) => <CutoffsCard settings={settings} onSaved={() => undefined} />}
    </Loaded>
  );
}

/** Where the store delivers to, by which methods and at which prices. */
export function Component(): ReactElement {
  useTitle('Delivery');
  const query = useDashboardDeliveryZonesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label="Loading delivery zones">
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        back={settingsBack}
        title="Delivery"
        text="Where you deliver to, how long it takes and what it costs."
        actions={create}
      />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, currency, country }) => {
          const covered = items.flatMap(({ countries }) => countries);
          const isHomeLeftOut = !covered.includes(country) && !covered.includes(everywhere);
          if (items.length === 0)
            return (
              <Card>
                <EmptyState
                  title="No delivery zones yet"
                  text="Shoppers cannot check out until you deliver to their country."
                  illustration="parcel"
                  actions={create}
                />
              </Card>
            );
          return (
            <Stack gap={5}>
              {isHomeLeftOut && (
                <Notice tone="warning">
                  No zone delivers to {countryName(country)}, the country of your store: shoppers there cannot
                  check out.
                </Notice>
              )}
              {items.map((zone) => (
                <ZoneCard key={zone.id} zone={zone} currency={currency} />
              ))}
              <Cutoffs />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}
