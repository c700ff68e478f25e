import { Loaded } from '@omnis/account';
import { useDashboardDeliveryZonesQuery, useSettingsGetQuery } from '@omnis/api-client';
import { everywhere } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, countryName, EmptyState, LinkButton, Notice, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { CutoffsCard } from './cutoffs-card.tsx';
import { ZoneCard } from './zone-card.tsx';
import { deliveryTexts, type DeliveryTexts } from '../texts/delivery/index.ts';
import { settingsTexts } from '../texts/settings/index.ts';

const create = (t: DeliveryTexts) => (
  <LinkButton href="/dashboard/delivery/new/">{t('createZone')}</LinkButton>
);

/** The cut-off of each method; without methods there is nothing to set. */
function Cutoffs(): ReactElement {
  const t = useTexts(deliveryTexts);
  const query = useSettingsGetQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingCutOffTimes')}>
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
  const tSettings = useTexts(settingsTexts);
  const t = useTexts(deliveryTexts);
  useTitle(t('delivery'));
  const query = useDashboardDeliveryZonesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingDeliveryZones')}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        back={settingsBack(tSettings)}
        title={t('delivery')}
        text={t('deliveryText')}
        actions={create(t)}
      />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, currency, country }) => {
          const covered = items.flatMap(({ countries }) => countries);
          const isHomeLeftOut = !covered.includes(country) && !covered.includes(everywhere);
          if (items.length === 0)
            return (
              <Card>
                <EmptyState
                  title={t('noDeliveryZonesYet')}
                  text={t('noDeliveryZonesYetText')}
                  illustration="parcel"
                  actions={create(t)}
                />
              </Card>
            );
          return (
            <Stack gap={5}>
              {isHomeLeftOut && (
                <Notice tone="warning">
                  {t('noZoneDeliversCountryStore', { name: countryName(country) })}
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
