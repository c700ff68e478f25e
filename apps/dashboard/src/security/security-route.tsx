import { AccountPersonalData, AccountSecurity, SecondFactorFirst } from '@omnis/account';
import { selectActiveStore, selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { redirectTarget } from '../app/paths.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PictureCard } from './picture-card.tsx';
import { securityTexts } from '../texts/security/index.ts';

/** How the account of who is signed in is kept, and what may be done with its data. */
export function Component(): ReactElement {
  const t = useTexts(securityTexts);
  useTitle(t('security'));
  const [query] = useSearchParams();
  const store = useAppSelector(selectActiveStore);
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled ?? false;
  const isOwed = store?.force2fa === true && !hasFactor;
  return (
    <>
      <PageHead title={t('security')} text={t('securityText')} />
      <Stack gap={6}>
        <SecondFactorFirst
          owed={isOwed ? t('asksEverybodyTeamTurnHere', { name: store.name }) : null}
          target={hasFactor && query.has('redirect_uri') ? redirectTarget(query.toString()) : null}
        />
        <PictureCard />
        <AccountSecurity />
        <AccountPersonalData
          what={t('profileSessionsDevicesMembershipsCloses')}
          stays={t('invoicesThoseStoresStayLong')}
          onDeleted={() => location.assign('/login/')}
        />
      </Stack>
    </>
  );
}
