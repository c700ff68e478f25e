/** A rule by which a browser meets requests itself. */
interface RouteRule {
  readonly condition: { readonly requestMethod: string };
  readonly source: 'network';
}

/** The part of the install event that is used; not every browser takes rules. */
export interface RoutedEvent {
  readonly type: string;
  readonly addRoutes?: (rules: RouteRule) => Promise<void>;
}

/**
 * Has what is sent go past the worker. To leave it alone once it is met is too late in Chromium: what a page sends as it
 * closes (platform.md §7) would wait for the worker, and be lost with the page.
 */
export async function skipPosts(event: RoutedEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  } catch {
    // A browser that refuses the rule has the worker all the same.
  }
}
