import { useAtlasRolesQuery, useAtlasUsersQuery, type CallAnswer } from '@omnis/api-client';
import { agoText, Avatar, Link, LinkButton, PageHead, timeText, type TableColumn } from '@omnis/ui';
import { UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { ListRoot } from '../parts/list-root.ts';
import { SearchedList } from '../parts/searched-list.tsx';
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
  const address = useListAddress('/staff/');
  const { params, page, search } = address;
  const status = statuses.find(({ value }) => value === params.get('status'))?.value;
  const [isInviting, setIsInviting] = useState(false);
  const query = useAtlasUsersQuery(
    { query: { page, perPage, search: search || undefined, status } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const roles = useAtlasRolesQuery(undefined);
  const roleTitles = new Map(roles.data?.items.map(({ name, title }) => [name, title]));
  const counts = query.data?.counts;
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
      <SearchedList
        address={address}
        query={query}
        perPage={perPage}
        searchLabel="Search by name or email"
        filter={{
          name: 'status',
          label: 'Status',
          value: status ?? '',
          all: 'Every status',
          options: statuses.map(({ value, label }) => ({
            value,
            label: counts === undefined ? label : `${label} (${counts[value]})`,
          })),
        }}
        caption="Staff by name"
        columns={columns(roleTitles)}
        rowKey={({ id }) => id}
        emptyTitle="Nobody fits these filters"
        pagesLabel="Pages of staff"
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
