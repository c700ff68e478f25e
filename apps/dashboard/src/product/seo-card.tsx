import { productLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { plainText } from './plain-text.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-seo-card' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  .result {
    padding: ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
  }
  .result > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .address {
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    white-space: nowrap;
  }
  .title {
    margin-block: ${token('space.1')};
    color: ${token('info.text')};
    font-size: ${token('type.lg')};
    line-height: 1.3;
    white-space: nowrap;
  }
  .text {
    display: -webkit-box;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

// Most characters that search engines show.
const titleLength = 60;
const textLength = 160;

/** Properties of {@link SeoCard}. */
export interface SeoCardProps {
  readonly form: ProductForm;
  /** Address of the product's page. */
  readonly url: string;
  readonly storeName: string;
}

/** How the product looks where it is found. */
export function SeoCard({ form: { values, set, errors }, url, storeName }: SeoCardProps): ReactElement {
  const t = useTexts(productTexts);
  const { name, description, metaTitle, metaDescription, metaKeywords, urlName } = values;
  const text = metaDescription.trim() || plainText(description).slice(0, textLength);
  return (
    <Card title={t('inSearchResults')}>
      <Root>
        <div className="result" aria-label={t('previewOfTheSearchResult')} role="group">
          <span className="address">
            {url
              .replace(/^https?:\/\//, '')
              .replace(/\/$/, '')
              .replaceAll('/', ' › ')}
          </span>
          <span className="title">{metaTitle.trim() || `${name} · ${storeName}`}</span>
          <span className="text">{text || t('noDescriptionYet')}</span>
        </div>
        <TextField
          label={t('urlName')}
          value={urlName}
          maxLength={120}
          prefix="/product/"
          error={errors['urlName']}
          help={t('urlNameHelp')}
          onValueChange={(next) => set({ urlName: next })}
        />
        <TextField
          label={t('title')}
          optional
          value={metaTitle}
          maxLength={200}
          placeholder={name}
          error={errors['metaTitle']}
          help={t('titleCharactersShown', { characters: metaTitle.length, most: titleLength })}
          onValueChange={(next) => set({ metaTitle: next })}
        />
        <TextArea
          label={t('description')}
          optional
          rows={3}
          value={metaDescription}
          maxLength={400}
          error={errors['metaDescription']}
          help={t('textCharactersShown', { characters: metaDescription.length, most: textLength })}
          onValueChange={(next) => set({ metaDescription: next })}
        />
        <TextField
          label={t('keywords')}
          optional
          value={metaKeywords}
          maxLength={productLimits.metaKeywords}
          error={errors['metaKeywords']}
          help={t('keywordsHelp')}
          onValueChange={(next) => set({ metaKeywords: next })}
        />
      </Root>
    </Card>
  );
}
