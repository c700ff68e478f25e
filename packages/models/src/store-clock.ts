/** Local time of a store. */
export interface WallTime {
  /** ISO date. */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(timeZone, made);
  return made;
}

/**
 * Local time of a store at a moment.
 *
 * @param timeZone - IANA name, such as `Europe/London`
 */
export function wallTime(at: Date, timeZone: string): WallTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const minute = 60_000;
const asUtc = ({ date, minutes }: WallTime): number =>
  new Date(`${date}T00:00:00Z`).getTime() + minutes * minute;

/**
 * The moment at which a store's clock shows a time. Where clocks go forward over it, the moment at which they did; where
 * they go back over it, one of the two.
 */
export function momentOf(wall: WallTime, timeZone: string): Date {
  const wanted = asUtc(wall);
  // Away from UTC by at most 14 hours; the second look corrects what a change of clocks between the two did.
  let at = wanted;
  for (let look = 0; look < 2; look += 1) at += wanted - asUtc(wallTime(new Date(at), timeZone));
  return new Date(at);
}
