import { AccountPersonalData, AccountSecurity, SecondFactorFirst } from '@omnis/account';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { PageHead, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { redirectTarget } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Narrow } from '../parts/narrow.ts';
import { securityTexts } from '../texts/security/index.ts';

/** How the account of who is signed in is kept, and what may be done with its data. */
export function Component(): ReactElement {
  const t = useTexts(securityTexts);
  useTitle(t('security'));
  const { search } = useLocation();
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled ?? false;
  const wasLedHere = new URLSearchParams(search).has('redirect_uri');
  return (
    <Narrow>
      <PageHead title={t('security')} text={t('securityIntro')} />
      <Stack gap={6}>
        <SecondFactorFirst owed={null} target={hasFactor && wasLedHere ? redirectTarget(search) : null} />
        <AccountSecurity />
        <AccountPersonalData
          what={t('erasedData')}
          stays={t('keptData')}
          onDeleted={() => location.assign('/login/')}
        />
      </Stack>
    </Narrow>
  );
}
