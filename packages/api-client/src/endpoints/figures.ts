import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type { CallQueryEndpoint, CallQueryHook, CallsApi } from '../call-hooks.ts';

/**
 * Address at which a table of figures is downloaded as a CSV file.
 *
 * @param query - the period, as the table takes it
 */
export function figuresExportPath(
  { division, table }: CallArg<'dashboard.exportFigures'>['params'],
  query: URLSearchParams,
): string {
  const path = callPath('dashboard.exportFigures', { division, table });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Figures of a store; the dashboard's page of figures brings them with its own code. */
export const figuresApi: CallsApi<{
  dashboardFigures: CallQueryEndpoint<'dashboard.figures'>;
  dashboardFigureTable: CallQueryEndpoint<'dashboard.figureTable'>;
  dashboardExportFigures: CallQueryEndpoint<'dashboard.exportFigures'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardFigures: build.query<CallAnswer<'dashboard.figures'>, CallArg<'dashboard.figures'>>({
      query: callQuery('dashboard.figures'),
      providesTags: ['Overview'],
    }),
    dashboardFigureTable: build.query<CallAnswer<'dashboard.figureTable'>, CallArg<'dashboard.figureTable'>>({
      query: callQuery('dashboard.figureTable'),
      providesTags: ['Overview'],
    }),
    dashboardExportFigures: build.query<
      CallAnswer<'dashboard.exportFigures'>,
      CallArg<'dashboard.exportFigures'>
    >({
      query: callQuery('dashboard.exportFigures'),
    }),
  }),
});

/** `dashboard.figures`: the sales of a store in a period, in total and by day. */
export const useDashboardFiguresQuery: CallQueryHook<'dashboard.figures'> =
  figuresApi.useDashboardFiguresQuery;

/** `dashboard.figureTable`: a table of figures of a period. */
export const useDashboardFigureTableQuery: CallQueryHook<'dashboard.figureTable'> =
  figuresApi.useDashboardFigureTableQuery;

/** `dashboard.exportFigures`: the same as a file; browsers download it at `figuresExportPath`. */
export const useDashboardExportFiguresQuery: CallQueryHook<'dashboard.exportFigures'> =
  figuresApi.useDashboardExportFiguresQuery;
