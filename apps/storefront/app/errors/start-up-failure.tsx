import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import { shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; visibility: hidden; }`;

const Root = styled.main.withConfig({ componentId: 'shop-start-up-failure' })`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space.6')};
  min-height: 100vh;
  padding: ${token('layout.gutter')};
  text-align: center;
  /* Shown after a second (storefront.md §9 Failure page delay), also without scripts. */
  animation: ${appear} ${token('motion.base')} 1000ms both;

  h1 {
    max-width: 18ch;
  }
`;

const loadAnew = (): void => location.reload();

/** Properties of {@link StartUpFailure}. */
export interface StartUpFailureProps {
  /** For tests. */
  readonly reload?: () => void;
}

/** The whole page when start-up fails (storefront.md §2 Other UI, §4 Start-up). */
export function StartUpFailure({ reload = loadAnew }: StartUpFailureProps): ReactElement {
  const t = useTexts(shellTexts);
  return (
    <Root>
      <title>{t('startUpFailed')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('startUpFailed')}</h1>
      <form>
        <Button
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            reload();
          }}
        >
          {t('reload')}
        </Button>
      </form>
    </Root>
  );
}
