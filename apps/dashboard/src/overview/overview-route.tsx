import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** overview/overview */
export function Component(): ReactElement {
  return <PageHead title="overview" />;
}
