import { useAtlasRolesQuery, useAtlasUsersQuery, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
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
import { staffTexts, type StaffTextKey, type StaffTexts } from '../texts/staff/index.ts';

type Row = CallAnswer<'atlas.users'>['items'][number];
type Status = 'enabled' | 'pending' | 'disabled';

const perPage = 50;

const statuses = [
  { value: 'enabled', labelKey: 'enabled' },
  { value: 'pending', labelKey: 'pending' },
  { value: 'disabled', labelKey: 'disabled' },
] as const satisfies readonly { value: Status; labelKey: StaffTextKey }[];

function columns(t: StaffTexts, roleTitles: ReadonlyMap<string, string>): TableColumn<Row>[] {
  return [
    {
      key: 'name',
      header: t('colleague'),
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
      header: t('roles'),
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <span className="quiet">{t('none')}</span>
        ) : (
          roles.map((role) => roleTitles.get(role) ?? role).join(', ')
        ),
    },
    { key: 'status', header: t('status'), width: '12rem', cell: (person) => <StaffStatus {...person} /> },
    {
      key: 'active',
      header: t('lastActive'),
      width: '11rem',
      cell: ({ lastActive }) =>
        lastActive === null ? (
          <span className="quiet">{t('never')}</span>
        ) : (
          <time dateTime={lastActive} title={timeText(lastActive)}>
            {agoText(lastActive)}
          </time>
        ),
    },
  ];
}

function List(): ReactElement {
  const t = useTexts(staffTexts);
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
        title={t('staff')}
        text={t('staffIntro')}
        actions={
          <>
            <LinkButton href="/roles/" variant="secondary">
              {t('roles')}
            </LinkButton>
            <ProtectedButton
              permission="staff.manage"
              startIcon={<UserPlus aria-hidden="true" />}
              onClick={() => setIsInviting(true)}
            >
              {t('inviteColleague')}
            </ProtectedButton>
          </>
        }
      />
      <SearchedList
        address={address}
        query={query}
        perPage={perPage}
        searchLabel={t('searchByNameOrEmail')}
        filter={{
          name: 'status',
          label: t('status'),
          value: status ?? '',
          all: t('everyStatus'),
          options: statuses.map(({ value, labelKey }) => ({
            value,
            label:
              counts === undefined
                ? t(labelKey)
                : t('statusCount', { status: t(labelKey), colleagues: counts[value] }),
          })),
        }}
        caption={t('staffByName')}
        columns={columns(t, roleTitles)}
        rowKey={({ id }) => id}
        emptyTitle={t('nobodyFits')}
        pagesLabel={t('pagesOfStaff')}
      />
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
    </ListRoot>
  );
}

/** The staff by name, with their roles, statuses and when they were last here. */
export function Component(): ReactElement {
  const t = useTexts(staffTexts);
  useTitle(t('staff'));
  return (
    <ProtectedPage permission="staff.view" title={t('staff')}>
      <List />
    </ProtectedPage>
  );
}
