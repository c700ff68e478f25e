import { useTexts } from '@omnis/texts/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import { atWork } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { studioTexts } from '../texts/studio/index.ts';

/** A design of the basket that is on its way: until it is here, nothing can be made or bought that it would fall over. */
export function BenchBones(): ReactElement {
  const t = useTexts(studioTexts);
  return (
    <SkeletonGroup label={t('loadingDesign')}>
      <div className="bench" {...atWork}>
        <div className="look">
          <Skeleton shape="block" ratio={0.8} />
        </div>
        <div className="panel">
          <Skeleton width="6rem" />
          <Skeleton shape="block" height="12rem" />
          <Skeleton width="8rem" />
          <Skeleton shape="block" height="2.75rem" />
          <Skeleton width="6rem" />
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="3rem" />
          <noscript>
            <p className="hint">{t('needsScripts')}</p>
          </noscript>
        </div>
      </div>
    </SkeletonGroup>
  );
}
