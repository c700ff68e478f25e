import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';

/** import/import */
export function Component(): ReactElement {
  return <PageHead title="import" />;
}
