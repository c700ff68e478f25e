import { createContext, useContext } from 'react';
import type { ThemeColors, ThemeOptions } from './theme-options.ts';

/**
 * How much of the shop an app that embeds it wants, such as a web view or a kiosk. `headless` is the spec's own;
 * whatever else an app asks for is `other`. In each but `default` a page is its content alone, without announcements,
 * header, menu, breadcrumbs, footer and bottom bar. Nothing comes up by itself but the question for cookies, which the
 * law wants; what is asked for by a button of the content, such as a popup, comes as ever (storefront.md §2 Layouts).
 */
export type OperatorMode = 'default' | 'headless' | 'other';

/** Facts from the server about the request and the theme's choices, beside the core data. */
export interface View {
  /** Scheme and host as the visitor sees them. */
  readonly origin: string;
  readonly host: string;
  readonly mode: 'native' | 'preview';
  readonly operator: OperatorMode;
  /** Origin of the dashboard, the only one that the canvas listens to. */
  readonly editorOrigin: string;
  /** Locale of texts, dates and numbers, such as `en-GB`. */
  readonly locale: string;
  /** Colour of the browser's own bars; `dark` is null where the shop is always the same. */
  readonly themeColors: ThemeColors;
  readonly options: ThemeOptions;
  /** The style sheet of the colour schemes that sections may have. */
  readonly sectionStyles: string;
  /**
   * The `target` of links to pages with a form for cards, where these run scripts of the processor: only documents that were
   * opened there may, so that such links open one in the place of this.
   */
  readonly payTarget?: '_top';
  /** The day of rendering, ISO 8601: the same on both sides, whenever the page is looked at. */
  readonly today: string;
}

function viewOf(data: unknown): View | undefined {
  return typeof data === 'object' && data !== null && 'view' in data && isView(data.view)
    ? data.view
    : undefined;
}

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && 'origin' in value && 'options' in value;
}

/** The view among the data of matched routes: for heads, which are made outside of components. */
export function findView(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): View | undefined {
  return viewOf(matches.find((match) => match?.id === 'root')?.loaderData);
}

/** The view of the request; an app gives it around everything that it renders. */
export const ViewContext = createContext<View | undefined>(undefined);

/**
 * The view of the request.
 *
 * @throws Error if no {@link ViewContext} is around the component.
 */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('There is no ViewContext around this component');
  return view;
}
