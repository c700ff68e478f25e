import type { DnsRecord } from '@omnis/contract';
import { media, token } from '@omnis/theme/react';
import { IconButton } from '@omnis/ui';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';

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

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    snackbars.show({ text: `${what} copied`, code: 'copied', tone: 'success' });
  } catch {
    snackbars.show({
      text: 'This browser does not let us copy. Select the text instead.',
      code: 'copied',
      tone: 'error',
    });
  }
}

function Part({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return (
    <span>
      <small>{label}</small>
      <code>{text}</code>
      <IconButton
        size="sm"
        label={`Copy ${label.toLowerCase()} ${text}`}
        onClick={() => void copy(text, label)}
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
  return (
    <Root aria-label={`DNS records of ${name}`}>
      {records.map((record) => (
        <li key={`${record.type} ${record.value}`}>
          <span>
            <small>Type</small>
            <code>{record.type}</code>
          </span>
          <Part label="Name" text={record.name} />
          <Part label="Value" text={record.value} />
        </li>
      ))}
    </Root>
  );
}
