import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { takeSession } from './accounts.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** The session tells logo, theme and badges; a store starts from both. */
const looksOtherwise = (answer: unknown) =>
  answer === undefined ? [] : (['Settings', 'Session', 'StoreCore'] as const);

/** Settings of a store: its doors, how its team signs in, and its plan. */
export const settingsApi: CallsApi<{
  settingsGet: CallQueryEndpoint<'settings.get'>;
  settingsUpdate: CallMutationEndpoint<'settings.update'>;
  settingsAppearance: CallQueryEndpoint<'settings.appearance'>;
  settingsSetTheme: CallMutationEndpoint<'settings.setTheme'>;
  settingsSetLogo: CallMutationEndpoint<'settings.setLogo'>;
  settingsRemoveLogo: CallMutationEndpoint<'settings.removeLogo'>;
  settingsInstagram: CallQueryEndpoint<'settings.instagram'>;
  settingsConnectInstagram: CallMutationEndpoint<'settings.connectInstagram'>;
  settingsDisconnectInstagram: CallMutationEndpoint<'settings.disconnectInstagram'>;
  settingsChangePlan: CallMutationEndpoint<'settings.changePlan'>;
  settingsPass: CallMutationEndpoint<'settings.pass'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    settingsGet: build.query<CallAnswer<'settings.get'>, CallArg<'settings.get'>>({
      query: callQuery('settings.get'),
      providesTags: ['Settings'],
    }),
    settingsUpdate: build.mutation<CallAnswer<'settings.update'>, CallArg<'settings.update'>>({
      query: callQuery('settings.update'),
      // The session says whether the store is closed, and whether it asks for a second factor.
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Settings', 'Session']),
      // With the version that the next change is made from.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        dispatch(settingsApi.util.updateQueryData('settingsGet', { params }, () => answer.data));
      },
    }),
    settingsAppearance: build.query<CallAnswer<'settings.appearance'>, CallArg<'settings.appearance'>>({
      query: callQuery('settings.appearance'),
      providesTags: ['Settings'],
    }),
    settingsSetTheme: build.mutation<CallAnswer<'settings.setTheme'>, CallArg<'settings.setTheme'>>({
      query: callQuery('settings.setTheme'),
      invalidatesTags: looksOtherwise,
    }),
    settingsSetLogo: build.mutation<CallAnswer<'settings.setLogo'>, CallArg<'settings.setLogo'>>({
      query: callQuery('settings.setLogo'),
      invalidatesTags: looksOtherwise,
    }),
    settingsRemoveLogo: build.mutation<CallAnswer<'settings.removeLogo'>, CallArg<'settings.removeLogo'>>({
      query: callQuery('settings.removeLogo'),
      invalidatesTags: looksOtherwise,
    }),
    settingsInstagram: build.query<CallAnswer<'settings.instagram'>, CallArg<'settings.instagram'>>({
      query: callQuery('settings.instagram'),
      providesTags: ['Instagram'],
    }),
    settingsConnectInstagram: build.mutation<
      CallAnswer<'settings.connectInstagram'>,
      CallArg<'settings.connectInstagram'>
    >({
      query: callQuery('settings.connectInstagram'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Instagram']),
    }),
    settingsDisconnectInstagram: build.mutation<
      CallAnswer<'settings.disconnectInstagram'>,
      CallArg<'settings.disconnectInstagram'>
    >({
      query: callQuery('settings.disconnectInstagram'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Instagram']),
    }),
    settingsChangePlan: build.mutation<CallAnswer<'settings.changePlan'>, CallArg<'settings.changePlan'>>({
      query: callQuery('settings.changePlan'),
      onQueryStarted: takeSession,
    }),
    settingsPass: build.mutation<CallAnswer<'settings.pass'>, CallArg<'settings.pass'>>({
      query: callQuery('settings.pass'),
    }),
  }),
});

/** `settings.get`: the settings of a store: its visitors, and how its team signs in. */
export const useSettingsGetQuery: CallQueryHook<'settings.get'> = settingsApi.useSettingsGetQuery;

/** `settings.update`: change that. */
export const useSettingsUpdateMutation: CallMutationHook<'settings.update'> =
  settingsApi.useSettingsUpdateMutation;

/** `settings.appearance`: theme and logo of a store. */
export const useSettingsAppearanceQuery: CallQueryHook<'settings.appearance'> =
  settingsApi.useSettingsAppearanceQuery;

/** `settings.setTheme`: choose another theme. */
export const useSettingsSetThemeMutation: CallMutationHook<'settings.setTheme'> =
  settingsApi.useSettingsSetThemeMutation;

/** `settings.setLogo`: upload a logo for light or dark grounds. */
export const useSettingsSetLogoMutation: CallMutationHook<'settings.setLogo'> =
  settingsApi.useSettingsSetLogoMutation;

/** `settings.removeLogo`: take a logo away. */
export const useSettingsRemoveLogoMutation: CallMutationHook<'settings.removeLogo'> =
  settingsApi.useSettingsRemoveLogoMutation;

/** `settings.instagram`: how a store is connected to Instagram. */
export const useSettingsInstagramQuery: CallQueryHook<'settings.instagram'> =
  settingsApi.useSettingsInstagramQuery;

/** `settings.connectInstagram`: connect it by an access token. */
export const useSettingsConnectInstagramMutation: CallMutationHook<'settings.connectInstagram'> =
  settingsApi.useSettingsConnectInstagramMutation;

/** `settings.disconnectInstagram`: end that, and delete the posts. */
export const useSettingsDisconnectInstagramMutation: CallMutationHook<'settings.disconnectInstagram'> =
  settingsApi.useSettingsDisconnectInstagramMutation;

/** `settings.changePlan`: change the plan of a store. */
export const useSettingsChangePlanMutation: CallMutationHook<'settings.changePlan'> =
  settingsApi.useSettingsChangePlanMutation;

/** `settings.pass`: a pass to a store while it is closed, or to its canvas. */
export const useSettingsPassMutation: CallMutationHook<'settings.pass'> = settingsApi.useSettingsPassMutation;
