import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { DetailRoot } from './detail-root.ts';

/** A page with two columns of cards while what it tells of is on its way. */
export function DetailShape({ label }: { readonly label: string }): ReactElement {
  return (
    <SkeletonGroup label={label}>
      <DetailRoot>
        <Skeleton width="16rem" height="3rem" shape="block" />
        <div className="columns">
          <Skeleton height="30rem" shape="block" />
          <Skeleton height="20rem" shape="block" />
        </div>
      </DetailRoot>
    </SkeletonGroup>
  );
}
