import type { CampaignValues } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { campaignsTexts } from '../texts/campaigns/index.ts';

const Root = styled.figure.withConfig({ componentId: 'dashboard-campaign-preview' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: ${token('space.4')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.raised')};
  overflow-wrap: anywhere;
  white-space: pre-line;

  strong {
    font-size: ${token('type.lg')};
  }
  .picture {
    min-height: 6rem;
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .button,
  .box {
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('border.width')} solid currentColor;
    border-radius: ${token('radius.md')};
    font-size: ${token('type.sm')};
  }
  &[data-template='Shove'] {
    border-radius: 0;
    background: ${token('surface.inverse')};
    color: ${token('surface.inverseText')};
    text-align: center;
    justify-items: center;
  }
  &[data-template='Bag'] {
    grid-template-columns: 4rem minmax(0, 1fr);
  }
  &[data-template='Bag'] > * {
    grid-column: 2;
  }
  &[data-template='Bag'] .picture {
    grid-row: 1 / span 4;
    grid-column: 1;
    min-height: 4rem;
  }
`;

/** A notification roughly as the shop draws its template. */
export function CampaignPreview({ values }: { readonly values: CampaignValues }): ReactElement {
  const t = useTexts(campaignsTexts);
  const { title, body, image, template, actions, formFields } = values;
  return (
    <Root aria-label={t('preview')} data-template={template}>
      {(template === 'Bag' || (image !== null && image !== '')) && <span className="picture" />}
      <strong>{title || t('title')}</strong>
      {body !== '' && <span>{body}</span>}
      {formFields.map((name) => (
        <span key={name} className="box">
          {name === 'email' ? t('emailField') : t('firstNameField')}
        </span>
      ))}
      {actions.length > 0 && (
        <span className="buttons">
          {actions.map(({ text }, at) => (
            <span key={at} className="button">
              {text}
            </span>
          ))}
        </span>
      )}
    </Root>
  );
}
