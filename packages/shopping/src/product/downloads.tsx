import type { Product } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { formatBytes } from '@omnis/ui';
import { useOwnLanguage } from '@omnis/shop-kit';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.section.withConfig({ componentId: 'shop-downloads' })`
  padding-block: ${token('space.4')};
  border-bottom: ${token('border.width')} solid ${token('border.color')};

  h2 {
    margin: 0 0 ${token('space.2')};
    font-size: ${token('type.md')};
    font-weight: ${token('weight.medium')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.75rem;
    color: ${token('link.color')};
    text-decoration: none;
  }
  a span {
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.6;
  }
  small {
    flex: none;
    color: ${token('text.muted')};
  }
`;

/** Files that go with the product, such as a size guide (platform.md §3 Product: files). */
export function Downloads({ files }: { readonly files: Product['files'] }): ReactElement | null {
  const t = useTexts(productTexts);
  const lang = useOwnLanguage();
  if (files.length === 0) return null;
  return (
    <Root aria-labelledby="downloads-title">
      <h2 id="downloads-title">{t('downloads')}</h2>
      <ul>
        {files.map(({ id, title, bytes, url }) => (
          <li key={id}>
            <a href={url} download>
              <Download aria-hidden="true" />
              <span lang={lang} dir="auto">
                {title}
              </span>
              <small>{formatBytes(bytes, t.locale)}</small>
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
