import { useTexts } from '@omnis/texts/react';
import { lazy, Suspense, useCallback, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { shellTexts } from '../texts/shell/index.ts';
import { loadChunk, type ChunkOptions } from './load-chunk.ts';
import { snackbars } from './snackbars.ts';

/** Milliseconds that a failure stands: React renders again at once what has failed, and must find it so. */
const failureStands = 1000;

/**
 * As `lazy`, for a part that a shopper asks for: its code is tried twice, and again each time that it is asked for. Stands
 * in a {@link Chunk}.
 */
export function lazyChunk<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  options?: ChunkOptions,
): (props: P) => ReactElement {
  const begin = () =>
    lazy(() =>
      loadChunk(load, options).catch((error: unknown) => {
        setTimeout(() => (Part = begin()), failureStands);
        throw error;
      }),
    );
  let Part = begin();
  return function LazyChunk(props: P): ReactElement {
    return <Part {...props} />;
  };
}

/** Properties of {@link Chunk}. */
export interface ChunkProps {
  /** Called when the part cannot be had: takes it away, so that it is tried again when it is asked for again. */
  readonly onMissing: () => void;
  /** Says nothing: there is another way, which `onMissing` goes. */
  readonly silent?: boolean;
  /** In its place until its code is here. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** The place of a part that a shopper asks for. What fails there is said, and the page around it stays. */
export function Chunk({ onMissing, silent = false, waiting, children }: ChunkProps): ReactElement {
  const t = useTexts(shellTexts);
  const onFailure = useCallback(() => {
    if (!silent) snackbars.show({ code: 'not-loaded', text: t('notLoaded'), tone: 'error' });
    onMissing();
  }, [t, silent, onMissing]);
  return (
    <PartBoundary onFailure={onFailure}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  );
}
