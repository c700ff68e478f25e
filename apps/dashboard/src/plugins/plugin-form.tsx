import { useDashboardUpdatePluginMutation } from '@omnis/api-client';
import type { ManagedPlugin } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Card, Stack, Switch } from '@omnis/ui';
import { useId, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { PageHead } from '../parts/page-head.tsx';
import { pluginsTexts, type PluginsTexts } from '../texts/plugins/index.ts';
import { PluginField } from './plugin-field.tsx';
import { hasPreview, PluginPreview } from './plugin-preview.tsx';

/** Where the pages of plugins lead back to. */
export const pluginsBack = (t: PluginsTexts) => ({ href: '/plugins/', text: t('plugins') });

interface Values {
  readonly isEnabled: boolean;
  readonly settings: ManagedPlugin['settings'];
}

const valuesOf = ({ isEnabled, settings }: ManagedPlugin): Values => ({ isEnabled, settings });

/** The form of a plugin: its switch, its fields with their rules and tests, and a preview where shoppers see something. */
export function PluginForm({ plugin }: { readonly plugin: ManagedPlugin }): ReactElement {
  const t = useTexts(pluginsTexts);
  const { code, title, summary, fields } = plugin;
  const division = useDivision();
  const [update] = useDashboardUpdatePluginMutation();
  const form = useRecordForm<Values, ManagedPlugin>({
    record: plugin,
    blank: valuesOf(plugin),
    valuesOf,
    send: ({ saved, values, headers }) =>
      update({
        params: { division, code },
        body: { ...values, version: saved?.version ?? plugin.version },
        headers,
      }),
    done: { created: t('saved'), saved: t('saved') },
  });
  const id = `plugin-${useId().replace(/\W/g, '')}`;
  const editing = useEditing(id, form, () => null);
  const { isEnabled, settings } = form.values;
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={false}
      head={<PageHead back={pluginsBack(t)} title={title} text={summary} />}
    >
      <div className={hasPreview(code) ? 'columns' : undefined}>
        <div>
          <Card title={t('settings')}>
            <Stack gap={5}>
              <Switch
                label={t('isOn', { title })}
                help={t('isOnHelp')}
                checked={isEnabled}
                onCheckedChange={(checked) => form.set({ isEnabled: checked })}
              />
              {fields.map((field) => (
                <PluginField
                  key={field.name}
                  code={code}
                  field={field}
                  value={settings[field.name] ?? ''}
                  error={form.errors[`settings.${field.name}`] ?? null}
                  onValueChange={(value) =>
                    form.update((now) => ({ settings: { ...now.settings, [field.name]: value } }))
                  }
                />
              ))}
            </Stack>
          </Card>
        </div>
        {hasPreview(code) && (
          <Card title={t('preview')} description={t('previewText')}>
            <PluginPreview code={code} settings={settings} />
          </Card>
        )}
      </div>
    </EditPage>
  );
}
