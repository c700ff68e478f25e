import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** order/order */
export function Component(): ReactElement {
  return <PageHead title="order" />;
}
