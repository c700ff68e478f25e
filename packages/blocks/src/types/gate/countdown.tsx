import { useEffect, useState, type ReactElement } from 'react';
import { useBlockText } from '../../text/block-text.ts';

const second = 1000;
const units = [
  ['Days', 86_400 * second, Number.POSITIVE_INFINITY],
  ['Hours', 3_600 * second, 24],
  ['Minutes', 60 * second, 60],
  ['Seconds', second, 60],
] as const;

/** Milliseconds until a time, each second anew; null until the browser has looked at its clock, and without a time. */
export function useTimeLeft(until: number | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const look = (): void => setLeft(Math.max(0, until - Date.now()));
    look();
    const timer = setInterval(look, second);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : left;
}

/** Days, hours, minutes and seconds; dashes where nobody has looked at a clock, so that nothing moves when one has. */
export function Countdown({ left }: { left: number | null }): ReactElement {
  const say = useBlockText();
  return (
    <div className="timer" role="timer" aria-label={say('Time until it opens')}>
      <dl className="countdown">
        {units.map(([name, length, wrap]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{left === null ? '––' : String(Math.floor(left / length) % wrap).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
