import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Notice } from '@omnis/ui';
import { shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { catalogueTexts } from '../texts/catalogue/index.ts';

/** In sight wherever the list is scrolled to; in the drawer of the filters above its buttons. */
const Root = styled.div.withConfig({ componentId: 'shop-list-missed' })`
  position: sticky;
  z-index: 3;
  bottom: calc(var(--page-foot, 0px) + ${token('space.4')});
  max-width: 34rem;
  margin: ${token('space.6')} auto 0;
  border-radius: ${token('radius.lg')};
  background: ${token('page.background')};
  box-shadow: ${token('shadow.lg')};

  .foot > && {
    flex-basis: 100%;
    margin-top: 0;
    box-shadow: none;
    white-space: normal;
  }
`;

/** Says that a list could not be had, beside the one that stays. */
export default function ListMissed({ onAgain }: { readonly onAgain: () => void }): ReactElement {
  const t = useTexts(catalogueTexts);
  const words = useTexts(shellTexts);
  return (
    <Root>
      <Notice
        tone="error"
        alert
        actions={
          <Button size="sm" variant="secondary" onClick={onAgain}>
            {words('tryAgain')}
          </Button>
        }
      >
        {t('listStays')}
      </Notice>
    </Root>
  );
}
