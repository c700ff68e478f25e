import { Loaded } from '@omnis/account';
import { useAtlasMyPermissionRequestsQuery, useAtlasPermissionRequestsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, EmptyState, PageHead, Skeleton, SkeletonGroup, Stack, Tabs } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { Narrow } from '../parts/narrow.ts';
import { DecideDialog, type Deciding } from './decide-dialog.tsx';
import { usePermission } from './permission-context.tsx';
import { ProtectedPage } from './protected.tsx';
import { RequestList, type Request } from './request-list.tsx';
import { permissionsTexts } from '../texts/permissions/index.ts';

/** Milliseconds between two looks at the requests. */
const lookEvery = 30_000;

function Shape(): ReactElement {
  const t = useTexts(permissionsTexts);
  return (
    <SkeletonGroup label={t('loadingRequests')}>
      <Card>
        <Skeleton height="12rem" />
      </Card>
    </SkeletonGroup>
  );
}

function ToDecide(): ReactElement {
  const t = useTexts(permissionsTexts);
  const query = useAtlasPermissionRequestsQuery(undefined, {
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const actions = (request: Request): ReactElement => (
    <>
      <Button size="sm" onClick={() => setDeciding({ request, decision: 'grant' })}>
        {t('grantOpens')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setDeciding({ request, decision: 'refuse' })}>
        {t('refuseOpens')}
      </Button>
    </>
  );
  return (
    <Loaded query={query} skeleton={<Shape />}>
      {({ items }) => {
        const open = items.filter(({ state }) => state === 'open');
        const decided = items.filter(({ state }) => state !== 'open');
        return (
          <Stack gap={6}>
            {open.length === 0 ? (
              <EmptyState illustration="message" title={t('nobodyWaits')} text={t('requestsAppearHere')} />
            ) : (
              <Card title={t('waitingForAnswer')}>
                <RequestList requests={open} showsWho actions={actions} />
              </Card>
            )}
            {decided.length > 0 && (
              <Card title={t('decidedWithin30Days')}>
                <RequestList requests={decided} showsWho />
              </Card>
            )}
            <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Mine(): ReactElement {
  const t = useTexts(permissionsTexts);
  const query = useAtlasMyPermissionRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={<Shape />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState illustration="lock" title={t('askedNothing')} text={t('askByLock')} />
        ) : (
          <Card title={t('myRequests')}>
            <RequestList requests={items} />
          </Card>
        )
      }
    </Loaded>
  );
}

/** Requests from staff: those to decide, and one's own. */
export function Component(): ReactElement {
  const t = useTexts(permissionsTexts);
  useTitle(t('permissionRequests'));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { held } = usePermission('permissions.grant');
  const { data } = useAtlasPermissionRequestsQuery(undefined, { skip: !held });
  const waiting = data?.items.filter(({ state }) => state === 'open').length;
  return (
    <Narrow>
      <PageHead title={t('permissionRequests')} text={t('requestsIntro')} />
      <Tabs
        label={t('requests')}
        value={pathname.startsWith('/permissions/mine') ? 'mine' : 'decide'}
        onValueChange={(value) => void navigate(value === 'mine' ? '/permissions/mine/' : '/permissions/')}
        items={[
          {
            value: 'decide',
            label: t('toDecide'),
            ...(waiting === undefined ? {} : { count: waiting }),
            panel: (
              <ProtectedPage permission="permissions.grant" title={t('deciding')}>
                <ToDecide />
              </ProtectedPage>
            ),
          },
          { value: 'mine', label: t('myRequests'), panel: <Mine /> },
        ]}
      />
    </Narrow>
  );
}
