import { PageView, type PageContent } from '@omnis/blocks';
import type { ReactElement } from 'react';
import { useBlockEnvironmentValue } from './block-environment.tsx';

/** The blocks of a page, for a shopper. */
export default function PageBlocks({ page }: { readonly page: PageContent }): ReactElement {
  return <PageView page={page} environment={useBlockEnvironmentValue('native')} />;
}
