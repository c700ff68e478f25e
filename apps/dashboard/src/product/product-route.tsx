import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** product/product */
export function Component(): ReactElement {
  return <PageHead title="product" />;
}
