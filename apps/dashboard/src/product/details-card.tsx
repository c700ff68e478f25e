import {
  BlockEnvironmentProvider,
  hasContent,
  proseCss,
  RichText,
  type BlockEnvironment,
} from '@omnis/blocks';
import { RichTextField } from '@omnis/editor';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, moneyText, Tabs, TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-details-card' })`
  display: grid;
  gap: ${token('space.4')};

  .panel {
    padding-top: ${token('space.3')};
  }
  .description > .label {
    margin-bottom: ${token('space.1')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  .paper {
    min-height: 11rem;
    padding: ${token('space.3')} ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
  }
  .nothing {
    color: ${token('text.muted')};
  }
  ${proseCss}
`;

/** A description has words, pictures and links; nothing in it loads, sends or leads away from the form. */
const environment: BlockEnvironment = {
  mode: 'preview',
  Link: ({ to, ...rest }) => <a href={to} {...rest} onClick={(event) => event.preventDefault()} />,
  formatMoney: moneyText,
  useSource: () => ({ status: 'ready', items: [], retry: () => undefined }),
  subscribe: () => Promise.resolve({ ok: false, message: '' }),
  trigger: () => undefined,
  report: () => undefined,
};

/** Name and description of the product. */
export function DetailsCard({ form: { values, set, errors } }: { readonly form: ProductForm }): ReactElement {
  const t = useTexts(productTexts);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const { name, description } = values;
  return (
    <Card title={t('details')}>
      <Root>
        <TextField
          label={t('name')}
          value={name}
          maxLength={200}
          error={errors['name']}
          onValueChange={(next) => set({ name: next })}
        />
        <div className="description">
          <div className="label">{t('description')}</div>
          <Tabs
            label={t('description')}
            value={tab}
            onValueChange={setTab}
            items={[
              {
                value: 'write',
                label: t('write'),
                panel: (
                  <RichTextField
                    label={t('description')}
                    hideLabel
                    maxLength={50_000}
                    html={description}
                    error={errors['description']}
                    onChange={(next) => set({ description: next })}
                  />
                ),
              },
              {
                value: 'preview',
                label: t('preview'),
                panel: (
                  <div className="paper prose">
                    {hasContent(description) ? (
                      <BlockEnvironmentProvider environment={environment}>
                        <RichText html={description} />
                      </BlockEnvironmentProvider>
                    ) : (
                      <p className="nothing">{t('noDescriptionYet')}</p>
                    )}
                  </div>
                ),
              },
            ]}
          />
        </div>
      </Root>
    </Card>
  );
}
