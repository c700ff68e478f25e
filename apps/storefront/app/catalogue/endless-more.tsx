import { Button } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { catalogueTexts } from '../texts/catalogue/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Pixels before its end from which a list goes on (storefront.md §9: infinite scroll threshold). */
const threshold = 100;

/** Properties of {@link EndlessMore}. */
export interface EndlessMoreProps {
  /** More is on its way. */
  readonly busy: boolean;
  /** It could not be had: only the button asks for it again. */
  readonly stopped?: boolean;
  readonly onMore: () => void;
}

/** The end of a list that goes on: when it comes into view, or its button is pressed. */
export default function EndlessMore({ busy, stopped = false, onMore }: EndlessMoreProps): ReactElement {
  const t = useTexts(catalogueTexts);
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    const element = end.current;
    if (busy || stopped || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) more.current();
      },
      { rootMargin: `0px 0px ${threshold}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [busy, stopped]);
  return (
    <div ref={end}>
      <Button variant="secondary" loading={busy} loadingLabel={t('loadingMore')} onClick={onMore}>
        {t('showMore')}
      </Button>
    </div>
  );
}
