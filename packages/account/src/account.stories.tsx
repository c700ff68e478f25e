import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { AccountPersonalData } from './personal-data/account-personal-data.tsx';
import { AccountSecurity } from './security/account-security.tsx';
import { accountWorld, customer, plainData, textedSecurity } from './testing/account-world.tsx';

/** The pages of an account over an API of the story's own. */
function Pages(): ReactElement | null {
  const [world] = useState(() =>
    accountWorld(
      { 'GET /security/': () => textedSecurity, 'GET /personal-data/': () => plainData },
      { ...customer, twoFactorAuthEnabled: true },
    ),
  );
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    void world.ready.then(() => setIsReady(true));
  }, [world]);
  return isReady
    ? world.page(
        <>
          <AccountSecurity />
          <AccountPersonalData
            what="your profile and sessions"
            stays="Invoices stay for as long as tax law asks."
            onDeleted={() => undefined}
          />
        </>,
      )
    : null;
}

const meta: Meta<typeof Pages> = { title: 'account/Security and data', component: Pages };
export default meta;

export const Shopper: StoryObj<typeof Pages> = {};
