import { PageView, pageSchemes } from '@omnis/blocks';
import { loadPatiently, OnceAlive, type ReadArg, type ReadValue, useOwnLanguage } from '@omnis/shop-kit';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironmentValue } from './block-environment.tsx';
import { useBlockVisitor } from './use-block-visitor.ts';
import { SectionStyles } from './section-styles.tsx';
import { useHeldGates } from './use-held-gates.ts';

const FrameCart = lazy(() => loadPatiently(() => import('../frame-cart/frame-cart.tsx')));
const SplitTestHost = lazy(() => loadPatiently(() => import('../split-tests/split-test-host.tsx')));

/** Says the language of what is in it, and lays out nothing. */
const OtherLanguage = styled.div.withConfig({ componentId: 'shop-other-language' })`
  display: contents;
`;

/** Properties of {@link PageBlocks}. */
export interface PageBlocksProps {
  readonly page: ReadValue<'pagesGet'>;
  /** Argument by which it was read. */
  readonly arg: ReadArg<'pagesGet'>;
}

/** The blocks of a page, for a shopper. */
export default function PageBlocks({ page, arg }: PageBlocksProps): ReactElement {
  const visitor = useBlockVisitor(page);
  useHeldGates(page, arg);
  const lang = useOwnLanguage();
  // A hint is enough: what is loaded for it reads the page itself.
  const [mayHaveFrame, mayHaveTest] = useMemo(() => {
    const json = JSON.stringify(page.blocks);
    return [json.includes('"iframe"'), json.includes('"testId"')];
  }, [page]);
  const environment = useBlockEnvironmentValue({ mode: 'native', page: arg, visitor });
  const view = <PageView page={page} environment={environment} />;
  return (
    <>
      {pageSchemes(page).length > 0 && <SectionStyles />}
      {lang === undefined ? view : <OtherLanguage lang={lang}>{view}</OtherLanguage>}
      {mayHaveFrame && (
        <OnceAlive>
          <Suspense>
            <FrameCart page={page} />
          </Suspense>
        </OnceAlive>
      )}
      {mayHaveTest && (
        <OnceAlive>
          <Suspense>
            <SplitTestHost page={page} />
          </Suspense>
        </OnceAlive>
      )}
    </>
  );
}
