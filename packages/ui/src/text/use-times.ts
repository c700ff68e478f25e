import { agoText, timeText } from '../format/format.ts';
import { useUiLocale } from './ui-text.tsx';

/** Times of the wire as they are read in the language around a control. */
export interface Times {
  /** `5 minutes ago` */
  readonly ago: (iso: string) => string;
  /** `6 Nov 2026, 14:05` */
  readonly time: (iso: string) => string;
  /** `5 December 2026` */
  readonly day: (iso: string) => string;
}

/** How times are read where a control stands. */
export function useTimes(): Times {
  const locale = useUiLocale();
  return {
    ago: (iso) => agoText(iso, Date.now(), locale),
    time: (iso) => timeText(iso, locale),
    day: (iso) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso)),
  };
}
