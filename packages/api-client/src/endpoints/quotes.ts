import { api } from '../api.ts';
import { createBaseQuery } from '../base-query.ts';
import { callQuery, callRequest, type CallAnswer, type CallArg } from '../call.ts';
import { uploadingFetch } from '../upload.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Sends a file in the one way in which a browser tells how far it has come. */
const upload = createBaseQuery({ fetch: uploadingFetch });

/** Artwork that shoppers bring, what they make of it in the studio, and what they ask to be quoted for. */
export const quotesApi: CallsApi<{
  artworksUpload: CallMutationEndpoint<'artworks.upload'>;
  studioDesign: CallQueryEndpoint<'studio.design'>;
  studioSave: CallMutationEndpoint<'studio.save'>;
  quotesAnswer: CallMutationEndpoint<'quotes.answer'>;
  quotesRequest: CallMutationEndpoint<'quotes.request'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    artworksUpload: build.mutation<CallAnswer<'artworks.upload'>, CallArg<'artworks.upload'>>({
      queryFn: async (arg, baseApi) => {
        const answer = await upload(callRequest('artworks.upload', arg), baseApi, {});
        if (answer.error) return { error: answer.error };
        // Safe: the server answers by the contract that both are built from, as for every other endpoint.
        return { data: answer.data as CallAnswer<'artworks.upload'> };
      },
    }),
    studioDesign: build.query<CallAnswer<'studio.design'>, CallArg<'studio.design'>>({
      query: callQuery('studio.design'),
    }),
    studioSave: build.mutation<CallAnswer<'studio.save'>, CallArg<'studio.save'>>({
      query: callQuery('studio.save'),
    }),
    quotesAnswer: build.mutation<CallAnswer<'quotes.answer'>, CallArg<'quotes.answer'>>({
      query: callQuery('quotes.answer'),
      // Also after a 409: it has moved on meanwhile.
      invalidatesTags: (_quote, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    quotesRequest: build.mutation<CallAnswer<'quotes.request'>, CallArg<'quotes.request'>>({
      query: callQuery('quotes.request'),
    }),
  }),
});

/** `artworks.upload`: artwork to be printed; make its body with `uploadForm` to be told how far it has come. */
export const useArtworksUploadMutation: CallMutationHook<'artworks.upload'> =
  quotesApi.useArtworksUploadMutation;

/** `studio.design`: a design that was kept, to be changed. */
export const useStudioDesignQuery: CallQueryHook<'studio.design'> = quotesApi.useStudioDesignQuery;

/** `studio.save`: keep artwork placed on a product. */
export const useStudioSaveMutation: CallMutationHook<'studio.save'> = quotesApi.useStudioSaveMutation;

/** `quotes.answer`: accept, approve, confirm, or ask for changes. */
export const useQuotesAnswerMutation: CallMutationHook<'quotes.answer'> = quotesApi.useQuotesAnswerMutation;

/** `quotes.request`: ask for a quote. */
export const useQuotesRequestMutation: CallMutationHook<'quotes.request'> =
  quotesApi.useQuotesRequestMutation;
