import { Loaded } from '@omnis/account';
import { useAtlasRolesQuery } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Avatar, Card, Link, PageHead } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useTitle } from '../app/use-title.ts';
import { DetailRoot } from '../parts/detail-root.ts';
import { DetailShape } from '../parts/detail-shape.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { staffName } from '../staff/staff-name.ts';
import { useRoles, type Role } from '../staff/use-roles.ts';
import { DeleteRole } from './delete-role.tsx';
import { RoleNameCard } from './role-name-card.tsx';
import { RolePermissionsCard } from './role-permissions-card.tsx';
import { rolesTexts } from '../texts/roles/index.ts';

function Holders({ holders }: Pick<Role, 'holders'>): ReactElement {
  const t = useTexts(rolesTexts);
  return (
    <Card title={t('whoHasIt')} description={t('rolesAreGivenOnPages')}>
      {holders.length === 0 && <p className="quiet">{t('nobodyHasIt')}</p>}
      {holders.length > 0 && (
        <ul className="people">
          {holders.map((person) => (
            <li key={person.id}>
              <Link href={`/staff/${person.id}/`}>
                <Avatar
                  firstName={person.firstName}
                  lastName={person.lastName}
                  email={person.email}
                  src={person.avatar}
                  quiet={person.status !== 0}
                />
                {staffName(person)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Why the role stands fast for who is signed in; '' when it does not. */
function useFixed(role: Role): { readonly name: string; readonly permissions: string } {
  const t = useTexts(rolesTexts);
  const { mayGiveRole } = useRoles();
  const user = useAppSelector(selectUser);
  if (!mayGiveRole(role)) {
    const text = t('onlyThoseWhoMayGive');
    return { name: text, permissions: text };
  }
  const isOwn = role.holders.some(({ id }) => id === user?.id);
  return {
    name: '',
    permissions: isOwn ? t('youHoldRole') : '',
  };
}

function Page({ role }: { readonly role: Role }): ReactElement {
  const t = useTexts(rolesTexts);
  useTitle(role.title);
  const { held } = usePermission('permissions.grant');
  const fixed = useFixed(role);
  return (
    <DetailRoot>
      <PageHead
        back={{ href: '/roles/', text: t('roles') }}
        title={role.title}
        text={role.text}
        actions={held && fixed.name === '' ? <DeleteRole role={role} /> : undefined}
      />
      <div className="columns">
        <div className="column">
          {/* Anew with what was saved: what is ticked there counts from then on. */}
          <RolePermissionsCard key={role.permissions.join()} role={role} fixed={fixed.permissions} />
        </div>
        <div className="column">
          <RoleNameCard key={`${role.title}|${role.text}`} role={role} fixed={fixed.name} />
          <Holders holders={role.holders} />
        </div>
      </div>
    </DetailRoot>
  );
}

function RolePage(): ReactElement {
  const t = useTexts(rolesTexts);
  const { name = '' } = useParams();
  const query = useAtlasRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={<DetailShape label={t('loadingRole')} />}>
      {({ items }) => {
        const role = items.find((one) => one.name === name);
        return role ? <Page key={role.name} role={role} /> : <NotFound />;
      }}
    </Loaded>
  );
}

/** One role: what it is called, what it may do, who has it (platform.md §6). */
export function Component(): ReactElement {
  const t = useTexts(rolesTexts);
  useTitle(t('roles'));
  return (
    <ProtectedPage permission="staff.view" title={t('roles')}>
      <RolePage />
    </ProtectedPage>
  );
}
