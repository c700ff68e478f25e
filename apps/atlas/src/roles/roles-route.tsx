import { errorText, useAtlasRolesQuery } from '@omnis/api-client';
import { isSensitive, isStaffPermission, staffPermissions } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Avatar, Badge, ErrorState, Link, PageHead, Table, type TableColumn } from '@omnis/ui';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { ProtectedButton, ProtectedPage } from '../permissions/protected.tsx';
import { permissionTitles } from '../staff/permission-names.ts';
import type { Role } from '../staff/use-roles.ts';
import { NewRoleDialog } from './new-role-dialog.tsx';
import { RolesRoot } from './roles-root.ts';
import { rolesTexts, type RolesTexts } from '../texts/roles/index.ts';

/** Faces that are shown of who holds a role; the others are counted. */
const faces = 4;

function Holders({ holders }: Pick<Role, 'holders'>): ReactElement {
  const t = useTexts(rolesTexts);
  if (holders.length === 0) return <span className="quiet">{t('nobody')}</span>;
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
      {t('people', { count: holders.length })}
    </span>
  );
}

const columns = (t: RolesTexts): TableColumn<Role>[] => [
  {
    key: 'name',
    header: t('role'),
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
    header: t('may'),
    cell: ({ permissions }) =>
      permissions.length === 0 ? (
        <span className="quiet">{t('mayNothing')}</span>
      ) : (
        <span className="may">
          {permissionTitles(permissions).join(' · ')}{' '}
          {permissions.some(isSensitive) && <Badge tone="warning">{t('sensitive')}</Badge>}
        </span>
      ),
  },
  { key: 'holders', header: t('heldBy'), width: '12rem', cell: (role) => <Holders holders={role.holders} /> },
  {
    key: 'granted',
    header: t('givenBy'),
    width: '14rem',
    wideOnly: true,
    cell: ({ grantedBy }) => (isStaffPermission(grantedBy) ? staffPermissions[grantedBy].title : grantedBy),
  },
];

function List(): ReactElement {
  const t = useTexts(rolesTexts);
  const { data, currentData, error, isError, isFetching, refetch } = useAtlasRolesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const [isMaking, setIsMaking] = useState(false);
  return (
    <RolesRoot>
      <PageHead
        back={{ href: '/staff/', text: t('staff') }}
        title={t('roles')}
        text={t('rolesIntro')}
        actions={
          <ProtectedButton
            permission="permissions.grant"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => setIsMaking(true)}
          >
            {t('newRole')}
          </ProtectedButton>
        }
      />
      {isError && data === undefined ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="rows">
          <Table
            caption={t('roles')}
            columns={columns(t)}
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
  const t = useTexts(rolesTexts);
  useTitle(t('roles'));
  return (
    <ProtectedPage permission="staff.view" title={t('roles')}>
      <List />
    </ProtectedPage>
  );
}
