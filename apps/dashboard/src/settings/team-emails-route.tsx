import { Loaded } from '@omnis/account';
import { useDashboardAlertMailsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsTexts } from '../texts/settings/index.ts';
import { settingsBack } from './settings-page.tsx';
import { TeamEmailsForm } from './team-emails-form.tsx';

/** The page of the settings: who gets emails about new orders, low stock and returns. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  useTitle(t('teamEmails'));
  const query = useDashboardAlertMailsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingTheSettings')}>
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead back={settingsBack(t)} title={t('teamEmails')} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {(alertMails) => <TeamEmailsForm key={alertMails.version} alertMails={alertMails} />}
      </Loaded>
    </>
  );
}
