// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, keyframes, styled } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { compileOnce, requestSheet, StyleCollector } from './style-sheet.server.tsx';

const turn = keyframes`from { rotate: 0deg; }`;
const Box = styled.p`
  color: var(--x);
  animation: ${turn} 1s;
  &:hover b {
    opacity: 1;
  }
`;

function tagsOf(sheet = requestSheet('n0')): string {
  renderToString(
    <StyleCollector sheet={sheet}>
      <Box />
    </StyleCollector>,
  );
  return sheet.getStyleTags();
}

describe('RD3 StyleCollector', () => {
  it('gives every request the same whole styles, with its nonce', () => {
    const first = tagsOf();
    expect(first).toMatch(/nonce="n0"/);
    expect(first).toMatch(/color:var\(--x\)/);
    expect(first).toMatch(/@keyframes/);
    expect(first).toMatch(/:hover b\{opacity:1/);
    expect(tagsOf()).toBe(first);
  });
});

describe('RD3 requestSheet', () => {
  it('writes what a sheet of styled-components writes, as often as it is asked', () => {
    const sheet = requestSheet('n0');
    const written = tagsOf(sheet);
    expect(written).toBe(tagsOf(new ServerStyleSheet({ nonce: 'n0' })));
    expect(sheet.getStyleTags()).toBe(written);
  });

  it('knows its classes before the rules are asked for', () => {
    const sheet = requestSheet('n0');
    renderToString(
      <StyleCollector sheet={sheet}>
        <Box />
      </StyleCollector>,
    );
    expect([...sheet.instance.names.keys()]).toContain(Box.styledComponentId);
    expect(sheet.instance.getTag().tag.length).toBe(0);
    expect(sheet.getStyleTags()).toContain('color:var(--x)');
  });
});

describe('RD3 compileOnce', () => {
  it('compiles a style once, and apart from another', () => {
    const compile = Object.assign(
      vi.fn((css: string) => [css]),
      { hash: 'h' },
    );
    const once = compileOnce(compile);
    expect(once('a', '.x', undefined, 'id')).toEqual(['a']);
    expect(once('a', '.x', undefined, 'id')).toEqual(['a']);
    expect(once('b', '.y', undefined, 'id')).toEqual(['b']);
    expect(compile).toHaveBeenCalledTimes(2);
    expect(once.hash).toBe('h');
  });
});
