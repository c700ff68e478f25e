import { Loaded } from '@omnis/account';
import { useLazyAccountsGetQuery, useSettingsGetQuery } from '@omnis/api-client';
import { Card, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { CompanyCard } from './company-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { InstagramCard } from './instagram-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { OpeningCard } from './opening-card.tsx';
import { TeamSignInCard } from './team-sign-in-card.tsx';

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the settings">
      <Stack gap={6}>
        <Card>
          <Skeleton height="14rem" />
        </Card>
        <Card>
          <Skeleton height="6rem" />
        </Card>
      </Stack>
    </SkeletonGroup>
  );
}

/** Who may visit the store, who runs it, and how its team signs in. */
export function Component(): ReactElement {
  useTitle('Settings');
  const { division, name } = useActiveStore();
  const query = useSettingsGetQuery({ params: { division } }, { refetchOnMountOrArgChange: true });
  const [askWho] = useLazyAccountsGetQuery();
  const { revalidate } = useRevalidator();
  const renew = async (): Promise<void> => {
    // The guards go by the session, which says what the store asks of its team.
    await askWho();
    await revalidate();
  };
  return (
    <>
      <PageHead title="Settings" text={`The doors of ${name}.`} />
      <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
        {(settings) => (
          <Stack gap={6}>
            <OpeningCard settings={settings} onSaved={() => void renew()} />
            <CompanyCard settings={settings} onSaved={() => void renew()} />
            <LanguagesCard settings={settings} onSaved={() => void renew()} />
            <DeliveryCard settings={settings} onSaved={() => void renew()} />
            <InstagramCard />
            <TeamSignInCard settings={settings} onSaved={() => void renew()} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
