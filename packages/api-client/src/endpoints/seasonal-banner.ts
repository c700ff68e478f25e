import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = ['SeasonalBanner' as const];

/** Endpoints for the dates and words of the seasonal banner; the page of atlas that edits them brings them with its own code. */
export const seasonalBannerApi: CallsApi<{
  atlasSeasonalBanner: CallQueryEndpoint<'atlas.seasonalBanner'>;
  atlasUpdateSeasonalBanner: CallMutationEndpoint<'atlas.updateSeasonalBanner'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    atlasSeasonalBanner: build.query<CallAnswer<'atlas.seasonalBanner'>, CallArg<'atlas.seasonalBanner'>>({
      query: callQuery('atlas.seasonalBanner'),
      providesTags: tags,
    }),
    atlasUpdateSeasonalBanner: build.mutation<
      CallAnswer<'atlas.updateSeasonalBanner'>,
      CallArg<'atlas.updateSeasonalBanner'>
    >({
      query: callQuery('atlas.updateSeasonalBanner'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
  }),
});

/** `atlas.seasonalBanner`: the dates and words of the seasonal banner. */
export const useAtlasSeasonalBannerQuery: CallQueryHook<'atlas.seasonalBanner'> =
  seasonalBannerApi.useAtlasSeasonalBannerQuery;

/** `atlas.updateSeasonalBanner`: change them. */
export const useAtlasUpdateSeasonalBannerMutation: CallMutationHook<'atlas.updateSeasonalBanner'> =
  seasonalBannerApi.useAtlasUpdateSeasonalBannerMutation;
