import { useHydrated } from '@omnis/shop-kit';
import type { ReactElement } from 'react';

/** A moment, in the reader's own time zone once that is known. */
export function LogTime({ time, locale }: { readonly time: string; readonly locale: string }): ReactElement {
  // In the reader's own time zone, which the server does not know.
  const zone = useHydrated() ? undefined : 'UTC';
  const moment = new Date(time);
  const text = Number.isNaN(moment.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(
        moment,
      );
  return <time dateTime={time}>{text}</time>;
}
