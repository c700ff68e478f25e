import { normalisePageUrl, type Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Switch, TextField } from '@omnis/ui';
import type { Dispatch, ReactElement } from 'react';
import type { EditorAction } from '../state/actions.ts';
import { editorTexts } from '../texts/editor/index.ts';
import { versionTexts } from '../texts/versions/index.ts';
import { fieldErrors } from './block-errors.ts';
import { Groups, SettingsRoot } from './field-groups.tsx';
import { pageFields } from './page-fields.ts';

/** Properties of {@link PageSettings}. */
export interface PageSettingsProps {
  readonly page: Page;
  readonly dispatch: Dispatch<EditorAction>;
  readonly shopOrigin?: string | undefined;
  readonly isPublishedApart: boolean;
}

/** The form of the page itself. */
export function PageSettings({
  page,
  dispatch,
  shopOrigin,
  isPublishedApart,
}: PageSettingsProps): ReactElement {
  const t = useTexts(editorTexts);
  const fields = pageFields(t);
  const change = (key: string, value: unknown): void =>
    dispatch({ type: 'setPageProperty', key, value, at: Date.now() });
  return (
    <SettingsRoot aria-label={t('settingsOfPage')}>
      <header>
        <h2>{t('page')}</h2>
        <p>{t('pageSettingsText')}</p>
      </header>
      <div className="fields">
        <Groups
          fields={fields}
          properties={page.properties}
          defaults={{}}
          errors={fieldErrors(t, fields, page)}
          onChange={change}
        />
        {shopOrigin !== undefined && <AddressField {...{ page, dispatch, shopOrigin }} />}
        {!isPublishedApart && (
          <Switch
            label={t('published')}
            help={t('publishedHelp')}
            checked={page.published}
            onCheckedChange={(value) =>
              dispatch({ type: 'setPage', key: 'published', value, at: Date.now() })
            }
          />
        )}
        <Switch
          label={t('onSiteMap')}
          help={t('siteMapHelp')}
          checked={page.sitemap}
          onCheckedChange={(value) => dispatch({ type: 'setPage', key: 'sitemap', value, at: Date.now() })}
        />
      </div>
    </SettingsRoot>
  );
}

/** The address of the page, with what becomes of it. The home page keeps its own. */
function AddressField({
  page,
  dispatch,
  shopOrigin,
}: Pick<PageSettingsProps, 'page' | 'dispatch'> & { readonly shopOrigin: string }): ReactElement {
  const t = useTexts(versionTexts);
  // While it is typed, an address may look like that of the home page for a moment.
  const isHome = page.flags.includes('homepage');
  const address = shopOrigin + normalisePageUrl(page.url);
  return (
    <TextField
      label={t('address')}
      help={t(isHome ? 'homeAddressHelp' : 'addressHelp', { address })}
      value={page.url}
      readOnly={isHome}
      maxLength={200}
      spellCheck={false}
      autoComplete="off"
      onValueChange={(value) => dispatch({ type: 'setPage', key: 'url', value, at: Date.now() })}
    />
  );
}
