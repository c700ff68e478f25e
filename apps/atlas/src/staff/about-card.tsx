import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Card, Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { staffTexts } from '../texts/staff/index.ts';

type Profile = CallAnswer<'atlas.user'>['profile'];

/** Text that a member of staff wrote about themselves; only they can change it. */
export function AboutCard({
  mission,
  bio,
  mobile,
}: Pick<Profile, 'mission' | 'bio' | 'mobile'>): ReactElement {
  const t = useTexts(staffTexts);
  const isEmpty = mission === '' && bio === '' && !mobile;
  return (
    <Card title={t('about')} description={t('inTheirOwnWords')}>
      {isEmpty ? (
        <p className="quiet">{t('nothingYet')}</p>
      ) : (
        <dl>
          {mission !== '' && (
            <>
              <dt>{t('mission')}</dt>
              <dd>{mission}</dd>
            </>
          )}
          {bio !== '' && (
            <>
              <dt>{t('bio')}</dt>
              <dd>{bio}</dd>
            </>
          )}
          {mobile !== null && mobile !== '' && (
            <>
              <dt>{t('mobile')}</dt>
              <dd>
                <Link href={`tel:${mobile.replace(/[^\d+]/g, '')}`}>{mobile}</Link>
              </dd>
            </>
          )}
        </dl>
      )}
    </Card>
  );
}
