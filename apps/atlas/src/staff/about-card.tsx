import type { CallAnswer } from '@omnis/api-client';
import { Card, Link } from '@omnis/ui';
import type { ReactElement } from 'react';

type Profile = CallAnswer<'atlas.user'>['profile'];

/** What somebody says of themselves; they alone change it. */
export function AboutCard({
  mission,
  bio,
  mobile,
}: Pick<Profile, 'mission' | 'bio' | 'mobile'>): ReactElement {
  const isEmpty = mission === '' && bio === '' && !mobile;
  return (
    <Card title="About" description="In their own words.">
      {isEmpty ? (
        <p className="quiet">Nothing yet.</p>
      ) : (
        <dl>
          {mission !== '' && (
            <>
              <dt>Mission</dt>
              <dd>{mission}</dd>
            </>
          )}
          {bio !== '' && (
            <>
              <dt>Bio</dt>
              <dd>{bio}</dd>
            </>
          )}
          {mobile !== null && mobile !== '' && (
            <>
              <dt>Mobile</dt>
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
