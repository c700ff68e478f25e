import { creatorLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, Card, IconButton, TextField } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { EditedLink } from './creator-values.ts';
import type { CreatorForm } from './use-creator-form.ts';
import { creatorTexts } from '../texts/creator/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-creator-links' })`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;

  ul {
    display: grid;
    gap: ${token('space.4')};
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.3')};
    align-items: start;
  }
  li > :first-child {
    grid-column: 1;
  }
  li > :nth-child(2) {
    grid-row: 2;
    grid-column: 1;
  }
  /* Beside the field, below its label. */
  li > button {
    grid-row: 1;
    grid-column: 2;
    margin-top: 1.625rem;
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  ${media.up('md')} {
    li {
      grid-template-columns: 11rem minmax(0, 1fr) auto;
    }
    li > :nth-child(2) {
      grid-row: 1;
      grid-column: 2;
    }
    li > button {
      grid-column: 3;
    }
  }
`;

/** Where else a creator is: shoppers see the names, and come to the addresses. */
export function LinksCard({ form: { values, set, errors } }: { readonly form: CreatorForm }): ReactElement {
  const t = useTexts(creatorTexts);
  const { links } = values;
  const setOne = (at: number, change: Partial<EditedLink>): void =>
    set({ links: links.map((link, index) => (index === at ? { ...link, ...change } : link)) });
  const fault = errors['links'];
  return (
    <Card title={t('links')} description={t('linksDescription')}>
      <Root>
        {links.length > 0 && (
          <ul aria-label={t('links')}>
            {links.map((link, at) => (
              // Links are told apart by their place while they are typed.
              <li key={at}>
                <TextField
                  label={t('nameOfLink', { number: at + 1 })}
                  maxLength={creatorLimits.linkName}
                  autoComplete="off"
                  value={link.name}
                  error={errors[`links.${at}.name`] ?? null}
                  onValueChange={(name) => setOne(at, { name })}
                />
                <TextField
                  label={t('addressOfLink', { number: at + 1 })}
                  type="url"
                  placeholder="https://"
                  maxLength={creatorLimits.linkUrl}
                  autoComplete="off"
                  value={link.url}
                  error={errors[`links.${at}.url`] ?? null}
                  onValueChange={(url) => setOne(at, { url })}
                />
                <IconButton
                  label={t('removeLink', { number: at + 1 })}
                  onClick={() => set({ links: links.filter((_link, index) => index !== at) })}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {links.length < creatorLimits.links && (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => set({ links: [...links, { name: '', url: '' }] })}
          >
            {t('addALink')}
          </Button>
        )}
      </Root>
    </Card>
  );
}
