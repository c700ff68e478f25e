import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { snackbars, textButtonCss } from '@omnis/shop-kit';
import { Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { productTexts, type ProductTexts } from '../texts/product/index.ts';

const Root = styled.button.withConfig({ componentId: 'shop-share' })`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${token('space.2')};
  min-height: 2.5rem;
  ${textButtonCss}
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};

  svg {
    width: 1rem;
    height: 1rem;
  }
  &:hover {
    color: ${token('text.color')};
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Tells whether the device’s own sharing was used, or cancelled by the shopper. */
async function sharedByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  return navigator.share(data).then(
    () => true,
    (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError',
  );
}

async function share(t: ProductTexts, title: string): Promise<void> {
  // The address has the colour that is shown.
  const url = `${location.origin}${location.pathname}`;
  if (await sharedByDevice({ title, url })) return;
  try {
    await navigator.clipboard.writeText(url);
    snackbars.show({ text: t('linkCopied'), tone: 'success', code: 'shared' });
  } catch {
    // No clipboard, as without https.
    snackbars.show({ text: t('linkNotCopied', { url }), timeout: 20_000 });
  }
}

/** Shares a product as the device does it; where it has no way of its own, the address is copied. */
export function ShareButton({ name }: { readonly name: string }): ReactElement {
  const t = useTexts(productTexts);
  return (
    <Root type="button" onClick={() => void share(t, name)}>
      <Share2 aria-hidden="true" />
      {t('share')}
    </Root>
  );
}
