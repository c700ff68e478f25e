import {
  uploadForm,
  useDashboardAddThemeFontMutation,
  useDashboardCreateOwnThemeMutation,
  useDashboardDeleteOwnThemeMutation,
  useDashboardDiscardThemeMutation,
  useDashboardExportThemeMutation,
  useDashboardImportThemeMutation,
  useDashboardOwnThemesQuery,
  useDashboardPublishThemeMutation,
  useDashboardRemoveThemeFontMutation,
  useDashboardRenameOwnThemeMutation,
  useDashboardUpdateThemeMutation,
  type CallAnswer,
} from '@omnis/api-client';
import type { KeptTheme, ThemeAnswer, ThemeEditorProps, ThemeLook } from '@omnis/editor/theme';
import { useRef } from 'react';
import { useActiveStore } from '../app/session.ts';
import { saveThemeFile } from './save-theme-file.ts';
import { refusedTheme } from './theme-answer.ts';

type State = CallAnswer<'dashboard.theme'>;
type Acts = Required<
  Pick<
    ThemeEditorProps,
    'onSave' | 'onPublish' | 'onUnschedule' | 'onDiscard' | 'onExport' | 'onImport' | 'kept' | 'ownFonts'
  >
>;

const lookOf = ({ theme, values, dark }: ThemeLook): ThemeLook => ({ theme, values, dark });

/**
 * The functions of the theme editor as calls of the platform. Each change is made from the version that the last one answered.
 *
 * @param onReopen - opens the editor with the look that the platform has now
 */
export function useThemeCalls(state: State, onReopen: (state: State) => void): Acts {
  const { division } = useActiveStore();
  const params = { division };
  const version = useRef(state.version);
  const [update] = useDashboardUpdateThemeMutation();
  const [publish] = useDashboardPublishThemeMutation();
  const [discard] = useDashboardDiscardThemeMutation();
  const [exportTheme] = useDashboardExportThemeMutation();
  const [importTheme] = useDashboardImportThemeMutation();
  const [addFont] = useDashboardAddThemeFontMutation();
  const [removeFont] = useDashboardRemoveThemeFontMutation();
  const [keep] = useDashboardCreateOwnThemeMutation();
  const [rename] = useDashboardRenameOwnThemeMutation();
  const [remove] = useDashboardDeleteOwnThemeMutation();
  const { data: own } = useDashboardOwnThemesQuery({ params });
  const taken = ({
    data,
    error,
  }: {
    readonly data?: State | undefined;
    readonly error?: unknown;
  }): ThemeAnswer => {
    if (data === undefined) return refusedTheme(error);
    version.current = data.version;
    return { ok: true };
  };
  const done = ({ data, error }: { readonly data?: unknown; readonly error?: unknown }): ThemeAnswer =>
    data === undefined ? refusedTheme(error) : { ok: true };
  const rows = own?.items ?? [];

  return {
    onSave: async (look) =>
      taken(await update({ params, body: { version: version.current, ...lookOf(look) } })),
    onPublish: async (at) => taken(await publish({ params, body: { version: version.current, at } })),
    onUnschedule: async () =>
      taken(await update({ params, body: { version: version.current, publishAt: null } })),
    onDiscard: async () => {
      const answer = await discard({ params });
      if (answer.data !== undefined) onReopen(answer.data);
      return taken(answer);
    },
    onExport: (format, mode) => {
      const save = async (): Promise<void> => {
        const { data } = await exportTheme({ params, query: { format, mode } });
        const name = format === 'omnis' ? 'theme.json' : `theme-${mode}.tokens.json`;
        if (data !== undefined) saveThemeFile(name, data);
      };
      void save();
    },
    onImport: async (document) => {
      const answer = await importTheme({ params, body: { version: version.current, document } });
      if (answer.data === undefined) return refusedTheme(answer.error);
      taken(answer);
      const { draft, live, leftOut } = answer.data;
      return { ok: true, look: lookOf(draft ?? live), leftOut: leftOut.length };
    },
    kept: {
      themes: rows.map(({ id, name, theme, values, dark }) => ({ id, name, look: { theme, values, dark } })),
      onKeep: async (name, look) =>
        done(
          await keep({
            params,
            headers: { 'Idempotency-Key': crypto.randomUUID() },
            body: { name, ...lookOf(look) },
          }),
        ),
      onRename: async ({ id }: KeptTheme, name) => {
        const row = rows.find((each) => each.id === id);
        return done(await rename({ params: { division, id }, body: { name, version: row?.version ?? 0 } }));
      },
      onDelete: async ({ id }) => done(await remove({ params: { division, id } })),
    },
    ownFonts: {
      fonts: state.fonts,
      onAdd: async (file) => {
        const { data, error } = await addFont({ params, body: uploadForm(file, () => undefined) });
        return data === undefined ? refusedTheme(error) : { ok: true, family: data.family };
      },
      onRemove: async ({ id }) => done(await removeFont({ params: { division, id } })),
    },
  };
}
