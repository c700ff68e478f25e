import { z } from 'zod';
import { html, type Markup } from '../../../markup/html.ts';
import type { PageWords } from '../../../texts/pages/page-words.ts';
import type { Division } from '../../../tenancy/division.ts';
import { isComingSoon } from '../../../tenancy/gate.ts';

const text = z.string().max(400).catch('');
const openingSchema = z.object({
  title: text,
  copy: text,
  image: z
    .string()
    .regex(/^\/images\/[^"'\\\s]+$/)
    .nullable()
    .catch(null),
  launchAt: z.iso.datetime().nullable().catch(null),
});

/** A store's announcement of its opening, and the time of it. */
export type Opening = z.output<typeof openingSchema>;

/** Announcement of a store that opens soon; null where nothing is announced. */
export function openingOf(division: Division): Opening | null {
  return isComingSoon(division) ? openingSchema.parse(division.comingSoon ?? {}) : null;
}

/** Days, hours, minutes and seconds that are left, so that the clock is right before its script runs. */
function timeLeft(
  milliseconds: number,
): readonly (readonly ['days' | 'hours' | 'minutes' | 'seconds', number])[] {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return [
    ['days', Math.floor(seconds / 86_400)],
    ['hours', Math.floor(seconds / 3600) % 24],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ];
}

/** When a store opens, by its own clock, and the time until then; nothing where no time is set. */
export function openingClock(
  { timeZone }: Division,
  { launchAt }: Opening,
  { locale, say }: PageWords,
): Markup | false {
  if (launchAt === null) return false;
  const at = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const words = new Intl.DateTimeFormat(locale, { ...at, ...time }).format(new Date(launchAt));
  return html`<p>${say('Opens on')} <time datetime="${launchAt}">${words}</time></p>
    <ul class="clock" data-end="${launchAt}" aria-hidden="true">
      ${timeLeft(Date.parse(launchAt) - Date.now()).map(
        ([unit, count]) => html`<li><b>${String(count)}</b><span>${say(unit)}</span></li>`,
      )}
    </ul>`;
}
