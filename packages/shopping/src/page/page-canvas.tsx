import { CanvasPage, type PageContent } from '@omnis/blocks';
import { useView } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { useCardEnvironment } from './block-environment.tsx';
import { SectionStyles } from './section-styles.tsx';

/** The blocks of a page on the editor's canvas. */
export default function PageCanvas({ page }: { readonly page: PageContent }): ReactElement {
  const { editorOrigin } = useView();
  const environment = useCardEnvironment('preview');
  // The page changes while it is edited: any scheme may be chosen next.
  return (
    <>
      <SectionStyles />
      <CanvasPage page={page} environment={environment} editorOrigin={editorOrigin} />
    </>
  );
}
