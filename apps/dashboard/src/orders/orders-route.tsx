import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** orders/orders */
export function Component(): ReactElement {
  return <PageHead title="orders" />;
}
