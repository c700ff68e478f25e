import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const current = { type: 'Theme', id: 'CURRENT' } as const;
const kept = { type: 'Theme', id: listId } as const;

/** The theme of a store, its fonts and the themes that it keeps; the theme editor brings it with its own code. */
export const themesApi: CallsApi<{
  dashboardTheme: CallQueryEndpoint<'dashboard.theme'>;
  dashboardUpdateTheme: CallMutationEndpoint<'dashboard.updateTheme'>;
  dashboardPublishTheme: CallMutationEndpoint<'dashboard.publishTheme'>;
  dashboardDiscardTheme: CallMutationEndpoint<'dashboard.discardTheme'>;
  dashboardExportTheme: CallMutationEndpoint<'dashboard.exportTheme'>;
  dashboardThemeFonts: CallQueryEndpoint<'dashboard.themeFonts'>;
  dashboardImportTheme: CallMutationEndpoint<'dashboard.importTheme'>;
  dashboardAddThemeFont: CallMutationEndpoint<'dashboard.addThemeFont'>;
  dashboardRemoveThemeFont: CallMutationEndpoint<'dashboard.removeThemeFont'>;
  dashboardOwnThemes: CallQueryEndpoint<'dashboard.ownThemes'>;
  dashboardCreateOwnTheme: CallMutationEndpoint<'dashboard.createOwnTheme'>;
  dashboardRenameOwnTheme: CallMutationEndpoint<'dashboard.renameOwnTheme'>;
  dashboardDeleteOwnTheme: CallMutationEndpoint<'dashboard.deleteOwnTheme'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardTheme: build.query<CallAnswer<'dashboard.theme'>, CallArg<'dashboard.theme'>>({
      query: callQuery('dashboard.theme'),
      providesTags: [current],
    }),
    dashboardUpdateTheme: build.mutation<
      CallAnswer<'dashboard.updateTheme'>,
      CallArg<'dashboard.updateTheme'>
    >({
      query: callQuery('dashboard.updateTheme'),
      invalidatesTags: [current],
    }),
    dashboardPublishTheme: build.mutation<
      CallAnswer<'dashboard.publishTheme'>,
      CallArg<'dashboard.publishTheme'>
    >({
      query: callQuery('dashboard.publishTheme'),
      invalidatesTags: (answer) =>
        answer === undefined ? [current] : [current, 'Settings', 'Session', 'StoreCore'],
    }),
    dashboardDiscardTheme: build.mutation<
      CallAnswer<'dashboard.discardTheme'>,
      CallArg<'dashboard.discardTheme'>
    >({
      query: callQuery('dashboard.discardTheme'),
      invalidatesTags: [current],
    }),
    dashboardExportTheme: build.mutation<
      CallAnswer<'dashboard.exportTheme'>,
      CallArg<'dashboard.exportTheme'>
    >({
      query: callQuery('dashboard.exportTheme'),
    }),
    dashboardImportTheme: build.mutation<
      CallAnswer<'dashboard.importTheme'>,
      CallArg<'dashboard.importTheme'>
    >({
      query: callQuery('dashboard.importTheme'),
      invalidatesTags: [current],
    }),
    dashboardThemeFonts: build.query<CallAnswer<'dashboard.themeFonts'>, CallArg<'dashboard.themeFonts'>>({
      query: callQuery('dashboard.themeFonts'),
      providesTags: [current],
    }),
    dashboardAddThemeFont: build.mutation<
      CallAnswer<'dashboard.addThemeFont'>,
      CallArg<'dashboard.addThemeFont'>
    >({
      query: callQuery('dashboard.addThemeFont'),
      invalidatesTags: [current],
    }),
    dashboardRemoveThemeFont: build.mutation<
      CallAnswer<'dashboard.removeThemeFont'>,
      CallArg<'dashboard.removeThemeFont'>
    >({
      query: callQuery('dashboard.removeThemeFont'),
      invalidatesTags: [current],
    }),
    dashboardOwnThemes: build.query<CallAnswer<'dashboard.ownThemes'>, CallArg<'dashboard.ownThemes'>>({
      query: callQuery('dashboard.ownThemes'),
      providesTags: [kept],
    }),
    dashboardCreateOwnTheme: build.mutation<
      CallAnswer<'dashboard.createOwnTheme'>,
      CallArg<'dashboard.createOwnTheme'>
    >({
      query: callQuery('dashboard.createOwnTheme'),
      invalidatesTags: [kept],
    }),
    dashboardRenameOwnTheme: build.mutation<
      CallAnswer<'dashboard.renameOwnTheme'>,
      CallArg<'dashboard.renameOwnTheme'>
    >({
      query: callQuery('dashboard.renameOwnTheme'),
      invalidatesTags: [kept],
    }),
    dashboardDeleteOwnTheme: build.mutation<
      CallAnswer<'dashboard.deleteOwnTheme'>,
      CallArg<'dashboard.deleteOwnTheme'>
    >({
      query: callQuery('dashboard.deleteOwnTheme'),
      invalidatesTags: [kept],
    }),
  }),
});

/** `dashboard.theme`: the theme of a store: live, and its draft. */
export const useDashboardThemeQuery: CallQueryHook<'dashboard.theme'> = themesApi.useDashboardThemeQuery;

/** `dashboard.updateTheme`: change the draft. */
export const useDashboardUpdateThemeMutation: CallMutationHook<'dashboard.updateTheme'> =
  themesApi.useDashboardUpdateThemeMutation;

/** `dashboard.publishTheme`: publish the draft, now or at a time. */
export const useDashboardPublishThemeMutation: CallMutationHook<'dashboard.publishTheme'> =
  themesApi.useDashboardPublishThemeMutation;

/** `dashboard.discardTheme`: discard the draft. */
export const useDashboardDiscardThemeMutation: CallMutationHook<'dashboard.discardTheme'> =
  themesApi.useDashboardDiscardThemeMutation;

/** `dashboard.themeFonts`: the fonts that a store has uploaded. */
export const useDashboardThemeFontsQuery: CallQueryHook<'dashboard.themeFonts'> =
  themesApi.useDashboardThemeFontsQuery;

/** `dashboard.exportTheme`: the theme as a file. */
export const useDashboardExportThemeMutation: CallMutationHook<'dashboard.exportTheme'> =
  themesApi.useDashboardExportThemeMutation;

/** `dashboard.importTheme`: take a theme file into the draft. */
export const useDashboardImportThemeMutation: CallMutationHook<'dashboard.importTheme'> =
  themesApi.useDashboardImportThemeMutation;

/** `dashboard.addThemeFont`: upload a font. */
export const useDashboardAddThemeFontMutation: CallMutationHook<'dashboard.addThemeFont'> =
  themesApi.useDashboardAddThemeFontMutation;

/** `dashboard.removeThemeFont`: delete a font. */
export const useDashboardRemoveThemeFontMutation: CallMutationHook<'dashboard.removeThemeFont'> =
  themesApi.useDashboardRemoveThemeFontMutation;

/** `dashboard.ownThemes`: the themes that a store keeps. */
export const useDashboardOwnThemesQuery: CallQueryHook<'dashboard.ownThemes'> =
  themesApi.useDashboardOwnThemesQuery;

/** `dashboard.createOwnTheme`: keep a theme under a name. */
export const useDashboardCreateOwnThemeMutation: CallMutationHook<'dashboard.createOwnTheme'> =
  themesApi.useDashboardCreateOwnThemeMutation;

/** `dashboard.renameOwnTheme`: rename a kept theme. */
export const useDashboardRenameOwnThemeMutation: CallMutationHook<'dashboard.renameOwnTheme'> =
  themesApi.useDashboardRenameOwnThemeMutation;

/** `dashboard.deleteOwnTheme`: delete a kept theme. */
export const useDashboardDeleteOwnThemeMutation: CallMutationHook<'dashboard.deleteOwnTheme'> =
  themesApi.useDashboardDeleteOwnThemeMutation;
