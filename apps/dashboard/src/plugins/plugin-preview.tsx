import type { ManagedPlugin } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { pluginsTexts } from '../texts/plugins/index.ts';

const Root = styled.figure.withConfig({ componentId: 'dashboard-plugin-preview' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: ${token('space.4')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.raised')};
  box-shadow: ${token('shadow.md')};
  overflow-wrap: anywhere;
  font-size: ${token('type.sm')};

  strong {
    font-size: ${token('type.lg')};
  }
  .box {
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
    color: ${token('text.muted')};
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .button {
    padding: ${token('space.2')} ${token('space.4')};
    border: ${token('border.width')} solid ${token('primary.color')};
    border-radius: ${token('button.radius')};
    text-align: center;
    font-weight: ${token('weight.medium')};
  }
  .button.main {
    background: ${token('primary.color')};
    color: ${token('primary.contrast')};
  }
  small {
    color: ${token('text.muted')};
  }
`;

type Settings = ManagedPlugin['settings'];

const wordsOf = (settings: Settings, name: string): string => String(settings[name] ?? '').trim();

function OfferPreview({ settings }: { readonly settings: Settings }): ReactElement {
  const t = useTexts(pluginsTexts);
  const delay = settings['delay'];
  return (
    <Root aria-label={t('preview')}>
      <strong>{wordsOf(settings, 'title') || t('offerTitle')}</strong>
      <span>{wordsOf(settings, 'copy') || t('offerCopy')}</span>
      <span className="box">{t('firstName')}</span>
      <span className="box">{t('email')}</span>
      <span className="button main">{t('subscribe')}</span>
      <small>{t('appearsAfter', { count: typeof delay === 'number' ? delay : 30 })}</small>
    </Root>
  );
}

function CookiePreview({ settings }: { readonly settings: Settings }): ReactElement {
  const t = useTexts(pluginsTexts);
  return (
    <Root aria-label={t('preview')}>
      <span>{wordsOf(settings, 'message') || t('cookieMessage')}</span>
      <span className="buttons">
        <span className="button main">{t('acceptAll')}</span>
        {settings['allowEssentialOnly'] === true && <span className="button">{t('essentialOnly')}</span>}
      </span>
    </Root>
  );
}

const previews: Readonly<Record<string, (props: { readonly settings: Settings }) => ReactElement>> = {
  'email-subscriber-offer': OfferPreview,
  'cookie-policy': CookiePreview,
};

/** Tells whether shoppers see something of a plugin that can be previewed. */
export const hasPreview = (code: string): boolean => Object.hasOwn(previews, code);

/** A plugin as shoppers would see it, from the settings that are typed. */
export function PluginPreview({
  code,
  settings,
}: {
  readonly code: string;
  readonly settings: Settings;
}): ReactElement | null {
  const Preview = previews[code];
  return Preview ? <Preview settings={settings} /> : null;
}
