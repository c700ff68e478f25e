import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { catalogueTexts } from '../texts/catalogue/index.ts';

/** Pixels before its end from which a list goes on (storefront.md §9: infinite scroll threshold). */
const threshold = 100;

/** Pixels that no list is long. */
const longest = 1_000_000;

/** Properties of {@link EndlessMore}. */
export interface EndlessMoreProps {
  /** More is on its way. */
  readonly busy: boolean;
  /** It could not be had, or the shopper is on the way to another page: only the button asks for it. */
  readonly stopped?: boolean;
  readonly onMore: () => void;
}

/** The end of a list that goes on: when it comes into view or is passed, or its button is pressed. */
export default function EndlessMore({ busy, stopped = false, onMore }: EndlessMoreProps): ReactElement {
  const t = useTexts(catalogueTexts);
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  /** The end was passed, and the list went on for that. */
  const passed = useRef(false);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    const element = end.current;
    if (busy || stopped || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const view = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) more.current();
      },
      { rootMargin: `0px 0px ${threshold}px` },
    );
    // A shopper who flicks to the end passes it unseen: the list loads once more, not for as long as they stay there.
    const passing = new IntersectionObserver(
      ([entry]) => {
        const isPassed = entry !== undefined && entry.isIntersecting && entry.boundingClientRect.bottom < 0;
        const goesOn = isPassed && !passed.current;
        passed.current = isPassed;
        if (goesOn) more.current();
      },
      { rootMargin: `${longest}px 0px 0px` },
    );
    for (const observer of [view, passing]) observer.observe(element);
    return () => {
      for (const observer of [view, passing]) observer.disconnect();
    };
  }, [busy, stopped]);
  return (
    <div ref={end}>
      <Button variant="secondary" loading={busy} loadingLabel={t('loadingMore')} onClick={onMore}>
        {t('showMore')}
      </Button>
    </div>
  );
}
