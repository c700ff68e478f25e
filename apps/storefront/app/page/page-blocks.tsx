import { PageView, pageSchemes } from '@omnis/blocks';
import type { ReactElement } from 'react';
import type { ReadArg, ReadValue } from '../data/reads.ts';
import { useBlockEnvironmentValue } from './block-environment.tsx';
import { useBlockVisitor } from './use-block-visitor.ts';
import { SectionStyles } from './section-styles.tsx';
import { useHeldGates } from './use-held-gates.ts';

/** Properties of {@link PageBlocks}. */
export interface PageBlocksProps {
  readonly page: ReadValue<'pagesGet'>;
  /** What it was read by. */
  readonly arg: ReadArg<'pagesGet'>;
}

/** The blocks of a page, for a shopper. */
export default function PageBlocks({ page, arg }: PageBlocksProps): ReactElement {
  const visitor = useBlockVisitor(page);
  useHeldGates(page, arg);
  const environment = useBlockEnvironmentValue({ mode: 'native', page: arg, visitor });
  return (
    <>
      {pageSchemes(page).length > 0 && <SectionStyles />}
      <PageView page={page} environment={environment} />
    </>
  );
}
