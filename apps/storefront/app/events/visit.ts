import { visitStep } from '@omnis/models';
import type { QueuedEvent } from '@omnis/shop-kit';

/** Where a visit came from, without anything that tells one visitor from another. */
export interface VisitOrigin {
  /** Host of the page that led here, or the `utm_source` of its link; `direct` where there is neither. */
  readonly source: string;
  /** The `utm_campaign` of the link; '' without one. */
  readonly campaign: string;
}

/** Part of a visit that the browser remembers until its tab is closed: its origin, and the steps already reported. */
interface Visit extends VisitOrigin {
  readonly told: readonly string[];
}

const key = 'omnis-visit';
const steps: ReadonlySet<string> = new Set(Object.values(visitStep));

/** Names of sources and campaigns are short and plain: an address or a person has no place in them. */
const plain = (text: string | null): string =>
  text === null || text.includes('@')
    ? ''
    : text
        .trim()
        .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
        .slice(0, 60);

/**
 * Where a visit came from.
 *
 * @param landing - address of the page that it began with
 * @param referrer - address of the page that led there; '' where the browser does not say
 */
export function originOf(landing: string, referrer: string): VisitOrigin {
  const asked = URL.parse(landing);
  const from = URL.parse(referrer);
  const led = from && from.host !== asked?.host ? from.hostname.replace(/^www\./, '') : '';
  const named = plain(asked?.searchParams.get('utm_source') ?? null).toLowerCase();
  return {
    source: named || plain(led) || 'direct',
    campaign: plain(asked?.searchParams.get('utm_campaign') ?? null),
  };
}

function readVisit(storage: Storage | null): Visit | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const [source, campaign, told]: unknown[] = ['source', 'campaign', 'told'].map((field) =>
      Reflect.get(kept, field),
    );
    if (typeof source !== 'string' || typeof campaign !== 'string' || !Array.isArray(told)) return null;
    return { source, campaign, told: told.filter((name) => typeof name === 'string') };
  } catch {
    return null;
  }
}

/**
 * Marks the first event of each step of a visit with `first`, and with where the visit came from, so that visits can be
 * counted without telling visitors apart.
 *
 * @param storage - lasts as long as the visit; null where the browser has none: then nothing is marked
 * @param origin - asked once a visit
 */
export function createVisitMarks(
  storage: Storage | null,
  origin: () => VisitOrigin,
): <T extends QueuedEvent>(event: T) => T {
  let visit = readVisit(storage);
  return (event) => {
    if (storage === null || !steps.has(event.name)) return event;
    visit ??= { ...origin(), told: [] };
    if (visit.told.includes(event.name)) return event;
    visit = { ...visit, told: [...visit.told, event.name] };
    try {
      storage.setItem(key, JSON.stringify(visit));
    } catch {
      // Full or forbidden: the visit is remembered until the page is left.
    }
    const { source, campaign } = visit;
    return { ...event, data: { ...event.data, first: true, source, ...(campaign && { campaign }) } };
  };
}

/** The address that this document was opened with. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

/** Where this visit came from, as the browser has it. */
export const originHere = (): VisitOrigin => originOf(landingAddress(), document.referrer);

/** The browser's memory of this tab; null where it is forbidden. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
