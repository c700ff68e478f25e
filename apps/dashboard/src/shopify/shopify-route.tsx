import { Loaded } from '@omnis/account';
import { useDashboardShopifyQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Card, Notice, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack, useRenewedSession } from '../settings/settings-page.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { needsText } from './shopify-words.ts';
import { ConnectForm } from './token-form.tsx';
import { settingsTexts } from '../texts/settings/index.ts';
import { shopifyTexts } from '../texts/shopify/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-shopify' })`
  display: grid;
  gap: ${token('space.5')};
  min-width: 0;

  ol {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding-left: ${token('space.5')};
    color: ${token('text.muted')};
  }
  &:focus {
    outline: none;
  }
`;

/** The page of the settings: the connection to Shopify, and the delivery profile of the store's products there. */
export function Component(): ReactElement {
  const tSettings = useTexts(settingsTexts);
  const t = useTexts(shopifyTexts);
  useTitle(t('shopify'));
  const [params] = useSearchParams();
  const renew = useRenewedSession();
  const query = useDashboardShopifyQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const known = query.currentData?.connection;
  const needs = known === undefined ? '' : needsText(t, params.get('needs'), known);

  // The connection was made or ended here: the button that had the focus is gone.
  const root = useRef<HTMLDivElement>(null);
  const isConnected = known === undefined ? undefined : known !== null;
  const before = useRef(isConnected);
  useEffect(() => {
    if (before.current !== undefined && isConnected !== undefined && before.current !== isConnected)
      root.current?.focus();
    before.current = isConnected;
  }, [isConnected]);
  return (
    <>
      <PageHead back={settingsBack(tSettings)} title={t('shopify')} text={t('shopifyText')} />
      <Root ref={root} tabIndex={-1}>
        {needs !== '' && <Notice tone="info">{needs}</Notice>}
        <Loaded
          query={query}
          skeleton={
            <SkeletonGroup label={t('loading')}>
              <Card>
                <Skeleton height="14rem" />
              </Card>
            </SkeletonGroup>
          }
        >
          {({ connection }) =>
            connection === null ? (
              <Card
                title={t('connectTitle')}
                description={t('connectText')}
                actions={<Badge tone="neutral">{t('notConnected')}</Badge>}
              >
                <ConnectForm onConnected={renew} />
              </Card>
            ) : (
              <>
                <ConnectionCard connection={connection} onChanged={renew} />
                <ProfileCard
                  // Another list, or another version, begins anew.
                  key={`${connection.version} ${connection.checkedAt}`}
                  connection={connection}
                  onChanged={renew}
                />
              </>
            )
          }
        </Loaded>
      </Root>
    </>
  );
}
