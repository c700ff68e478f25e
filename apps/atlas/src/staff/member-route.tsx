import { Loaded } from '@omnis/account';
import { useAtlasUserQuery } from '@omnis/api-client';
import { agoText, Avatar, Card, EntryList, Inline, PageHead, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useTitle } from '../app/use-title.ts';
import { DetailRoot } from '../parts/detail-root.ts';
import { DetailShape } from '../parts/detail-shape.tsx';
import { ProtectedButton, ProtectedPage } from '../permissions/protected.tsx';
import { AboutCard } from './about-card.tsx';
import { MemberActions } from './member-actions.tsx';
import { PersonalCard } from './personal-card.tsx';
import { RightsCard, type Member } from './rights-card.tsx';
import { staffName } from './staff-name.ts';
import { StaffStatus } from './staff-status.tsx';
import { WorkCard } from './work-card.tsx';

function Profile({ member }: { readonly member: Member }): ReactElement {
  const { email, status, invitedAt, lastActive, mutedAt, twoFactorAuthEnabled, twoFactorDueAt } = member;
  return (
    <Card title="Profile">
      <dl>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Two-factor sign-in</dt>
        <dd>
          {twoFactorAuthEnabled
            ? 'On'
            : status === null
              ? 'Not yet'
              : `Off · due ${timeText(twoFactorDueAt)}`}
        </dd>
        <dt>Last active</dt>
        <dd>{lastActive === null ? 'Never' : agoText(lastActive)}</dd>
        {status === null && (
          <>
            <dt>Invited</dt>
            <dd>{agoText(invitedAt)}</dd>
          </>
        )}
        {mutedAt !== null && (
          <>
            <dt>Muted</dt>
            <dd>{timeText(mutedAt)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function Sessions({ sessions }: Pick<Member, 'sessions'>): ReactElement {
  return (
    <Card title="Where they are signed in">
      {sessions === null && (
        <ProtectedButton permission="staff.manage" variant="secondary" size="sm">
          Show sessions
        </ProtectedButton>
      )}
      {sessions?.length === 0 && <p className="quiet">Nowhere.</p>}
      {sessions !== null && sessions.length > 0 && (
        <EntryList
          entries={sessions.map((session) => ({
            id: session.id,
            agent: session,
            note: [session.ip, agoText(session.lastSeenAt)].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </Card>
  );
}

function Page({ member }: { readonly member: Member }): ReactElement {
  const name = staffName(member);
  useTitle(name);
  return (
    <DetailRoot>
      <PageHead
        back={{ href: '/staff/', text: 'Staff' }}
        title={
          <Inline gap={3}>
            <Avatar
              firstName={member.firstName}
              lastName={member.lastName}
              email={member.email}
              src={member.avatar}
              size={3}
              quiet={member.status !== 0}
            />
            {name}
          </Inline>
        }
        badge={<StaffStatus {...member} />}
        actions={<MemberActions member={member} />}
      />
      <div className="columns">
        <div className="column">
          {/* Anew with what was saved: what is ticked there counts from then on. */}
          <RightsCard key={[...member.roles, '|', ...member.permissions].join()} member={member} />
          <WorkCard member={member} />
        </div>
        <div className="column">
          <Profile member={member} />
          <AboutCard {...member.profile} />
          <PersonalCard member={member} />
          <Sessions sessions={member.sessions} />
        </div>
      </div>
    </DetailRoot>
  );
}

function Colleague(): ReactElement {
  const { id = '' } = useParams();
  const query = useAtlasUserQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={<DetailShape label="Loading the colleague" />} notFound={<NotFound />}>
      {(member) => <Page key={member.id} member={member} />}
    </Loaded>
  );
}

/** One member of staff: who they are, what they may do, and how that changes. */
export function Component(): ReactElement {
  useTitle('Staff');
  return (
    <ProtectedPage permission="staff.view" title="Staff">
      <Colleague />
    </ProtectedPage>
  );
}
