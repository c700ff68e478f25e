import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'Plugin' as const, id: 'LIST' }];

/** Plugins of a store as its team manages them; the dashboard’s pages of plugins bring them with their own code. */
export const pluginsApi: CallsApi<{
  dashboardPlugins: CallQueryEndpoint<'dashboard.plugins'>;
  dashboardPlugin: CallQueryEndpoint<'dashboard.plugin'>;
  dashboardUpdatePlugin: CallMutationEndpoint<'dashboard.updatePlugin'>;
  dashboardTestPlugin: CallMutationEndpoint<'dashboard.testPlugin'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardPlugins: build.query<CallAnswer<'dashboard.plugins'>, CallArg<'dashboard.plugins'>>({
      query: callQuery('dashboard.plugins'),
      providesTags: tags,
    }),
    dashboardPlugin: build.query<CallAnswer<'dashboard.plugin'>, CallArg<'dashboard.plugin'>>({
      query: callQuery('dashboard.plugin'),
      providesTags: tags,
    }),
    dashboardUpdatePlugin: build.mutation<
      CallAnswer<'dashboard.updatePlugin'>,
      CallArg<'dashboard.updatePlugin'>
    >({
      query: callQuery('dashboard.updatePlugin'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardTestPlugin: build.mutation<CallAnswer<'dashboard.testPlugin'>, CallArg<'dashboard.testPlugin'>>({
      query: callQuery('dashboard.testPlugin'),
    }),
  }),
});

/** `dashboard.plugins`: the plugins of a store. */
export const useDashboardPluginsQuery: CallQueryHook<'dashboard.plugins'> =
  pluginsApi.useDashboardPluginsQuery;

/** `dashboard.plugin`: a plugin with its form and settings. */
export const useDashboardPluginQuery: CallQueryHook<'dashboard.plugin'> = pluginsApi.useDashboardPluginQuery;

/** `dashboard.updatePlugin`: switch a plugin on or off, and change its settings. */
export const useDashboardUpdatePluginMutation: CallMutationHook<'dashboard.updatePlugin'> =
  pluginsApi.useDashboardUpdatePluginMutation;

/** `dashboard.testPlugin`: find out whether a value exists at its vendor. */
export const useDashboardTestPluginMutation: CallMutationHook<'dashboard.testPlugin'> =
  pluginsApi.useDashboardTestPluginMutation;
