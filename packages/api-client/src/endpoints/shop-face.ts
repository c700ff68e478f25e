import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

type Part = 'menu' | 'footer' | 'banners' | 'branding';

const tagsOf = (id: Part) => [{ type: 'ShopFace' as const, id }];
const changed = (id: Part) => (answer: unknown) => (answer === undefined ? [] : tagsOf(id));

/** Endpoints for the face of a shop around its pages; the pages of the dashboard that edit it bring them with their own code. */
export const shopFaceApi: CallsApi<{
  dashboardMenu: CallQueryEndpoint<'dashboard.menu'>;
  dashboardUpdateMenu: CallMutationEndpoint<'dashboard.updateMenu'>;
  dashboardFooter: CallQueryEndpoint<'dashboard.footer'>;
  dashboardUpdateFooter: CallMutationEndpoint<'dashboard.updateFooter'>;
  dashboardBanners: CallQueryEndpoint<'dashboard.banners'>;
  dashboardUpdateBanners: CallMutationEndpoint<'dashboard.updateBanners'>;
  dashboardBranding: CallQueryEndpoint<'dashboard.branding'>;
  dashboardUpdateBranding: CallMutationEndpoint<'dashboard.updateBranding'>;
  dashboardSetBrandingPicture: CallMutationEndpoint<'dashboard.setBrandingPicture'>;
  dashboardRemoveBrandingPicture: CallMutationEndpoint<'dashboard.removeBrandingPicture'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardMenu: build.query<CallAnswer<'dashboard.menu'>, CallArg<'dashboard.menu'>>({
      query: callQuery('dashboard.menu'),
      providesTags: tagsOf('menu'),
    }),
    dashboardUpdateMenu: build.mutation<CallAnswer<'dashboard.updateMenu'>, CallArg<'dashboard.updateMenu'>>({
      query: callQuery('dashboard.updateMenu'),
      invalidatesTags: changed('menu'),
    }),
    dashboardFooter: build.query<CallAnswer<'dashboard.footer'>, CallArg<'dashboard.footer'>>({
      query: callQuery('dashboard.footer'),
      providesTags: tagsOf('footer'),
    }),
    dashboardUpdateFooter: build.mutation<
      CallAnswer<'dashboard.updateFooter'>,
      CallArg<'dashboard.updateFooter'>
    >({
      query: callQuery('dashboard.updateFooter'),
      invalidatesTags: changed('footer'),
    }),
    dashboardBanners: build.query<CallAnswer<'dashboard.banners'>, CallArg<'dashboard.banners'>>({
      query: callQuery('dashboard.banners'),
      providesTags: tagsOf('banners'),
    }),
    dashboardUpdateBanners: build.mutation<
      CallAnswer<'dashboard.updateBanners'>,
      CallArg<'dashboard.updateBanners'>
    >({
      query: callQuery('dashboard.updateBanners'),
      invalidatesTags: changed('banners'),
    }),
    dashboardBranding: build.query<CallAnswer<'dashboard.branding'>, CallArg<'dashboard.branding'>>({
      query: callQuery('dashboard.branding'),
      providesTags: tagsOf('branding'),
    }),
    dashboardUpdateBranding: build.mutation<
      CallAnswer<'dashboard.updateBranding'>,
      CallArg<'dashboard.updateBranding'>
    >({
      query: callQuery('dashboard.updateBranding'),
      invalidatesTags: changed('branding'),
    }),
    dashboardSetBrandingPicture: build.mutation<
      CallAnswer<'dashboard.setBrandingPicture'>,
      CallArg<'dashboard.setBrandingPicture'>
    >({
      query: callQuery('dashboard.setBrandingPicture'),
      invalidatesTags: changed('branding'),
    }),
    dashboardRemoveBrandingPicture: build.mutation<
      CallAnswer<'dashboard.removeBrandingPicture'>,
      CallArg<'dashboard.removeBrandingPicture'>
    >({
      query: callQuery('dashboard.removeBrandingPicture'),
      invalidatesTags: changed('branding'),
    }),
  }),
});

/** `dashboard.menu`: the main menu of a store. */
export const useDashboardMenuQuery: CallQueryHook<'dashboard.menu'> = shopFaceApi.useDashboardMenuQuery;

/** `dashboard.updateMenu`: change it. */
export const useDashboardUpdateMenuMutation: CallMutationHook<'dashboard.updateMenu'> =
  shopFaceApi.useDashboardUpdateMenuMutation;

/** `dashboard.footer`: the footer of a store. */
export const useDashboardFooterQuery: CallQueryHook<'dashboard.footer'> = shopFaceApi.useDashboardFooterQuery;

/** `dashboard.updateFooter`: change it. */
export const useDashboardUpdateFooterMutation: CallMutationHook<'dashboard.updateFooter'> =
  shopFaceApi.useDashboardUpdateFooterMutation;

/** `dashboard.banners`: the sitewide and the seasonal banner. */
export const useDashboardBannersQuery: CallQueryHook<'dashboard.banners'> =
  shopFaceApi.useDashboardBannersQuery;

/** `dashboard.updateBanners`: change them. */
export const useDashboardUpdateBannersMutation: CallMutationHook<'dashboard.updateBanners'> =
  shopFaceApi.useDashboardUpdateBannersMutation;

/** `dashboard.branding`: the icon, the pictures and the custom code of a store. */
export const useDashboardBrandingQuery: CallQueryHook<'dashboard.branding'> =
  shopFaceApi.useDashboardBrandingQuery;

/** `dashboard.updateBranding`: change the custom code. */
export const useDashboardUpdateBrandingMutation: CallMutationHook<'dashboard.updateBranding'> =
  shopFaceApi.useDashboardUpdateBrandingMutation;

/** `dashboard.setBrandingPicture`: upload a picture. */
export const useDashboardSetBrandingPictureMutation: CallMutationHook<'dashboard.setBrandingPicture'> =
  shopFaceApi.useDashboardSetBrandingPictureMutation;

/** `dashboard.removeBrandingPicture`: remove a picture. */
export const useDashboardRemoveBrandingPictureMutation: CallMutationHook<'dashboard.removeBrandingPicture'> =
  shopFaceApi.useDashboardRemoveBrandingPictureMutation;
