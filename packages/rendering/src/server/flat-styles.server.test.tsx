// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { css, keyframes, styled } from 'styled-components';
import { beforeAll, describe, expect, it } from 'vitest';
import { flattenStyles, joinTexts } from './flat-styles.server.ts';
import { requestSheet, StyleCollector } from './style-sheet.server.tsx';

const turn = keyframes`from { rotate: 0deg; }`;
const shape = css`
  display: ${'flex'};
  gap: ${'1px'};
`;
const Fixed = styled.p`
  ${shape}
  animation: ${turn} 1s;
`;
const Wider = styled(Fixed)`
  width: 2px;
`;
const Chosen = styled.i<{ $hue: string }>`
  ${shape}
  color: ${({ $hue }) => $hue};
`;

function render() {
  const sheet = requestSheet('n0');
  const html = renderToString(
    <StyleCollector sheet={sheet}>
      <Fixed className="own" />
      <Fixed />
      <Wider />
      <Chosen $hue="red" />
      <Chosen $hue="blue" />
    </StyleCollector>,
  );
  return { html, tags: sheet.getStyleTags() };
}

const before = render();
beforeAll(flattenStyles);

describe('flattenStyles', () => {
  it('joins texts that stand side by side, and nothing else', () => {
    const choose = (): string => '';
    expect(joinTexts(['a', 'b', choose, 'c'])).toEqual(['ab', choose, 'c']);
  });

  it('changes neither classes nor rules, from one request to the next', () => {
    expect(render()).toEqual(before);
    expect(render()).toEqual(before);
    expect(before.tags).toMatch(/color:red.*color:blue/s);
    expect(before.tags).toMatch(/@keyframes/);
  });
});
