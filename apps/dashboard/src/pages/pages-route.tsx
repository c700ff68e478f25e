import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** pages/pages */
export function Component(): ReactElement {
  return <PageHead title="pages" />;
}
