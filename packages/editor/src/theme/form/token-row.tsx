import { useTexts } from '@omnis/texts/react';
import { tokens, type TokenName } from '@omnis/theme';
import { token as css } from '@omnis/theme/react';
import { Badge, IconButton } from '@omnis/ui';
import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { isOwn } from '../state/token-source.ts';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import { ChoiceToken } from './choice-token.tsx';
import { ColourToken } from './colour-token.tsx';
import { FontToken } from './font-token.tsx';
import { TextToken } from './text-token.tsx';
import type { TokenFieldProps } from './token-field-props.ts';

const Root = styled.div.withConfig({ componentId: 'theme-editor-token' })`
  display: grid;
  gap: ${css('space.2')};
  padding-block: ${css('space.3')};
  border-top: 1px solid ${css('border.color')};

  > .head {
    display: flex;
    align-items: center;
    gap: ${css('space.2')};
    min-height: 2rem;
  }
  > .head > .words {
    flex: 1;
    min-width: 0;
  }
  .title {
    display: block;
    font-weight: ${css('weight.medium')};
  }
  .name {
    color: ${css('text.muted')};
    font: ${css('type.xs')} ${css('mono.font')};
    overflow-wrap: anywhere;
  }
  .colours {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    gap: ${css('space.3')};
  }
  .colour {
    display: grid;
    align-content: start;
    gap: ${css('space.1')};
    min-width: 0;
  }
  .mode {
    color: ${css('text.muted')};
    font-size: ${css('type.xs')};
  }
  > .fault {
    color: ${css('error.text')};
    font-size: ${css('type.sm')};
  }
`;

/** Properties of {@link TokenRow}. */
export interface TokenRowProps extends TokenFieldProps {
  /** Why the value is not taken; undefined when it is. */
  readonly fault: string | undefined;
  readonly onReset: (tokens: readonly TokenName[]) => void;
}

function TokenField(props: TokenFieldProps): ReactElement {
  switch (tokens[props.token].type) {
    case 'color':
      return <ColourToken {...props} />;
    case 'fontFamily':
      return <FontToken {...props} />;
    case 'fontWeight':
    case 'textTransform':
    case 'keyword':
      return <ChoiceToken {...props} />;
    case 'dimension':
    case 'number':
    case 'duration':
    case 'easing':
    case 'shadow':
    case 'text':
    case 'image':
      return <TextToken {...props} />;
  }
}

/** A token: its words, its mark when the shop has changed it, and its field (SPEC.md TE2). */
export function TokenRow({ fault, onReset, ...props }: TokenRowProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const { token, title, look } = props;
  const isChanged = isOwn(look, token);
  return (
    <Root id={`theme-token-${token}`} data-token={token} role="group" aria-label={title}>
      <div className="head">
        <span className="words">
          <span className="title">{title}</span>
          <span className="name">{token}</span>
        </span>
        {isChanged && <Badge>{t('changed')}</Badge>}
        {isChanged && (
          <IconButton size="sm" label={t('resetValue', { title })} onClick={() => onReset([token])}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <TokenField {...props} />
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </Root>
  );
}
