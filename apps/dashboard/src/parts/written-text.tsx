import {
  BlockEnvironmentProvider,
  hasContent,
  proseCss,
  RichText,
  type BlockEnvironment,
} from '@omnis/blocks';
import { RichTextField } from '@omnis/editor';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { moneyText, Tabs } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { partsTexts } from '../texts/parts/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-written-text' })`
  .panel {
    padding-top: ${token('space.3')};
  }
  > .label {
    margin-bottom: ${token('space.1')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  &[data-tall] textarea {
    min-height: 26rem;
  }
`;

const Paper = styled.div.withConfig({ componentId: 'dashboard-shown-text' })`
  min-height: 11rem;
  padding: ${token('space.3')} ${token('space.4')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.md')};

  .nothing {
    color: ${token('text.muted')};
  }
  ${proseCss}
`;

/** A text has words, pictures and links; nothing in it loads, sends or leads away from the form. */
const environment: BlockEnvironment = {
  mode: 'preview',
  Link: ({ to, ...rest }) => <a href={to} {...rest} onClick={(event) => event.preventDefault()} />,
  formatMoney: moneyText,
  useSource: () => ({ status: 'ready', items: [], retry: () => undefined }),
  subscribe: () => Promise.resolve({ ok: false, message: '' }),
  trigger: () => undefined,
  report: () => undefined,
};

/** Properties of {@link ShownText}. */
export interface ShownTextProps {
  /** HTML. */
  readonly html: string;
  /** Said in place of an empty text. */
  readonly nothing: string;
}

/** A text of HTML as shoppers read it; its links lead nowhere. */
export function ShownText({ html, nothing }: ShownTextProps): ReactElement {
  return (
    <Paper>
      <div className="prose">
        {hasContent(html) ? (
          <BlockEnvironmentProvider environment={environment}>
            <RichText html={html} />
          </BlockEnvironmentProvider>
        ) : (
          <p className="nothing">{nothing}</p>
        )}
      </div>
    </Paper>
  );
}

/** Properties of {@link WrittenText}. */
export interface WrittenTextProps extends ShownTextProps {
  readonly label: string;
  /** A text of pages, not of paragraphs: its field is tall. */
  readonly tall?: boolean;
  /** Longest HTML, in characters. */
  readonly maxLength: number;
  readonly error: string | undefined;
  readonly onChange: (html: string) => void;
}

/** A long text of HTML: a field to write it, and how shoppers will read it. */
export function WrittenText({
  label,
  html,
  maxLength,
  error,
  nothing,
  tall = false,
  onChange,
}: WrittenTextProps): ReactElement {
  const t = useTexts(partsTexts);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  return (
    <Root data-tall={tall ? '' : undefined}>
      <div className="label">{label}</div>
      <Tabs
        label={label}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'write',
            label: t('write'),
            panel: (
              <RichTextField
                label={label}
                hideLabel
                maxLength={maxLength}
                html={html}
                error={error}
                onChange={onChange}
              />
            ),
          },
          {
            value: 'preview',
            label: t('preview'),
            panel: <ShownText html={html} nothing={nothing} />,
          },
        ]}
      />
    </Root>
  );
}
