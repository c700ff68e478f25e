import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** imports/imports */
export function Component(): ReactElement {
  return <PageHead title="imports" />;
}
