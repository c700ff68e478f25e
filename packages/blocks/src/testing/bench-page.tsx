import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BlockEnvironment } from '../environment/environment.ts';
import { BlockEnvironmentProvider } from '../environment/environment-provider.tsx';
import { PageView } from '../page/page-view.tsx';
import { makeBlock } from '../registry/default-registry.ts';
import { makeExample } from '../registry/define-block.ts';
import { readBlocks } from '../tree/block-node.ts';
import type { BlockTypeName } from '../types/block-data.ts';
import { blockTypes } from '../types/block-types.ts';

/** Types without nested blocks, so that nothing but these components is rendered on either side. */
const names: readonly BlockTypeName[] = [
  'banner',
  'pod',
  'text',
  'summary',
  'quote',
  'image',
  'button',
  'spacer',
];

const environment: BlockEnvironment = {
  mode: 'native',
  Link: ({ to, ...rest }) => <a href={to} {...rest} />,
  formatMoney: (amount, currency) => `${currency} ${amount.toFixed(2)}`,
  useSource: () => ({ status: 'ready', items: [], retry: () => undefined }),
  subscribe: async () => ({ ok: true, message: '' }),
  trigger: () => undefined,
  report: () => undefined,
};

/** For the bench: a page of so many blocks by `<PageView>`, and the same components called plainly. */
export function renderings(count: number): { readonly page: () => string; readonly plain: () => string } {
  const blocks = Array.from({ length: count }, (_, order) => {
    const name = names[order % names.length] ?? 'text';
    return { ...makeExample(blockTypes[name], makeBlock), order };
  });
  const page = { blocks, properties: {} };
  const nodes = readBlocks(blocks).map((block) => ({
    block,
    type: Object.values(blockTypes).find(({ name }) => name === block.type)?.component,
  }));
  const plain = (): ReactElement => (
    <BlockEnvironmentProvider environment={environment}>
      {nodes.map(({ block, type: Type }) =>
        Type === undefined ? null : <Type key={block.uid} block={block} priority={false} />,
      )}
    </BlockEnvironmentProvider>
  );
  return {
    page: () => renderToString(<PageView page={page} environment={environment} />),
    plain: () => renderToString(plain()),
  };
}
