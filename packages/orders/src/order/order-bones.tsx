import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { OrderListRoot } from './order-list-root.ts';

/** As many as fill a screen: what stands below them is not seen to jump when the orders have come. */
const rows = [8, 6, 7, 8, 6, 7];

/** Orders that are on their way, where they will stand. */
export function OrderBones({ label }: { readonly label: string }): ReactElement {
  return (
    <SkeletonGroup label={label}>
      <OrderListRoot as="div">
        {rows.map((width, at) => (
          <div className="row" key={at}>
            <span className="picture">
              <Skeleton shape="block" ratio={0.8} />
            </span>
            <span className="order">
              <span>
                <Skeleton width={`${width}rem`} />
                <Skeleton width="10rem" />
              </span>
              <span className="end">
                <Skeleton width="4rem" />
                <Skeleton width="5rem" />
              </span>
            </span>
            <span className="more">
              <Skeleton shape="block" width="7rem" height="2.25rem" />
            </span>
          </div>
        ))}
      </OrderListRoot>
    </SkeletonGroup>
  );
}
