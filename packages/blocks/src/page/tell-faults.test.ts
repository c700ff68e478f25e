import { describe, expect, it, vi } from 'vitest';
import { shownTypes } from '../registry/shown-types.ts';
import { readBlocks } from '../tree/block-node.ts';
import { tellFaults } from './tell-faults.development.ts';

describe('B80 properties in development', () => {
  it('B80 tells once of a property that a type does not have, and of a value of another kind', () => {
    const warn = vi.fn<(words: string) => void>();
    const pod = { type: 'pod', properties: { title: 'A', titel: 'B', badge: ['new'], template: '' } };
    const row = { type: 'row', properties: { scheme: 'dark' }, items: [pod, pod] };
    const other = { type: 'unheardOf', properties: { any: 1 } };
    const blocks = readBlocks([row, other, { type: 'grid', properties: { breakpoints: { xs: 'two' } } }]);
    tellFaults(blocks, shownTypes, warn);
    tellFaults(blocks, shownTypes, warn);
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      expect.stringMatching(
        /^Blocks of the type pod have no property “titel”. They have image, imageAlt, title,/,
      ),
      '“badge” of a block of the type pod: this must be text.',
      '“breakpoints.xs” of a block of the type grid: this must be a number.',
    ]);
  });

  it('B80 says nothing of a type that describes no properties', () => {
    const warn = vi.fn<(words: string) => void>();
    const component = (): null => null;
    tellFaults(
      readBlocks([{ type: 'acme', properties: { a: 1 } }]),
      {
        get: (name) => ({ name, component }),
      },
      warn,
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
