import { errorText, useAtlasRolesQuery } from '@omnis/api-client';
import { isSensitive, isStaffPermission, staffPermissions } from '@omnis/models';
import { Avatar, Badge, ErrorState, Link, PageHead, Table, type TableColumn } from '@omnis/ui';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { ProtectedButton, ProtectedPage } from '../permissions/protected.tsx';
import { permissionTitles } from '../staff/permission-names.ts';
import type { Role } from '../staff/use-roles.ts';
import { NewRoleDialog } from './new-role-dialog.tsx';
import { RolesRoot } from './roles-root.ts';

/** Faces that are shown of who holds a role; the others are counted. */
const faces = 4;

function Holders({ holders }: Pick<Role, 'holders'>): ReactElement {
  if (holders.length === 0) return <span className="quiet">Nobody</span>;
  return (
    <span className="holders">
      <span className="faces">
        {holders.slice(0, faces).map((person) => (
          <Avatar
            key={person.id}
            firstName={person.firstName}
            lastName={person.lastName}
            email={person.email}
            src={person.avatar}
            quiet={person.status !== 0}
          />
        ))}
      </span>
      {holders.length === 1 ? '1 person' : `${holders.length} people`}
    </span>
  );
}

const columns: TableColumn<Role>[] = [
  {
    key: 'name',
    header: 'Role',
    primary: true,
    width: '20rem',
    cell: (role) => (
      <Link className="entry" href={`/roles/${role.name}/`}>
        <span className="name">{role.title}</span>
        {role.text !== '' && <small>{role.text}</small>}
      </Link>
    ),
  },
  {
    key: 'may',
    header: 'May',
    cell: ({ permissions }) =>
      permissions.length === 0 ? (
        <span className="quiet">Nothing yet</span>
      ) : (
        <span className="may">
          {permissionTitles(permissions).join(' · ')}{' '}
          {permissions.some(isSensitive) && <Badge tone="warning">Sensitive</Badge>}
        </span>
      ),
  },
  { key: 'holders', header: 'Held by', width: '12rem', cell: (role) => <Holders holders={role.holders} /> },
  {
    key: 'granted',
    header: 'Given by those with',
    width: '14rem',
    wideOnly: true,
    cell: ({ grantedBy }) => (isStaffPermission(grantedBy) ? staffPermissions[grantedBy].title : grantedBy),
  },
];

function List(): ReactElement {
  const { data, currentData, error, isError, isFetching, refetch } = useAtlasRolesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const [isMaking, setIsMaking] = useState(false);
  return (
    <RolesRoot>
      <PageHead
        back={{ href: '/staff/', text: 'Staff' }}
        title="Roles"
        text="What kinds of work there are, what each may do, and who does it."
        actions={
          <ProtectedButton
            permission="permissions.grant"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => setIsMaking(true)}
          >
            New role
          </ProtectedButton>
        }
      />
      {isError && data === undefined ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="rows">
          <Table
            caption="Roles"
            columns={columns}
            rows={data?.items ?? []}
            rowKey={({ name }) => name}
            loading={isFetching && currentData === undefined}
          />
        </div>
      )}
      <NewRoleDialog open={isMaking} roles={data?.items ?? []} onClose={() => setIsMaking(false)} />
    </RolesRoot>
  );
}

/** The roles of staff: what each may do and who holds it (platform.md §6). */
export function Component(): ReactElement {
  useTitle('Roles');
  return (
    <ProtectedPage permission="staff.view" title="Roles">
      <List />
    </ProtectedPage>
  );
}
