import { Loaded } from '@omnis/account';
import { useAtlasMyPermissionRequestsQuery, useAtlasPermissionRequestsQuery } from '@omnis/api-client';
import { Button, Card, EmptyState, PageHead, Skeleton, SkeletonGroup, Stack, Tabs } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { Narrow } from '../parts/narrow.ts';
import { DecideDialog, type Deciding } from './decide-dialog.tsx';
import { usePermission } from './permission-context.tsx';
import { ProtectedPage } from './protected.tsx';
import { RequestList, type Request } from './request-list.tsx';

/** Milliseconds between two looks at the requests. */
const lookEvery = 30_000;

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the requests">
      <Card>
        <Skeleton height="12rem" />
      </Card>
    </SkeletonGroup>
  );
}

function ToDecide(): ReactElement {
  const query = useAtlasPermissionRequestsQuery(undefined, {
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const actions = (request: Request): ReactElement => (
    <>
      <Button size="sm" onClick={() => setDeciding({ request, decision: 'grant' })}>
        Grant…
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setDeciding({ request, decision: 'refuse' })}>
        Refuse…
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
              <EmptyState
                illustration="message"
                title="Nobody waits for an answer"
                text="When a colleague asks for a permission that you may give, it is here."
              />
            ) : (
              <Card title="Waiting for an answer">
                <RequestList requests={open} showsWho actions={actions} />
              </Card>
            )}
            {decided.length > 0 && (
              <Card title="Decided within 30 days">
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
  const query = useAtlasMyPermissionRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={<Shape />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            illustration="lock"
            title="You have asked for nothing"
            text="Whatever has a lock can be asked for: choose it, and say why you need it."
          />
        ) : (
          <Card title="My requests">
            <RequestList requests={items} />
          </Card>
        )
      }
    </Loaded>
  );
}

/** What staff ask for: what is to be decided, and one's own. */
export function Component(): ReactElement {
  useTitle('Permission requests');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { held } = usePermission('permissions.grant');
  const { data } = useAtlasPermissionRequestsQuery(undefined, { skip: !held });
  const waiting = data?.items.filter(({ state }) => state === 'open').length;
  return (
    <Narrow>
      <PageHead title="Permission requests" text="Who asks for what, and why." />
      <Tabs
        label="Requests"
        value={pathname.startsWith('/permissions/mine') ? 'mine' : 'decide'}
        onValueChange={(value) => void navigate(value === 'mine' ? '/permissions/mine/' : '/permissions/')}
        items={[
          {
            value: 'decide',
            label: 'To decide',
            ...(waiting === undefined ? {} : { count: waiting }),
            panel: (
              <ProtectedPage permission="permissions.grant" title="Deciding">
                <ToDecide />
              </ProtectedPage>
            ),
          },
          { value: 'mine', label: 'My requests', panel: <Mine /> },
        ]}
      />
    </Narrow>
  );
}
