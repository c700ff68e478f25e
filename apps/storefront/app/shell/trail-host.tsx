import { readTrail, trailEvent, trailSlot, useSafeLink } from '@omnis/shop-kit';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Gives the breadcrumb bar the trails that are supplied by {@link trailEvent}, each until the route changes. It shows nothing. */
export function TrailHost(): null {
  const { key } = useLocation();
  const safe = useSafeLink();
  useLayoutEffect(() => {
    const onUpdate = (event: Event): void => {
      const trail = event instanceof CustomEvent ? readTrail(event.detail) : [];
      const linked = trail.map(({ href, ...part }) =>
        href === undefined ? part : { ...part, href: safe(href) },
      );
      trailSlot.give?.(linked.length === 0 ? null : linked);
    };
    window.addEventListener(trailEvent, onUpdate);
    return () => {
      window.removeEventListener(trailEvent, onUpdate);
      trailSlot.give?.(null);
    };
  }, [key, safe]);
  return null;
}
