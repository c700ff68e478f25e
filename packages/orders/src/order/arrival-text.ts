import type { Order } from './stages.ts';

/** When an order was said to arrive, in its reader's language; older ones have the words in which they were placed. */
export function arrivalText({ estimate, arrival }: Order['shippingMethod'], locale: string): string {
  if (!arrival) return estimate;
  const [earliest, latest] = [new Date(arrival.earliest), new Date(arrival.latest)];
  if (Number.isNaN(earliest.getTime()) || Number.isNaN(latest.getTime())) return estimate;
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const from = days.format(earliest);
  return arrival.earliest === arrival.latest ? from : `${from} – ${days.format(latest)}`;
}
