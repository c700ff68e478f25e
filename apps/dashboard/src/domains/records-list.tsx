import type { DnsRecord } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { IconButton } from '@omnis/ui';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import { domainsTexts, type DomainsTexts } from '../texts/domains/index.ts';

const Root = styled.ul.withConfig({ componentId: 'dashboard-dns-records' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${token('space.1')} ${token('space.4')};
    padding: ${token('space.3')} 0;
    border-top: 1px solid ${token('border.color')};
  }
  li > * {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    min-width: 0;
  }
  small {
    flex: 0 0 4rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  code {
    min-width: 0;
    overflow-wrap: anywhere;
    font-family: ${token('mono.font')};
    font-size: ${token('type.sm')};
  }
  ${media.up('md')} {
    li {
      grid-template-columns: 5rem minmax(0, 1fr) minmax(0, 1.4fr);
    }
    li:first-child > * {
      flex-wrap: wrap;
    }
    li:first-child small {
      flex-basis: 100%;
    }
    li:not(:first-child) small {
      display: none;
    }
  }
`;

async function copy(t: DomainsTexts, text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    snackbars.show({ text: t('copied', { label: what }), code: 'copied', tone: 'success' });
  } catch {
    snackbars.show({
      text: t('cannotCopy'),
      code: 'copied',
      tone: 'error',
    });
  }
}

function Part({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  const t = useTexts(domainsTexts);
  return (
    <span>
      <small>{label}</small>
      <code>{text}</code>
      <IconButton
        size="sm"
        label={t('copy', { label: label.toLowerCase(), text })}
        onClick={() => void copy(t, text, label)}
      >
        <Copy aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** Properties of {@link RecordsList}. */
export interface RecordsListProps {
  readonly records: readonly DnsRecord[];
  /** The domain, for screen readers. */
  readonly name: string;
}

/** DNS records that an owner adds where the domain was bought, each part to be copied. */
export function RecordsList({ records, name }: RecordsListProps): ReactElement {
  const t = useTexts(domainsTexts);
  return (
    <Root aria-label={t('dnsRecordsOf', { name })}>
      {records.map((record) => (
        <li key={`${record.type} ${record.value}`}>
          <span>
            <small>{t('type')}</small>
            <code>{record.type}</code>
          </span>
          <Part label={t('name')} text={record.name} />
          <Part label={t('value')} text={record.value} />
        </li>
      ))}
    </Root>
  );
}
