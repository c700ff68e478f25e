import { useTexts } from '@omnis/texts/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { basketTexts } from '../texts/basket/index.ts';

/** Lines and sums that are on their way, where they will stand on the page. */
export function BasketBones(): ReactElement {
  const t = useTexts(basketTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="body">
        <div className="lines">
          {['9rem', '7rem'].map((width) => (
            <div className="line" key={width}>
              <span className="picture">
                <Skeleton shape="block" ratio={0.8} />
              </span>
              <span className="what">
                <Skeleton width={width} />
                <Skeleton width="5rem" />
              </span>
              <span className="sum">
                <Skeleton width="3.5rem" />
              </span>
              <span className="change">
                <Skeleton shape="block" width="8.5rem" height="2.75rem" />
              </span>
            </div>
          ))}
        </div>
        <aside>
          <Skeleton shape="block" width="7rem" height="1.75rem" />
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </div>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="3rem" />
        </aside>
      </div>
    </SkeletonGroup>
  );
}
