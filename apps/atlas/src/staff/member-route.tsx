import { Loaded } from '@omnis/account';
import { useAtlasUserQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
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
import { staffTexts } from '../texts/staff/index.ts';

/** A second factor is owed within days; a date years ahead says that none is asked for. */
const isFarOff = (dueAt: string): boolean => Date.parse(dueAt) - Date.now() > 365 * 86_400_000;

function Profile({ member }: { readonly member: Member }): ReactElement {
  const t = useTexts(staffTexts);
  const { email, status, invitedAt, lastActive, mutedAt, twoFactorAuthEnabled, twoFactorDueAt } = member;
  return (
    <Card title={t('profile')}>
      <dl>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
        <dt>{t('twoFactorSignIn')}</dt>
        <dd>
          {twoFactorAuthEnabled
            ? t('on')
            : status === null
              ? t('notYet')
              : isFarOff(twoFactorDueAt)
                ? t('off')
                : t('offDue', { date: timeText(twoFactorDueAt) })}
        </dd>
        <dt>{t('lastActive')}</dt>
        <dd>{lastActive === null ? t('never') : agoText(lastActive)}</dd>
        {status === null && (
          <>
            <dt>{t('invited')}</dt>
            <dd>{agoText(invitedAt)}</dd>
          </>
        )}
        {mutedAt !== null && (
          <>
            <dt>{t('muted')}</dt>
            <dd>{timeText(mutedAt)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function Sessions({ sessions }: Pick<Member, 'sessions'>): ReactElement {
  const t = useTexts(staffTexts);
  return (
    <Card title={t('whereSignedIn')}>
      {sessions === null && (
        <ProtectedButton permission="staff.manage" variant="secondary" size="sm">
          {t('showSessions')}
        </ProtectedButton>
      )}
      {sessions?.length === 0 && <p className="quiet">{t('nowhere')}</p>}
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
  const t = useTexts(staffTexts);
  const name = staffName(member);
  useTitle(name);
  return (
    <DetailRoot>
      <PageHead
        back={{ href: '/staff/', text: t('staff') }}
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
  const t = useTexts(staffTexts);
  const { id = '' } = useParams();
  const query = useAtlasUserQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={<DetailShape label={t('loadingColleague')} />} notFound={<NotFound />}>
      {(member) => <Page key={member.id} member={member} />}
    </Loaded>
  );
}

/** One member of staff: who they are, what they may do, and how that changes. */
export function Component(): ReactElement {
  const t = useTexts(staffTexts);
  useTitle(t('staff'));
  return (
    <ProtectedPage permission="staff.view" title={t('staff')}>
      <Colleague />
    </ProtectedPage>
  );
}
