import { CanvasPage, type PageContent } from '@omnis/blocks';
import type { ReactElement } from 'react';
import { useView } from '../data/view.ts';
import { useCardEnvironment } from './block-environment.tsx';

/** The blocks of a page on the editor's canvas. */
export default function PageCanvas({ page }: { readonly page: PageContent }): ReactElement {
  const { editorOrigin } = useView();
  const environment = useCardEnvironment('preview');
  return <CanvasPage page={page} environment={environment} editorOrigin={editorOrigin} />;
}
