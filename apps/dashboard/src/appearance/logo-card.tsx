import { useSettingsRemoveLogoMutation, useSettingsSetLogoMutation } from '@omnis/api-client';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { resolveTheme } from '@omnis/theme';
import { media, token } from '@omnis/theme/react';
import { Card } from '@omnis/ui';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { OnePicture } from '../parts/one-picture.tsx';
import { pictureLimit } from '../parts/picture-limit.ts';
import type { AppearanceProps } from './theme-card.tsx';
import { appearanceTexts } from '../texts/appearance/index.ts';
import type en from '../texts/appearance/en.ts';

type Ground = 'light' | 'dark';

const Root = styled.div.withConfig({ componentId: 'dashboard-logo-card' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.5')};

  section {
    display: grid;
    align-content: start;
    gap: ${token('space.3')};
  }
  h3 {
    margin: 0;
    font-size: ${token('type.md')};
    font-weight: ${token('weight.medium')};
  }
  .plate {
    display: grid;
    place-items: center;
    height: 8rem;
    padding: ${token('space.4')};
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('radius.lg')};
    /* The head of the store, whatever the dashboard itself looks like. */
    background: var(--ground);
    color: var(--ink);
    text-align: center;
  }
  .plate img {
    max-width: min(100%, 220px);
    max-height: 4rem;
    object-fit: contain;
  }
  ${media.down('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const words = {
  light: {
    title: 'onLightGrounds',
    none: 'nameStandsHere',
    removed: 'nameStandsInItsPlace',
  },
  dark: {
    title: 'onDarkGrounds',
    none: 'lightLogoStandsHere',
    removed: 'lightLogoStandsInItsPlace',
  },
} as const satisfies Readonly<
  Record<Ground, { title: keyof typeof en; none: keyof typeof en; removed: keyof typeof en }>
>;

/** The head of the store in one of its modes, which the logo stands on. */
function plateOf(theme: string, mode: Ground): CSSProperties & Record<'--ground' | '--ink', string> {
  const { values } = resolveTheme(theme, { mode });
  return { '--ground': values['header.background'], '--ink': values['header.color'] };
}

function Logo({
  ground,
  theme,
  src,
  mayRemove,
}: {
  readonly ground: Ground;
  readonly theme: string;
  readonly src: string | null;
  readonly mayRemove: boolean;
}): ReactElement {
  const t = useTexts(appearanceTexts);
  const { division, name } = useActiveStore();
  const [send] = useSettingsSetLogoMutation();
  const [remove] = useSettingsRemoveLogoMutation();
  const { title, none, removed } = words[ground];
  return (
    <section aria-label={t(title)}>
      <h3>{t(title)}</h3>
      <div className="plate" style={plateOf(theme, ground)}>
        {src === null ? (
          <span>{ground === 'light' ? name : t(none)}</span>
        ) : (
          <img
            src={src.startsWith('/images/') ? imageUrl(src, { width: 440 }) : src}
            alt={t('logoOf', { name })}
          />
        )}
      </div>
      <OnePicture
        noun="logo"
        help={t('pictureHelp', { pictureLimit })}
        removable={mayRemove}
        removal={t(removed)}
        saved={t('logoSavedShoppersSeeTheir')}
        send={(body) => send({ params: { division, ground }, body })}
        remove={() => remove({ params: { division, ground } })}
      />
    </section>
  );
}

/** The logo of the store, for light and dark grounds. */
export function LogoCard({
  appearance: { theme, logo, logoDark, logoOnDark },
}: AppearanceProps): ReactElement {
  const t = useTexts(appearanceTexts);
  return (
    <Card title={t('logoCard')} description={t('logoCardDescription')}>
      <Root>
        <Logo ground="light" theme={theme} src={logo} mayRemove={logo !== null} />
        {logo !== null && <Logo ground="dark" theme={theme} src={logoOnDark} mayRemove={logoDark !== null} />}
      </Root>
    </Card>
  );
}
