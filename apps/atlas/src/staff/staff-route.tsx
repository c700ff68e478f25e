import { errorText, useAtlasRolesQuery, useAtlasUsersQuery, type CallAnswer } from '@omnis/api-client';
import {
  agoText,
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Link,
  LinkButton,
  PageHead,
  Pagination,
  SearchField,
  Select,
  Table,
  timeText,
  type TableColumn,
} from '@omnis/ui';
import { UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { ListRoot } from '../parts/list-root.ts';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedButton, ProtectedPage } from '../permissions/protected.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { staffName } from './staff-name.ts';
import { StaffStatus } from './staff-status.tsx';

type Row = CallAnswer<'atlas.users'>['items'][number];
type Status = 'enabled' | 'pending' | 'disabled';

const perPage = 50;

const statuses: readonly { readonly value: Status; readonly label: string }[] = [
  { value: 'enabled', label: 'Enabled' },
  { value: 'pending', label: 'Pending' },
  { value: 'disabled', label: 'Disabled' },
];

function columns(roleTitles: ReadonlyMap<string, string>): TableColumn<Row>[] {
  return [
    {
      key: 'name',
      header: 'Colleague',
      primary: true,
      cell: (person) => (
        <Link className="entry pictured" href={`/staff/${person.id}/`}>
          <Avatar
            firstName={person.firstName}
            lastName={person.lastName}
            email={person.email}
            src={person.avatar}
            quiet={person.status !== 0}
          />
          <span>
            <span className="name">{staffName(person)}</span>
            <small>{person.email}</small>
          </span>
        </Link>
      ),
    },
    {
      key: 'roles',
      header: 'Roles',
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <span className="quiet">None</span>
        ) : (
          roles.map((role) => roleTitles.get(role) ?? role).join(', ')
        ),
    },
    { key: 'status', header: 'Status', width: '12rem', cell: (person) => <StaffStatus {...person} /> },
    {
      key: 'active',
      header: 'Last active',
      width: '11rem',
      cell: ({ lastActive }) =>
        lastActive === null ? (
          <span className="quiet">Never</span>
        ) : (
          <time dateTime={lastActive} title={timeText(lastActive)}>
            {agoText(lastActive)}
          </time>
        ),
    },
  ];
}

function List(): ReactElement {
  const { params, page, search, typed, setTyped, change, clear, hrefOf } = useListAddress('/staff/');
  const status = statuses.find(({ value }) => value === params.get('status'))?.value;
  const [isInviting, setIsInviting] = useState(false);
  const query = useAtlasUsersQuery(
    { query: { page, perPage, search: search || undefined, status } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const roles = useAtlasRolesQuery(undefined);
  const { data, currentData, error, isError, isFetching, refetch } = query;
  const roleTitles = new Map(roles.data?.items.map(({ name, title }) => [name, title]));
  const counts = data?.counts;
  return (
    <ListRoot>
      <PageHead
        title="Staff"
        text="Who works here, and what each may do."
        actions={
          <>
            <LinkButton href="/roles/" variant="secondary">
              Roles
            </LinkButton>
            <ProtectedButton
              permission="staff.manage"
              startIcon={<UserPlus aria-hidden="true" />}
              onClick={() => setIsInviting(true)}
            >
              Invite a colleague
            </ProtectedButton>
          </>
        }
      />
      <div className="tools" role="search">
        <SearchField
          className="search"
          label="Search by name or email"
          maxLength={120}
          value={typed}
          onValueChange={setTyped}
        />
        <Select
          className="status"
          label="Status"
          hideLabel
          value={status ?? 'all'}
          onValueChange={(value) => change({ status: value === 'all' ? '' : value })}
          options={[
            { value: 'all', label: 'Every status' },
            ...statuses.map(({ value, label }) => ({
              value,
              label: counts === undefined ? label : `${label} (${counts[value]})`,
            })),
          ]}
        />
      </div>
      {isError && data === undefined ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="rows">
          <Table
            caption="Staff by name"
            columns={columns(roleTitles)}
            rows={data?.items ?? []}
            rowKey={({ id }) => id}
            loading={isFetching && currentData === undefined}
            empty={
              <EmptyState
                illustration="search"
                title="Nobody fits these filters"
                actions={
                  <Button variant="secondary" onClick={() => clear('status')}>
                    Clear filters
                  </Button>
                }
              />
            }
          />
        </div>
      )}
      <Pagination
        label="Pages of staff"
        page={page}
        count={Math.ceil((data?.total ?? 0) / perPage)}
        href={hrefOf}
      />
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
    </ListRoot>
  );
}

/** The staff by name, with their roles, statuses and when they were last here. */
export function Component(): ReactElement {
  useTitle('Staff');
  return (
    <ProtectedPage permission="staff.view" title="Staff">
      <List />
    </ProtectedPage>
  );
}
