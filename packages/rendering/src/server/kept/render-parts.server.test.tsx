// @vitest-environment node
import { UsedTexts } from '@omnis/texts/react';
import { Keep, PartKeeperContext } from '@omnis/shop-kit';
import { lazy, Suspense, useContext, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { beforeEach, expect, it } from 'vitest';
import { requestSheet, StyleCollector } from '../style-sheet.server.tsx';
import { renderParts, type RenderedParts } from './render-parts.server.ts';
import { withParts } from './kept-parts.server.ts';

const turn = keyframes`from { rotate: 0deg; }`;
const Card = styled.article.withConfig({ componentId: 'test-kept-card' })`
  color: red;
  animation: ${turn} 1s;
`;
const Other = styled.p.withConfig({ componentId: 'test-kept-other' })`
  color: blue;
`;
let rendered: string[] = [];

interface PartProps {
  readonly of: object;
  readonly by?: string;
  readonly children?: ReactNode;
}

function Part({ of, by, children }: PartProps) {
  return (
    <Keep of={of} by={by}>
      {() => {
        rendered.push(by ?? '');
        return <Inside>{children}</Inside>;
      }}
    </Keep>
  );
}

function Inside({ children }: { readonly children: ReactNode }) {
  useContext(UsedTexts)?.add('cards');
  return (
    <Card style={{ color: 'var(--kept-colour)' }}>
      Women’s
      {children}
    </Card>
  );
}

beforeEach(() => {
  rendered = [];
});

function render(page: ReactNode, key: string | null = 'en'): Promise<RenderedParts> {
  return renderParts({
    start: () => ({ sheet: requestSheet('n0'), areas: new Set<string>() }),
    render: ({ sheet, areas }, keeper) => (
      <StyleCollector sheet={sheet}>
        <UsedTexts value={areas}>
          <PartKeeperContext value={keeper}>
            <html lang="en">
              <head></head>
              <body>{page}</body>
            </html>
          </PartKeeperContext>
        </UsedTexts>
      </StyleCollector>
    ),
    key,
    nonce: 'n0',
  }).whole();
}

/** All that a browser is sent of it. */
const whole = ({ marked, sheet, areas }: RenderedParts) => ({
  html: withParts(marked.html, marked.parts).join(''),
  // In the order of their components, as the sheet writes them.
  styles: sheet.getStyleTags(),
  areas: [...areas],
});

it('RD1 renders a part once, and sends the same with the next document', async () => {
  const fox = {};
  const page = (
    <ul>
      <Other>first</Other>
      <Part of={fox} />
    </ul>
  );
  const plain = whole(await render(page, null));
  expect(plain.html).toMatch(/<p class="[^"]+">first<\/p><article/);
  expect(plain.areas).toEqual(['cards']);
  rendered = [];
  expect(whole(await render(page))).toEqual(plain);
  expect(rendered).toHaveLength(1);
  const next = await render(page);
  expect(whole(next)).toEqual(plain);
  expect(rendered).toHaveLength(1);
  expect(next.marked.parts.map(({ uses }) => [...uses])).toEqual([['--kept-colour']]);
});

it('RD1 brings the classes and moves of a part to a document that has none of them', async () => {
  const fox = {};
  await render(
    <>
      <Other />
      <Part of={fox} />
    </>,
  );
  const { styles } = whole(await render(<Part of={fox} />));
  expect(styles).toMatch(/@keyframes/);
  expect(styles).toContain('color:red');
  expect(styles).not.toContain('color:blue');
});

it('RD1 renders it anew for another thing, by another word and in another language', async () => {
  const fox = {};
  const page = (
    <>
      <Part of={fox} by="a" />
      <Part of={fox} by="b" />
      <Part of={{}} by="c" />
    </>
  );
  await render(page);
  await render(page);
  await render(page, 'de');
  expect(rendered.join('')).toBe('abcabc');
});

it('RD1 keeps with a part what stands in it', async () => {
  const outer = {};
  const inner = {};
  const page = (
    <Part of={outer} by="outer">
      <Part of={inner} by="inner" />
    </Part>
  );
  const first = whole(await render(page));
  expect(first.html.match(/<article/g)).toHaveLength(2);
  expect(whole(await render(page))).toEqual(first);
  expect(rendered).toEqual(['outer', 'inner']);
  await render(<Part of={inner} by="inner" />);
  expect(rendered).toEqual(['outer', 'inner', 'inner']);
});

it('RD1 keeps nothing of a document that waits for code', async () => {
  const fox = {};
  const Late = lazy(() => Promise.resolve({ default: () => <b>late</b> }));
  const page = (
    <>
      <Part of={fox} />
      <Suspense>
        <Late />
      </Suspense>
    </>
  );
  const { marked } = await render(page);
  expect(marked.parts).toEqual([]);
  expect(marked.html).toContain('<b>late</b>');
  expect(marked.html).not.toMatch(/<kept-/);
  rendered = [];
  await render(page);
  expect(rendered).toHaveLength(1);
});
