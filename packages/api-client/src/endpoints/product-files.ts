import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type { CallQueryEndpoint, CallQueryHook, CallsApi } from '../call-hooks.ts';

/**
 * Address at which products of a store are downloaded as a CSV file.
 *
 * @param query - the filter, as the list takes it, or `ids` with commas between them
 */
export function productExportPath(division: number, query: URLSearchParams): string {
  const path = callPath('dashboard.exportProducts', { division });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Address at which a file with the columns of an import and two products is downloaded. */
export const importSamplePath = (division: number): string =>
  callPath('dashboard.importSample', { division });

/** Address at which the rejected rows of an import are downloaded, with the reasons. */
export const rejectedRowsPath = (division: number, id: number): string =>
  callPath('dashboard.rejectedRows', { division, id });

/** Files of products. Browsers download them at their addresses; programs ask for their text. */
export const productFilesApi: CallsApi<{
  dashboardExportProducts: CallQueryEndpoint<'dashboard.exportProducts'>;
  dashboardImportSample: CallQueryEndpoint<'dashboard.importSample'>;
  dashboardRejectedRows: CallQueryEndpoint<'dashboard.rejectedRows'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardExportProducts: build.query<
      CallAnswer<'dashboard.exportProducts'>,
      CallArg<'dashboard.exportProducts'>
    >({ query: callQuery('dashboard.exportProducts') }),
    dashboardImportSample: build.query<
      CallAnswer<'dashboard.importSample'>,
      CallArg<'dashboard.importSample'>
    >({ query: callQuery('dashboard.importSample') }),
    dashboardRejectedRows: build.query<
      CallAnswer<'dashboard.rejectedRows'>,
      CallArg<'dashboard.rejectedRows'>
    >({ query: callQuery('dashboard.rejectedRows') }),
  }),
});

/** `dashboard.exportProducts`: products as a file; browsers download it at `productExportPath`. */
export const useDashboardExportProductsQuery: CallQueryHook<'dashboard.exportProducts'> =
  productFilesApi.useDashboardExportProductsQuery;

/** `dashboard.importSample`: a file to fill in; browsers download it at `importSamplePath`. */
export const useDashboardImportSampleQuery: CallQueryHook<'dashboard.importSample'> =
  productFilesApi.useDashboardImportSampleQuery;

/** `dashboard.rejectedRows`: the rejected rows of an import; browsers download them at `rejectedRowsPath`. */
export const useDashboardRejectedRowsQuery: CallQueryHook<'dashboard.rejectedRows'> =
  productFilesApi.useDashboardRejectedRowsQuery;
