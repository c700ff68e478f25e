import { breadcrumbKinds, pageLayouts, type Breadcrumb, type PageLayout } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useMatches } from '../react-router/index.ts';
import { isRecord } from '../data/is-record.ts';
import { shellTexts, type ShellTexts } from '../texts/shell/index.ts';

/** Settings of a route for the frame around it, in its `handle`. */
export interface RouteHandle {
  /** `standard` unless told (storefront.md §2 Layouts). */
  readonly layout?: PageLayout;
  /** The checkout: header and footer without ways out. */
  readonly slim?: boolean;
  /** It is read before anything is done there: a new visitor's browser fetches its code by their first sign. */
  readonly rests?: boolean;
  /** The way here from the home page, of a route that has no loader to give it. */
  readonly trail?: (t: ShellTexts) => readonly Breadcrumb[];
}

/** Settings for the frame that a route's data may have. */
export interface FrameData {
  readonly layout?: PageLayout;
  /** The way here from the home page; the last has no address. */
  readonly trail?: readonly Breadcrumb[];
}

function layoutOf(value: unknown): PageLayout | undefined {
  return isRecord(value) ? pageLayouts.find((layout) => layout === value['layout']) : undefined;
}

/** The parts of a trail that can be shown, of whatever was given. */
export function readTrail(value: unknown): readonly Breadcrumb[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((part: unknown) => {
    if (!isRecord(part) || typeof part['text'] !== 'string') return [];
    const kind = breadcrumbKinds.find((each) => each === part['kind']);
    return [
      {
        text: part['text'],
        ...(typeof part['href'] === 'string' && { href: part['href'] }),
        ...(kind && { kind }),
      },
    ];
  });
}

const hasTrail = (handle: unknown): handle is Required<Pick<RouteHandle, 'trail'>> =>
  isRecord(handle) && typeof handle['trail'] === 'function';

/** The frame of a matched page. */
export interface Frame {
  readonly layout: PageLayout;
  readonly slim: boolean;
  readonly trail: readonly Breadcrumb[];
}

/**
 * The frame of the matched routes: the deepest that says something wins, its data before its handle.
 *
 * @param t - texts for the trail of a handle; left out where the trail is not asked for
 */
export function frameOf(
  matches: readonly ({ readonly handle?: unknown; readonly loaderData?: unknown } | undefined)[],
  t?: ShellTexts,
): Frame {
  const deepest = matches.at(-1);
  const data = deepest?.loaderData;
  const trail = isRecord(data) ? readTrail(data['trail']) : [];
  return {
    layout: layoutOf(data) ?? layoutOf(deepest?.handle) ?? 'standard',
    slim: isRecord(deepest?.handle) && deepest.handle['slim'] === true,
    trail: trail.length === 0 && t && hasTrail(deepest?.handle) ? deepest.handle.trail(t) : trail,
  };
}

/** The frame of the page that is shown. */
export function useFrame(): Frame {
  return frameOf(useMatches(), useTexts(shellTexts));
}

/** Tells whether visitors read the page of this handle before they do anything there. */
export function rests(handle: unknown): boolean {
  return isRecord(handle) && handle['rests'] === true;
}
