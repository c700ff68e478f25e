import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** products/products */
export function Component(): ReactElement {
  return <PageHead title="products" />;
}
